import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { ExternalIp, FloatingIp, Instance } from '#store/api/generated/types'
import { MAX_EXTERNAL_IPS } from '#model/limits'
import {
  checkNamed,
  findInProject,
  inProject,
  mandatoryProject,
  requireFree,
  resolveIn,
} from '../access/lookup'
import { requireProject } from '../access/roles'
import { handlersOf, type Region } from '../region'
import { freeAddress, poolOf, poolWith, requireFreeAddress } from '../rules/addresses'
import { changeFloatingIp, externalIpsOf } from '../rules/externalIps'
import { newRow } from '../rules/newRow'
import { ApiError, invalid, unreadable } from '../wire/apiError'
import { pageOf } from '../wire/pages'

interface Selector {
  floatingIp: string
  project?: string | undefined
}

const find = (
  region: Region,
  { floatingIp, project }: Selector,
  role: 'viewer' | 'collaborator' = 'viewer',
) => findInProject(region, region.world.floatingIps, 'floating-ip', floatingIp, project, role)

const findInstance = (
  region: Region,
  { instance, project }: { instance: string; project?: string | undefined },
  role: 'viewer' | 'collaborator' = 'viewer',
) => findInProject(region, region.world.instances, 'instance', instance, project, role)

/**
 * Addresses are attached and detached while the instance is stopped or running.
 *
 * @throws 503 "Service Unavailable" in starting, stopping and migrating; 400 in other states
 */
function requireSettled({ runState }: Instance) {
  if (instanceLifecycle.has(runState, 'addressesMovable')) return
  if (instanceLifecycle.has(runState, 'addressesBusy'))
    throw new ApiError(503, 'ServiceNotAvailable', 'Service Unavailable')
  throw invalid(`instance is ${runState}: its addresses cannot be changed in that state`)
}

function requireRoom(region: Region, instanceId: string) {
  const attached = externalIpsOf(region, instanceId).filter((ip) => ip.kind !== 'snat')
  if (attached.length >= MAX_EXTERNAL_IPS)
    throw invalid(`an instance may not have more than ${MAX_EXTERNAL_IPS} external IP addresses`)
}

/**
 * Floating addresses, and the ephemeral addresses of instances.
 *
 * A floating IP is created from a pool (lowest free address), from an address of the default pool, from both (the
 * address must lie in that pool), or from neither (default pool). An address that is taken or outside is 400, an
 * exhausted pool 507, a pool that is not linked to the silo 404. Attaching a floating IP to the instance that has it, and
 * detaching a free one, succeed without effect. Attaching one that another instance has is 400, deleting an attached one
 * too.
 *
 * A second ephemeral attach returns the address that is there; detaching when there is none is 400. An ephemeral IP
 * belongs to its instance and returns to the pool with it. Rule: ADDR-1.
 */
export const externalIpHandlers = handlersOf({
  floatingIpList({ args, region }) {
    const project = mandatoryProject(region, args.project)
    return pageOf(inProject(region.world.floatingIps, project.id), args)
  },
  floatingIpView: ({ args, region }) => find(region, args),
  floatingIpCreate({ args, region }) {
    const { body } = args
    const { name, description } = checkNamed(body)
    const project = mandatoryProject(region, args.project)
    requireProject(region, project, 'collaborator')
    const { addressAllocator: allocator } = body
    const exact = allocator?.type === 'explicit' ? allocator.ip : undefined
    const named =
      exact === undefined
        ? poolOf(region, allocator?.type === 'auto' ? allocator.poolSelector : undefined)
        : undefined
    requireFree(inProject(region.world.floatingIps, project.id), 'floating-ip', name)
    const pool = named ?? poolWith(region, exact ?? '')
    const ip = exact === undefined ? freeAddress(region, pool) : requireFreeAddress(region, pool, exact)
    const row: FloatingIp = {
      ...newRow(region, `floating ${project.id}`, { name, description }),
      ip,
      ipPoolId: pool.id,
      projectId: project.id,
      instanceId: null,
    }
    region.world.floatingIps.insert(row)
    return row
  },
  floatingIpUpdate({ args, region }) {
    const row = find(region, args, 'collaborator')
    const next = checkNamed({
      name: args.body.name ?? row.name,
      description: args.body.description ?? row.description,
    })
    requireFree(inProject(region.world.floatingIps, row.projectId), 'floating-ip', next.name, row.id)
    return changeFloatingIp(region, row, next)
  },
  floatingIpDelete({ args, region }) {
    const row = find(region, args, 'collaborator')
    if (row.instanceId) throw invalid('Floating IP cannot be deleted while attached to an instance')
    region.world.floatingIps.remove(row.id)
  },
  floatingIpAttach({ args, region }) {
    const { kind, parent } = args.body
    if (kind !== 'instance')
      throw unreadable('kind', `unknown variant \`${String(kind)}\`, expected \`instance\``)
    const row = find(region, args, 'collaborator')
    const instance = resolveIn(region, region.world.instances, 'instance', parent, row.projectId)
    if (row.instanceId === instance.id) return row
    if (row.instanceId)
      throw invalid('floating IP cannot be attached to one instance while still attached to another')
    requireSettled(instance)
    requireRoom(region, instance.id)
    return changeFloatingIp(region, row, { instanceId: instance.id })
  },
  floatingIpDetach({ args, region }) {
    const row = find(region, args, 'collaborator')
    if (!row.instanceId) return row
    const instance = region.world.instances.get(row.instanceId)
    if (instance) requireSettled(instance)
    return changeFloatingIp(region, row, { instanceId: null })
  },
  instanceExternalIpList({ args, region }) {
    const instance = findInstance(region, args)
    return { items: externalIpsOf(region, instance.id), nextPage: null }
  },
  instanceEphemeralIpAttach({ args, region }) {
    const instance = findInstance(region, args, 'collaborator')
    const pool = poolOf(region, args.body.poolSelector)
    const attached = externalIpsOf(region, instance.id).find((ip) => ip.kind === 'ephemeral')
    if (attached) return attached
    requireSettled(instance)
    requireRoom(region, instance.id)
    const ip: ExternalIp = { kind: 'ephemeral', ip: freeAddress(region, pool), ipPoolId: pool.id }
    region.world.externalIps.insert({ instanceId: instance.id, ip })
    return ip
  },
  instanceEphemeralIpDetach({ args, region }) {
    const instance = findInstance(region, args, 'collaborator')
    const { world } = region
    const attached = world.externalIps.findBy(
      (row) => row.instanceId === instance.id && row.ip.kind === 'ephemeral',
    )
    if (!attached) throw invalid('instance does not have an ephemeral IP attached')
    requireSettled(instance)
    world.externalIps.remove(attached.id)
  },
})
