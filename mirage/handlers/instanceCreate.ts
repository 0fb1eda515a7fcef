import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import type {
  Disk,
  DiskState,
  ExternalIp,
  Instance,
  InstanceCreate,
  SshKey,
} from '#store/api/generated/types'
import { hostnameError } from '#model/network/hostnames'
import { MAX_DISKS, MAX_EXTERNAL_IPS, MAX_KEYS, MAX_USER_DATA_BYTES } from '#model/limits'
import { checkNamed, inProject, mandatoryProject, requireFree, resolveIn } from '../access/lookup'
import { requireProject } from '../access/roles'
import { instanceBehaviour, unstartedBehaviour } from '../behaviours/instanceBehaviour'
import type { ProjectRow } from '../models/project'
import { idOf } from '../random'
import { handlersOf, type Region } from '../region'
import { checkJumboFrames } from '../rules/jumboFrames'
import { freeAddress, poolOf, snatSlot } from '../rules/addresses'
import { newDisk } from '../rules/disks'
import { join, requireFewGroups, requirePlace, requireRoomIn } from '../rules/affinityGroups'
import { checkSize, moveInstance } from '../rules/instances'
import { checkJoins, joinGroups } from '../rules/multicast'
import { checkCount, newNics } from '../rules/nics'
import { requireCompute, requireStorage } from '../rules/quota'
import { findOwnKey, ownKeys } from '../rules/sshKeys'
import { invalid, unreadable } from '../wire/apiError'

// Everything is checked before anything is stored, so that an error leaves nothing behind.

/** @throws 400 in the words of the control plane */
function checkScalars(body: InstanceCreate) {
  if (typeof body.hostname !== 'string') throw unreadable('hostname', 'missing field `hostname`')
  if (hostnameError(body.hostname))
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

/** Checks the limits, before anything is looked up. @throws 400, in the order of the control plane */
function checkCounts({ bootDisk, disks, externalIps, networkInterfaces, sshPublicKeys }: InstanceCreate) {
  if ((disks ?? []).length + (bootDisk ? 1 : 0) > MAX_DISKS)
    throw invalid(`cannot attach more than ${MAX_DISKS} disks to an instance`)
  const addresses = externalIps ?? []
  if (addresses.length > MAX_EXTERNAL_IPS)
    throw invalid(`an instance may not have more than ${MAX_EXTERNAL_IPS} external IP addresses`)
  if (addresses.filter(({ type }) => type === 'ephemeral').length > 1)
    throw invalid('ephemeral IP limit of 1 exceeded')
  const nics = networkInterfaces?.type === 'create' ? networkInterfaces.params : []
  checkCount(nics.length)
  if (new Set(nics.map(({ vpcName }) => vpcName)).size > 1)
    throw invalid('all interfaces of an instance must be in one VPC')
  if ((sshPublicKeys ?? []).length > MAX_KEYS)
    throw invalid(`cannot attach more than ${MAX_KEYS} keys to an instance`)
}

interface Plan {
  disk: Disk
  isNew: boolean
}

/** The disks to create or attach, the boot disk first. */
function planDisks(region: Region, project: ProjectRow, body: InstanceCreate): Plan[] {
  const diskRequests = [...(body.bootDisk ? [body.bootDisk] : []), ...(body.disks ?? [])]
  const names = new Set<string>()
  return diskRequests.map((request) => {
    if (names.has(request.name)) throw invalid(`disk "${request.name}" is named more than once`)
    names.add(request.name)
    if (request.type === 'create') return { disk: newDisk(region, project, request), isNew: true }
    const disk = resolveIn(region, region.world.disks, 'disk', request.name, project.id)
    const { state } = disk.state
    if ('instance' in disk.state) throw invalid('cannot attach disk: it is attached to another instance')
    if (!diskLifecycle.can(state, 'command.attach')) throw invalid(`cannot attach disk in state "${state}"`)
    return { disk, isNew: false }
  })
}

/** The addresses of the instance: a shared source address, ephemeral ones if requested, and floating ones. */
function planAddresses(region: Region, project: ProjectRow, body: InstanceCreate) {
  const addressRequests = body.externalIps ?? []
  const pools = addressRequests.flatMap((request) =>
    request.type === 'ephemeral' ? [poolOf(region, request.poolSelector)] : [],
  )
  const own: Exclude<ExternalIp, { kind: 'floating' }>[] = pools.map((pool) => ({
    kind: 'ephemeral',
    ip: freeAddress(region, pool),
    ipPoolId: pool.id,
  }))
  const snat = snatSlot(region, new Set(own.map(({ ip }) => ip)))
  const floating = addressRequests.flatMap((request) => {
    if (request.type !== 'floating') return []
    const row = resolveIn(region, region.world.floatingIps, 'floating-ip', request.floatingIp, project.id)
    if (row.instanceId)
      throw invalid('floating IP cannot be attached to one instance while still attached to another')
    return [row]
  })
  return { floating, own: [snat, ...own] }
}

/** The keys of the instance: without a list, all keys of the caller; with an empty list, none. */
const planKeys = (region: Region, selectors: InstanceCreate['sshPublicKeys']): readonly SshKey[] =>
  selectors ? selectors.map((selector) => findOwnKey(region, selector)) : ownKeys(region)

/** The groups of the instance, without duplicates. @throws 400 when one is full */
function planGroups(region: Region, project: ProjectRow, selectors: InstanceCreate['antiAffinityGroups']) {
  const selected = (selectors ?? []).map((selector) =>
    resolveIn(region, region.world.antiAffinityGroups, 'anti-affinity-group', selector, project.id),
  )
  const groups = [...new Map(selected.map((group) => [group.id, group])).values()]
  requireFewGroups(groups.length)
  for (const group of groups) requireRoomIn(region, 'anti-affinity-group', group.id)
  return groups
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
    cpuPlatform: body.cpuPlatform ?? null,
    enableJumboFrames: body.enableJumboFrames ?? false,
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
    checkJoins(body.multicastGroups)
    const project = mandatoryProject(region, args.project)
    requireProject(region, project, 'collaborator')
    checkSize(body.ncpus, body.memory)
    checkJumboFrames(region, body.enableJumboFrames, 'create')
    checkCounts(body)
    const keys = planKeys(region, body.sshPublicKeys)
    const groups = planGroups(region, project, body.antiAffinityGroups)
    requireFree(inProject(world.instances, project.id), 'instance', body.name)
    const row = newInstance(region, project, body)
    const nics = newNics(region, row, body.networkInterfaces ?? { type: 'default_dual_stack' })
    const addresses = planAddresses(region, project, body)
    const disks = planDisks(region, project, body)
    const isStarted = body.start ?? true
    if (isStarted) {
      requireCompute(region, row)
      requirePlace(region, row.id, groups)
    }
    requireStorage(
      region,
      disks.reduce((sum, { disk, isNew }) => sum + (isNew ? disk.size : 0), 0),
    )

    joinGroups(region, row, body.multicastGroups)
    for (const { disk, isNew } of disks) {
      const state: DiskState = { state: 'attached', instance: row.id }
      if (isNew) world.disks.insert({ ...disk, state })
      else world.disks.update(disk.id, { state })
    }
    for (const ip of addresses.own) world.externalIps.insert({ instanceId: row.id, ip })
    for (const ip of addresses.floating) world.floatingIps.update(ip.id, { instanceId: row.id })
    for (const nic of nics) world.nics.insert(nic)
    for (const group of groups) join(region, 'anti-affinity-group', group, row.id)
    world.instanceKeys.insert({ id: row.id, keys })
    const bootDiskId = body.bootDisk ? (disks[0]?.disk.id ?? null) : null
    world.instances.insert({ ...row, bootDiskId })
    moveInstance(region, row.id, 'creating', isStarted ? instanceBehaviour : unstartedBehaviour)
    return world.instances.get(row.id) ?? row
  },
})
