import type { AntiAffinityGroupMember, InstanceNetworkInterface } from '../../src/store/api/generated/types'
import { isUuid } from '../../src/store/model/names'
import { exists, invalid, notFound } from '../fault'
import { findInProject, mandatoryProject, requireFree } from '../lookup'
import { pageOf } from '../pages'
import { handlersOf, type Region } from '../region'
import { requireLawful } from './instances'

interface Selector {
  interface: string
  instance?: string | undefined
  project?: string | undefined
}

/** An interface with its instance: an id takes no parents, a name needs the instance. Source: §1.4. */
function findNic(region: Region, args: Selector, role: 'viewer' | 'collaborator' = 'viewer') {
  const { instances, nics } = region.world
  const selector = args.interface
  const type = 'instance-network-interface'
  const isId = isUuid(selector)
  if (isId && args.instance !== undefined)
    throw invalid(`when providing ${type} as an ID, instance should not be specified`)
  if (!isId && args.instance === undefined)
    throw invalid(`${type} should either be an ID or instance should be specified`)
  const missing = notFound(type, selector, isId ? 'id' : 'name')
  const byId = isId ? nics.get(selector) : undefined
  if (isId && !byId) throw missing
  const instance = findInProject(
    region,
    instances,
    'instance',
    byId?.instanceId ?? args.instance ?? '',
    isId ? undefined : args.project,
    role,
  )
  const nic: InstanceNetworkInterface | undefined =
    byId ?? [...nics.values()].find((each) => each.instanceId === instance.id && each.name === selector)
  if (!nic) throw missing
  return { nic, instance }
}

/** The calls whose state rules stand in the instance's table: interfaces, affinity. */
export const instanceAccessHandlers = handlersOf({
  instanceNetworkInterfaceView: ({ args, region }) => findNic(region, args).nic,
  instanceNetworkInterfaceUpdate({ args, region }) {
    const { nic, instance } = findNic(region, args, 'collaborator')
    requireLawful(instance, 'command.updateNic')
    const { name = nic.name, description = nic.description, primary } = args.body
    if (nic.primary && primary === false)
      throw invalid('the primary interface cannot be made a secondary one')
    const ours = [...region.world.nics.values()].filter((each) => each.instanceId === instance.id)
    requireFree(ours, 'instance-network-interface', name ?? nic.name, nic.id)
    const next = {
      ...nic,
      name: name ?? nic.name,
      description: description ?? nic.description,
      primary: primary === true || nic.primary,
      timeModified: region.timestamp(),
    }
    if (next.primary) for (const each of ours) region.world.nics.set(each.id, { ...each, primary: false })
    region.world.nics.set(nic.id, next)
    return next
  },
  instanceSshPublicKeyList({ args, region }) {
    const instance = findInProject(region, region.world.instances, 'instance', args.instance, args.project)
    return pageOf(region.world.instanceKeys.get(instance.id) ?? [], args)
  },
  instanceAntiAffinityGroupList({ args, region }) {
    const { world } = region
    const instance = findInProject(region, world.instances, 'instance', args.instance, args.project)
    return pageOf(
      [...world.antiAffinityGroups.values()].filter((group) =>
        world.antiAffinityMembers.get(group.id)?.includes(instance.id),
      ),
      args,
    )
  },
  /** Groups that keep together cannot be made in this region yet, so no instance is in one. */
  instanceAffinityGroupList({ args, region }) {
    findInProject(region, region.world.instances, 'instance', args.instance, args.project)
    return { items: [], nextPage: null }
  },
  antiAffinityGroupList({ args, region }) {
    const project = mandatoryProject(region, args.project)
    return pageOf(
      [...region.world.antiAffinityGroups.values()].filter((row) => row.projectId === project.id),
      args,
    )
  },
  antiAffinityGroupMemberInstanceAdd({ args, region }) {
    const { world } = region
    const group = findInProject(
      region,
      world.antiAffinityGroups,
      'anti-affinity-group',
      args.antiAffinityGroup,
      args.project,
      'collaborator',
    )
    const instance = findInProject(
      region,
      world.instances,
      'instance',
      args.instance,
      args.project,
      'collaborator',
    )
    requireLawful(instance, 'command.addToAffinityGroup')
    const members = world.antiAffinityMembers.get(group.id) ?? []
    if (members.includes(instance.id)) throw exists('anti-affinity-group-member', instance.name)
    world.antiAffinityMembers.set(group.id, [...members, instance.id])
    const member: AntiAffinityGroupMember = {
      type: 'instance',
      value: { id: instance.id, name: instance.name, runState: instance.runState },
    }
    return member
  },
})
