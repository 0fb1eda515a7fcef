import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { ExternalSubnet, Instance } from '#store/api/generated/types'
import { MAX_EXTERNAL_SUBNETS } from '#model/limits'
import { isUuid } from '#model/nameOrId'
import {
  checkNamed,
  findInProject,
  inProject,
  mandatoryProject,
  renamed,
  requireFree,
} from '../access/lookup'
import { requireProject, type Role } from '../access/roles'
import { handlersOf, type Region } from '../region'
import { netOf } from '../rules/cidr'
import { changeExternalSubnet, externalSubnetsOf } from '../rules/externalSubnets'
import { newRow } from '../rules/newRow'
import { allocate, spokenVersion, versionOf } from '../rules/subnetPools'
import { ApiError, invalid } from '../wire/apiError'
import { pageOf } from '../wire/pages'

interface Selector {
  externalSubnet: string
  project?: string | undefined
}

/** An external subnet by its name in a project, or by its id alone. The control plane words the errors differently here. */
function find(region: Region, { externalSubnet, project }: Selector, role?: Role): ExternalSubnet {
  const byId = isUuid(externalSubnet)
  if (byId && project !== undefined)
    throw invalid('when providing external subnet as an ID project should not be specified')
  if (!byId && project === undefined)
    throw invalid('external subnet should either be a UUID or project should be specified')
  return findInProject(region, region.world.externalSubnets, 'external-subnet', externalSubnet, project, role)
}

/** @throws 503 while the instance moves, 400 in other states in which its subnets cannot change */
function requireSettled({ runState }: Instance) {
  if (instanceLifecycle.has(runState, 'moves'))
    throw new ApiError(503, 'ServiceNotAvailable', 'Service Unavailable')
  if (!instanceLifecycle.has(runState, 'addressesMovable'))
    throw invalid(`Cannot attach subnet to instance in ${runState} state`)
}

/** @throws 400 unless the primary interface of the instance has an address of the same family as the subnet */
function requireFamily({ world }: Region, instance: Instance, { subnet }: ExternalSubnet) {
  const version = versionOf(netOf(subnet))
  const primary = world.nics.findBy((nic) => nic.instanceId === instance.id && nic.primary)
  const stack = primary?.ipStack.type
  if (stack !== 'dual_stack' && stack !== version)
    throw invalid(
      `Cannot attach an ${spokenVersion(version)} external subnet to an instance that does not have a matching IP stack`,
    )
}

/** Blocks of addresses that are routed to an instance. */
export const externalSubnetHandlers = handlersOf({
  externalSubnetList({ args, region }) {
    const project = mandatoryProject(region, args.project)
    return pageOf(inProject(region.world.externalSubnets, project.id), args)
  },
  externalSubnetView: ({ args, region }) => find(region, args),
  externalSubnetCreate({ args, region }) {
    const project = mandatoryProject(region, args.project)
    requireProject(region, project, 'limited_collaborator')
    const { name, description } = checkNamed(args.body)
    requireFree(inProject(region.world.externalSubnets, project.id), 'external-subnet', name)
    const { pool, member, subnet } = allocate(region, args.body.allocator)
    const row: ExternalSubnet = {
      ...newRow(region, `external-subnet ${project.id}`, { name, description }),
      subnet,
      subnetPoolId: pool.id,
      subnetPoolMemberId: member.id,
      projectId: project.id,
      instanceId: null,
    }
    region.world.externalSubnets.insert(row)
    return row
  },
  externalSubnetUpdate({ args, region }) {
    const row = find(region, args, 'limited_collaborator')
    const next = renamed(row, args.body)
    requireFree(inProject(region.world.externalSubnets, row.projectId), 'external-subnet', next.name, row.id)
    return changeExternalSubnet(region, row, next)
  },
  externalSubnetDelete({ args, region }) {
    const row = find(region, args, 'limited_collaborator')
    if (row.instanceId)
      throw invalid(
        'Cannot delete external subnet while it is attached to an instance. Detach it and try again.',
      )
    region.world.externalSubnets.remove(row.id)
  },
  externalSubnetAttach({ args, region }) {
    const row = find(region, args, 'limited_collaborator')
    const selector = args.body.instance
    const instance = findInProject(
      region,
      region.world.instances,
      'instance',
      selector,
      isUuid(selector) ? undefined : row.projectId,
      'limited_collaborator',
    )
    if (instance.projectId !== row.projectId)
      throw invalid('External subnet and instance must be in the same project')
    if (row.instanceId === instance.id) return row
    if (row.instanceId)
      throw invalid('External subnets cannot be attached to one instance while still attached to another')
    requireSettled(instance)
    if (externalSubnetsOf(region, instance.id).length >= MAX_EXTERNAL_SUBNETS)
      throw invalid(`An instance may not have more than ${MAX_EXTERNAL_SUBNETS} attached subnets`)
    requireFamily(region, instance, row)
    return changeExternalSubnet(region, row, { instanceId: instance.id })
  },
  externalSubnetDetach({ args, region }) {
    const row = find(region, args, 'limited_collaborator')
    if (!row.instanceId) throw invalid('External subnet is not attached to an instance')
    return changeExternalSubnet(region, row, { instanceId: null })
  },
  /** All at once: the list has no pages. */
  instanceExternalSubnetList({ args: { instance: selector, project }, region }) {
    const instance = findInProject(region, region.world.instances, 'instance', selector, project)
    return { items: externalSubnetsOf(region, instance.id), nextPage: null }
  },
})
