import type { ExternalIp, FloatingIp, Instance } from '../../src/store/api/generated/types'
import { MAX_EXTERNAL_IPS } from '../../src/store/model/limits'
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
import { freeAddress, poolNamed, requireFreeAddress } from '../rules/addresses'
import { newRow } from '../rules/newRow'
import { Fault, invalid, unreadable } from '../wire/fault'
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

/** Addresses move while an instance rests or runs. On its way it is busy; in other states it is a refusal. Source: §0. */
function requireSettled({ runState }: Instance) {
  if (runState === 'stopped' || runState === 'running') return
  if (['starting', 'stopping', 'migrating'].includes(runState))
    throw new Fault(503, 'ServiceNotAvailable', 'Service Unavailable')
  throw invalid(`instance is ${runState}: its addresses cannot be changed in that state`)
}

/** What an instance is reached by, and reaches out by; by kind and then by address, so that screens stand still. */
export function externalIpsOf({ world }: Region, instanceId: string): ExternalIp[] {
  const own = world.externalIps.filter((each) => each.instanceId === instanceId).map(({ ip }) => ip)
  const floating = [...world.floatingIps.values()]
    .filter((row) => row.instanceId === instanceId)
    .map((row): ExternalIp => ({ kind: 'floating', ...row }))
  return [...own, ...floating].sort((a, b) => `${a.kind} ${a.ip}`.localeCompare(`${b.kind} ${b.ip}`))
}

function requireRoom(region: Region, instanceId: string) {
  const held = externalIpsOf(region, instanceId).filter((ip) => ip.kind !== 'snat')
  if (held.length >= MAX_EXTERNAL_IPS)
    throw invalid(`an instance may not have more than ${MAX_EXTERNAL_IPS} external IP addresses`)
}

function change(region: Region, row: FloatingIp, fields: Partial<FloatingIp>): FloatingIp {
  const next = { ...row, ...fields, timeModified: region.timestamp() }
  region.world.floatingIps.set(row.id, next)
  return next
}

/** Lets go of what an instance held: floating addresses are kept, the others go back to their pools. */
export function releaseAddresses(region: Region, instanceId: string) {
  const { world } = region
  world.externalIps = world.externalIps.filter((each) => each.instanceId !== instanceId)
  for (const row of world.floatingIps.values())
    if (row.instanceId === instanceId) change(region, row, { instanceId: null })
}

/** Floating addresses, and the addresses an instance has for as long as it lives. Source: §3.6, §3.8, §4.4. */
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
    const pool = poolNamed(region, body.pool)
    requireFree(inProject(region.world.floatingIps, project.id), 'floating-ip', name)
    const ip = body.ip ? requireFreeAddress(region, pool, body.ip) : freeAddress(region, pool)
    const row: FloatingIp = {
      ...newRow(region, `floating ${project.id}`, { name, description }),
      ip,
      ipPoolId: pool.id,
      projectId: project.id,
      instanceId: null,
    }
    region.world.floatingIps.set(row.id, row)
    return row
  },
  floatingIpUpdate({ args, region }) {
    const row = find(region, args, 'collaborator')
    const next = checkNamed({
      name: args.body.name ?? row.name,
      description: args.body.description ?? row.description,
    })
    requireFree(inProject(region.world.floatingIps, row.projectId), 'floating-ip', next.name, row.id)
    return change(region, row, next)
  },
  floatingIpDelete({ args, region }) {
    const row = find(region, args, 'collaborator')
    if (row.instanceId) throw invalid('Floating IP cannot be deleted while attached to an instance')
    region.world.floatingIps.delete(row.id)
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
    return change(region, row, { instanceId: instance.id })
  },
  floatingIpDetach({ args, region }) {
    const row = find(region, args, 'collaborator')
    if (!row.instanceId) return row
    const instance = region.world.instances.get(row.instanceId)
    if (instance) requireSettled(instance)
    return change(region, row, { instanceId: null })
  },
  instanceExternalIpList({ args, region }) {
    const instance = findInstance(region, args)
    return { items: externalIpsOf(region, instance.id), nextPage: null }
  },
  instanceEphemeralIpAttach({ args, region }) {
    const instance = findInstance(region, args, 'collaborator')
    const pool = poolNamed(region, args.body.pool)
    const held = externalIpsOf(region, instance.id).find((each) => each.kind === 'ephemeral')
    if (held) return held
    requireSettled(instance)
    requireRoom(region, instance.id)
    const ip: ExternalIp = { kind: 'ephemeral', ip: freeAddress(region, pool), ipPoolId: pool.id }
    region.world.externalIps.push({ instanceId: instance.id, ip })
    return ip
  },
  instanceEphemeralIpDetach({ args, region }) {
    const instance = findInstance(region, args, 'collaborator')
    const { world } = region
    const held = world.externalIps.find(
      (each) => each.instanceId === instance.id && each.ip.kind === 'ephemeral',
    )
    if (!held) throw invalid('instance does not have an ephemeral IP attached')
    requireSettled(instance)
    world.externalIps = world.externalIps.filter((each) => each !== held)
  },
})
