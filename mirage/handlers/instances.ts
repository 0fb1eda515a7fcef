import { diskLifecycle, type DiskStateName } from '#machines/lifecycle/diskLifecycle'
import { instanceLifecycle, type InstanceCommand } from '#machines/lifecycle/instanceLifecycle'
import type { Disk, Instance } from '#store/api/generated/types'
import { MAX_DISKS } from '#model/limits'
import { findInProject, mandatoryProject, resolveIn } from '../access/lookup'
import { handlersOf, type Region } from '../region'
import { checkJumboFrames } from '../rules/jumboFrames'
import { releaseAddresses } from '../rules/externalIps'
import { detachSubnets } from '../rules/externalSubnets'
import { groupsOf, leaveAll, requirePlace } from '../rules/affinityGroups'
import { attachedDisks, changeInstance, checkSize, moveInstance, requireAllowed } from '../rules/instances'
import { checkJoins, leaveAllGroups, replaceGroups } from '../rules/multicast'
import { requireCompute } from '../rules/quota'
import { conflict, invalid } from '../wire/apiError'
import { pageOf } from '../wire/pages'

interface Selector {
  instance: string
  project?: string | undefined
}

const find = (region: Region, { instance, project }: Selector, role: 'viewer' | 'collaborator' = 'viewer') =>
  findInProject(region, region.world.instances, 'instance', instance, project, role)

/** Applies a command to an instance. @returns the instance in its new state */
function applyCommand(region: Region, selector: Selector, command: InstanceCommand): Instance {
  const row = find(region, selector, 'collaborator')
  requireAllowed(row, command)
  const target = instanceLifecycle.next(row.runState, command)
  if (target) moveInstance(region, row.id, target)
  return region.world.instances.get(row.id) ?? row
}

function setDisk(region: Region, disk: Disk, state: Disk['state']): Disk {
  return region.world.disks.update(disk.id, { state, timeModified: region.timestamp() })
}

export const instanceHandlers = handlersOf({
  instanceList({ args, region }) {
    const project = mandatoryProject(region, args.project)
    const rows = region.world.instances.where(
      (row) => row.projectId === project.id && row.runState !== instanceLifecycle.gone,
    )
    return pageOf(rows, args)
  },
  instanceView: ({ args, region }) => find(region, args),
  instanceStart({ args, region }) {
    const row = find(region, args, 'collaborator')
    requireAllowed(row, 'command.start')
    requireCompute(region, row)
    requirePlace(region, row.id, groupsOf(region, 'anti-affinity-group', row.id))
    return applyCommand(region, args, 'command.start')
  },
  instanceStop: ({ args, region }) => applyCommand(region, args, 'command.stop'),
  instanceReboot: ({ args, region }) => applyCommand(region, args, 'command.reboot'),
  instanceDelete({ args, region }) {
    const row = find(region, args, 'collaborator')
    requireAllowed(row, 'command.delete')
    const { world } = region
    for (const disk of attachedDisks(region, row.id)) setDisk(region, disk, { state: 'detached' })
    world.nics.removeWhere((nic) => nic.instanceId === row.id)
    releaseAddresses(region, row.id)
    detachSubnets(region, row.id)
    leaveAllGroups(region, row.id)
    leaveAll(region, row.id)
    world.instanceKeys.remove(row.id)
    world.instances.remove(row.id)
  },
  instanceUpdate({ args, region }) {
    const row = find(region, args, 'collaborator')
    const { ncpus, memory, bootDisk, autoRestartPolicy, cpuPlatform, enableJumboFrames, multicastGroups } =
      args.body
    checkJoins(multicastGroups)
    checkSize(ncpus, memory)
    checkJumboFrames(region, enableJumboFrames, 'update')
    const isResize = ncpus !== row.ncpus || memory !== row.memory || cpuPlatform !== (row.cpuPlatform ?? null)
    if (isResize && !instanceLifecycle.can(row.runState, 'command.resize'))
      throw conflict('instance must be stopped to be resized')
    const boot = bootDisk ? resolveIn(region, region.world.disks, 'disk', bootDisk, row.projectId) : undefined
    const isReboot = (boot?.id ?? null) !== (row.bootDiskId ?? null)
    if (isReboot && !instanceLifecycle.can(row.runState, 'command.updateBootDisk')) {
      throw conflict('instance must be stopped to have its boot disk changed')
    }
    const isAttached = boot && attachedDisks(region, row.id).some((disk) => disk.id === boot.id)
    if (boot && !(isAttached && diskLifecycle.can(boot.state.state, 'command.setAsBootDisk'))) {
      throw conflict('boot disk must be attached to the instance')
    }
    replaceGroups(region, row, multicastGroups)
    return changeInstance(region, row.id, {
      ncpus,
      memory,
      // The update replaces: an absent field clears, as null does.
      bootDiskId: boot?.id ?? null,
      autoRestartPolicy: autoRestartPolicy ?? null,
      autoRestartEnabled: autoRestartPolicy !== 'never',
      cpuPlatform,
      enableJumboFrames,
      timeModified: region.timestamp(),
    })
  },
  instanceDiskList: ({ args, region }) => pageOf(attachedDisks(region, find(region, args).id), args),
  instanceDiskAttach({ args, region }) {
    const row = find(region, args, 'collaborator')
    requireAllowed(row, 'command.attachDisk')
    const disk = resolveIn(region, region.world.disks, 'disk', args.body.disk, row.projectId)
    const state: DiskStateName = disk.state.state
    const target = diskLifecycle.next(state, 'command.attach')
    if (!target) throw invalid(`disk is ${state} and cannot be attached`)
    if (attachedDisks(region, row.id).length >= MAX_DISKS)
      throw invalid(`cannot attach more than ${MAX_DISKS} disks to an instance`)
    return setDisk(region, disk, { state: 'attached', instance: row.id })
  },
  instanceDiskDetach({ args, region }) {
    const row = find(region, args, 'collaborator')
    requireAllowed(row, 'command.detachDisk')
    const disk = resolveIn(region, region.world.disks, 'disk', args.body.disk, row.projectId)
    if (!diskLifecycle.can(disk.state.state, 'command.detach'))
      throw invalid(`disk is ${disk.state.state} and cannot be detached`)
    if (!('instance' in disk.state) || disk.state.instance !== row.id)
      throw invalid('disk is not attached to this instance')
    if (row.bootDiskId === disk.id) throw conflict('boot disk cannot be detached: unset it first')
    return setDisk(region, disk, { state: 'detached' })
  },
})
