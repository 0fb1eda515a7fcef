import { diskLifecycle } from '../../src/machines/lifecycle/diskLifecycle'
import type { Disk, ExternalIp, Instance, InstanceCreate, SshKey } from '../../src/store/api/generated/types'
import { freeAddress, poolNamed, snatSlot } from '../addresses'
import { instanceBehaviour, unstartedBehaviour } from '../behaviours/instanceBehaviour'
import { invalid, unreadable } from '../fault'
import { checkNamed, mandatoryProject, requireFree, resolveIn } from '../lookup'
import { newNics } from '../nics'
import { requireCompute, requireStorage } from '../quota'
import { idOf } from '../random'
import { handlersOf, type Region } from '../region'
import { requireProject } from '../roles'
import type { ProjectRow } from '../world'
import { findKey, keysOf } from './account'
import { newDisk } from './disks'
import { MAX_EXTERNAL_IPS } from './externalIps'
import { checkSize, moveInstance } from './instances'

// Everything is checked before anything is kept, so that a refusal leaves nothing behind. Source: §3.8, §4.1.

const MAX_DISKS = 8
const MAX_KEYS = 100
const MAX_USER_DATA_BYTES = 32 * 1024
const HOSTNAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i

/** @throws 400 in the words of the wire. */
function checkScalars(body: InstanceCreate) {
  if (typeof body.hostname !== 'string') throw unreadable('hostname', 'missing field `hostname`')
  if (!HOSTNAME.test(body.hostname))
    throw unreadable('hostname', 'hostname does not comply with the standard for host names')
  if (!body.userData) return
  let bytes: number
  try {
    bytes = atob(body.userData).length
  } catch {
    throw unreadable('user_data', 'invalid base64')
  }
  if (bytes > MAX_USER_DATA_BYTES)
    throw unreadable('user_data', 'user data is too large: at most 32 KiB once decoded')
}

interface Plan {
  disk: Disk
  isNew: boolean
}

/** The disks to be made or attached, the boot disk first. */
function planDisks(region: Region, project: ProjectRow, body: InstanceCreate): Plan[] {
  const wanted = [...(body.bootDisk ? [body.bootDisk] : []), ...(body.disks ?? [])]
  if (wanted.length > MAX_DISKS) throw invalid(`cannot attach more than ${MAX_DISKS} disks to an instance`)
  const names = new Set<string>()
  return wanted.map((each) => {
    if (names.has(each.name)) throw invalid(`disk "${each.name}" is named more than once`)
    names.add(each.name)
    if (each.type === 'create') return { disk: newDisk(region, project, each), isNew: true }
    const disk = resolveIn(region, region.world.disks, 'disk', each.name, project.id)
    if (!diskLifecycle.can(disk.state.state, 'command.attach'))
      throw invalid(`disk is ${disk.state.state} and cannot be attached`)
    return { disk, isNew: false }
  })
}

/** The addresses to be given: the shared one everybody gets, an ephemeral one, and floating ones by their ids. */
function planAddresses(region: Region, project: ProjectRow, body: InstanceCreate) {
  const wanted = body.externalIps ?? []
  if (wanted.length > MAX_EXTERNAL_IPS)
    throw invalid(`an instance may not have more than ${MAX_EXTERNAL_IPS} external IP addresses`)
  const ephemeral = wanted.filter((each) => each.type === 'ephemeral')
  if (ephemeral.length > 1) throw invalid('an instance may not have more than 1 ephemeral IP address')
  const floating = wanted.flatMap((each) => {
    if (each.type !== 'floating') return []
    const row = resolveIn(region, region.world.floatingIps, 'floating-ip', each.floatingIp, project.id)
    if (row.instanceId)
      throw invalid('floating IP cannot be attached to one instance while still attached to another')
    return [row]
  })
  const own: Exclude<ExternalIp, { kind: 'floating' }>[] = ephemeral.map(({ pool: name }) => {
    const pool = poolNamed(region, name)
    return { kind: 'ephemeral', ip: freeAddress(region, pool), ipPoolId: pool.id }
  })
  return { floating, own: [snatSlot(region, new Set(own.map(({ ip }) => ip))), ...own] }
}

/** Left out means all of the caller's keys; an empty list means none. */
function planKeys(region: Region, selectors: InstanceCreate['sshPublicKeys']): readonly SshKey[] {
  if (!selectors) return keysOf(region)
  if (selectors.length > MAX_KEYS) throw invalid(`cannot attach more than ${MAX_KEYS} keys to an instance`)
  return selectors.map((selector) => findKey(region, selector))
}

function newInstance(region: Region, project: ProjectRow, body: InstanceCreate): Instance {
  const now = region.timestamp()
  return {
    id: idOf(`instance ${project.id} ${body.name} ${now}`),
    name: body.name,
    description: body.description,
    hostname: body.hostname,
    projectId: project.id,
    ncpus: body.ncpus,
    memory: body.memory,
    runState: 'creating',
    timeRunStateUpdated: now,
    autoRestartPolicy: body.autoRestartPolicy ?? null,
    autoRestartEnabled: body.autoRestartPolicy !== 'never',
    autoRestartCooldownExpiration: null,
    timeLastAutoRestarted: null,
    bootDiskId: null,
    timeCreated: now,
    timeModified: now,
  }
}

export const instanceCreateHandlers = handlersOf({
  instanceCreate({ args, region }) {
    const { body } = args
    const { world } = region
    checkNamed(body)
    checkScalars(body)
    const project = mandatoryProject(region, args.project)
    requireProject(region, project, 'collaborator')
    checkSize(body.ncpus, body.memory)
    const disks = planDisks(region, project, body)
    const addresses = planAddresses(region, project, body)
    const row = newInstance(region, project, body)
    const nics = newNics(region, row, body.networkInterfaces ?? { type: 'default' })
    const keys = planKeys(region, body.sshPublicKeys)
    const groups = (body.antiAffinityGroups ?? []).map((group) =>
      resolveIn(region, world.antiAffinityGroups, 'anti-affinity-group', group, project.id),
    )
    requireFree(
      [...world.instances.values()].filter((each) => each.projectId === project.id),
      'instance',
      row.name,
    )
    const isStarted = body.start ?? true
    if (isStarted) requireCompute(region, row)
    requireStorage(
      region,
      disks.reduce((sum, { disk, isNew }) => sum + (isNew ? disk.size : 0), 0),
    )

    for (const { disk } of disks)
      world.disks.set(disk.id, { ...disk, state: { state: 'attached', instance: row.id } })
    for (const ip of addresses.own) world.externalIps.push({ instanceId: row.id, ip })
    for (const ip of addresses.floating) world.floatingIps.set(ip.id, { ...ip, instanceId: row.id })
    for (const nic of nics) world.nics.set(nic.id, nic)
    for (const group of groups)
      world.antiAffinityMembers.set(group.id, [...(world.antiAffinityMembers.get(group.id) ?? []), row.id])
    world.instanceKeys.set(row.id, keys)
    const bootDiskId = body.bootDisk ? (disks[0]?.disk.id ?? null) : null
    world.instances.set(row.id, { ...row, bootDiskId })
    moveInstance(region, row.id, 'creating', isStarted ? instanceBehaviour : unstartedBehaviour)
    return world.instances.get(row.id) ?? row
  },
})
