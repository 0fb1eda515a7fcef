import { diskLifecycle, type DiskStateName } from '../../src/machines/lifecycle/diskLifecycle'
import { instanceLifecycle, type InstanceCommand } from '../../src/machines/lifecycle/instanceLifecycle'
import type { Disk, Instance, InstanceState } from '../../src/store/api/generated/types'
import { GIB, MAX_MEMORY_GIB, MAX_VCPUS } from '../../src/store/model/limits'
import { findInProject, mandatoryProject, resolveIn } from '../access/lookup'
import { instanceBehaviour } from '../behaviours/instanceBehaviour'
import { handlersOf, moveTo, type Behaviour, type Region } from '../region'
import { groupsOf, leaveAll, requirePlace } from '../rules/groups'
import { requireCompute } from '../rules/quota'
import { conflict, invalid, invalidValue, unreadable } from '../wire/fault'
import { pageOf } from '../wire/pages'
import { releaseAddresses } from './externalIps'

interface Selector {
  instance: string
  project?: string | undefined
}

const find = (region: Region, { instance, project }: Selector, role: 'viewer' | 'collaborator' = 'viewer') =>
  findInProject(region, region.world.instances, 'instance', instance, project, role)

/** Refuses what the law refuses. @throws 400 naming the state; 409 for a start, as the control plane has it */
export function requireLawful(instance: Instance, command: InstanceCommand) {
  const reason = instanceLifecycle.why(instance.runState, command)
  if (!reason) return
  const text = `instance is ${instance.runState}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`
  throw command === 'command.start' ? conflict(text) : invalid(text)
}

function change(region: Region, id: string, fields: Partial<Instance>): Instance {
  const row = region.world.instances.get(id)
  if (!row) throw invalid('the instance is gone')
  const next = { ...row, ...fields }
  region.world.instances.set(id, next)
  return next
}

/** Moves an instance, and lets the hardware take it on. */
export function moveInstance(
  region: Region,
  id: string,
  state: string,
  behaviour: Behaviour = instanceBehaviour,
) {
  moveTo(
    region,
    {
      lifecycle: instanceLifecycle,
      behaviour,
      id,
      read: () => region.world.instances.get(id)?.runState,
      write: (next) =>
        void change(region, id, { runState: next as InstanceState, timeRunStateUpdated: region.timestamp() }),
    },
    state,
  )
}

/** A wish that moves the instance: 202, with the body already on its way. */
function obey(region: Region, selector: Selector, command: InstanceCommand): Instance {
  const row = find(region, selector, 'collaborator')
  requireLawful(row, command)
  const target = instanceLifecycle.next(row.runState, command)
  if (target) moveInstance(region, row.id, target)
  return region.world.instances.get(row.id) ?? row
}

/** @throws 400 when an instance of that size cannot be. */
export function checkSize(ncpus: unknown, memory: unknown) {
  if (typeof ncpus !== 'number') throw unreadable('ncpus', 'missing field `ncpus`')
  if (typeof memory !== 'number') throw unreadable('memory', 'missing field `memory`')
  // Ours: the control plane has no lower bound.
  if (ncpus < 1) throw invalid('an instance must have at least one vCPU')
  if (ncpus > MAX_VCPUS) throw invalid(`cannot have more than ${MAX_VCPUS} vCPUs per instance`)
  if (memory < GIB) throw invalidValue('size', 'memory must be at least 1 GiB')
  if (memory % GIB !== 0) throw invalidValue('size', 'memory must be divisible by 1 GiB')
  if (memory > MAX_MEMORY_GIB * GIB)
    throw invalidValue('size', `memory must be at most ${MAX_MEMORY_GIB} GiB`)
}

export function attachedTo(region: Region, instanceId: string): Disk[] {
  return [...region.world.disks.values()].filter(
    ({ state }) => 'instance' in state && state.instance === instanceId && state.state !== 'detaching',
  )
}

function setDisk(region: Region, disk: Disk, state: Disk['state']): Disk {
  const next = { ...disk, state, timeModified: region.timestamp() }
  region.world.disks.set(disk.id, next)
  return next
}

export const instanceHandlers = handlersOf({
  instanceList({ args, region }) {
    const project = mandatoryProject(region, args.project)
    const rows = [...region.world.instances.values()].filter(
      (row) => row.projectId === project.id && row.runState !== 'destroyed',
    )
    return pageOf(rows, args)
  },
  instanceView: ({ args, region }) => find(region, args),
  instanceStart({ args, region }) {
    const row = find(region, args, 'collaborator')
    requireLawful(row, 'command.start')
    requireCompute(region, row)
    requirePlace(region, row.id, groupsOf(region, 'anti-affinity-group', row.id))
    return obey(region, args, 'command.start')
  },
  instanceStop: ({ args, region }) => obey(region, args, 'command.stop'),
  instanceReboot: ({ args, region }) => obey(region, args, 'command.reboot'),
  instanceDelete({ args, region }) {
    const row = find(region, args, 'collaborator')
    requireLawful(row, 'command.delete')
    const { world } = region
    for (const disk of attachedTo(region, row.id)) setDisk(region, disk, { state: 'detached' })
    for (const nic of world.nics.values()) if (nic.instanceId === row.id) world.nics.delete(nic.id)
    releaseAddresses(region, row.id)
    leaveAll(region, row.id)
    world.instanceKeys.delete(row.id)
    world.instances.delete(row.id)
  },
  instanceUpdate({ args, region }) {
    const row = find(region, args, 'collaborator')
    const { ncpus, memory, bootDisk, autoRestartPolicy } = args.body
    checkSize(ncpus, memory)
    const isResize = ncpus !== row.ncpus || memory !== row.memory
    if (isResize && !instanceLifecycle.can(row.runState, 'command.resize'))
      throw conflict('instance must be stopped to be resized')
    const boot = bootDisk ? resolveIn(region, region.world.disks, 'disk', bootDisk, row.projectId) : undefined
    const isReboot = (boot?.id ?? null) !== (row.bootDiskId ?? null)
    if (isReboot && !instanceLifecycle.can(row.runState, 'command.updateBootDisk')) {
      throw conflict('instance must be stopped to have its boot disk changed')
    }
    const isAttached = boot && attachedTo(region, row.id).some((disk) => disk.id === boot.id)
    if (boot && !(isAttached && diskLifecycle.can(boot.state.state, 'command.setAsBootDisk'))) {
      throw conflict('boot disk must be attached to the instance')
    }
    return change(region, row.id, {
      ncpus,
      memory,
      // Left out and null both clear: the update replaces. Source: project-screens §6.3.
      bootDiskId: boot?.id ?? null,
      autoRestartPolicy: autoRestartPolicy ?? null,
      autoRestartEnabled: autoRestartPolicy !== 'never',
      timeModified: region.timestamp(),
    })
  },
  instanceDiskList: ({ args, region }) => pageOf(attachedTo(region, find(region, args).id), args),
  instanceDiskAttach({ args, region }) {
    const row = find(region, args, 'collaborator')
    requireLawful(row, 'command.attachDisk')
    const disk = resolveIn(region, region.world.disks, 'disk', args.body.disk, row.projectId)
    const state: DiskStateName = disk.state.state
    const target = diskLifecycle.next(state, 'command.attach')
    if (!target) throw invalid(`disk is ${state} and cannot be attached`)
    if (attachedTo(region, row.id).length >= 8)
      throw invalid('cannot attach more than 8 disks to an instance')
    return setDisk(region, disk, { state: 'attached', instance: row.id })
  },
  instanceDiskDetach({ args, region }) {
    const row = find(region, args, 'collaborator')
    requireLawful(row, 'command.detachDisk')
    const disk = resolveIn(region, region.world.disks, 'disk', args.body.disk, row.projectId)
    if (!diskLifecycle.can(disk.state.state, 'command.detach'))
      throw invalid(`disk is ${disk.state.state} and cannot be detached`)
    if (!('instance' in disk.state) || disk.state.instance !== row.id)
      throw invalid('disk is not attached to this instance')
    if (row.bootDiskId === disk.id) throw conflict('boot disk cannot be detached: unset it first')
    return setDisk(region, disk, { state: 'detached' })
  },
})
