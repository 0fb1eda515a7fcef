import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Disk, Instance } from '#store/api/generated/types'
import { disksApi } from '#store/api/resources/disks'
import { instanceDisksApi } from '#store/api/resources/instanceDisks'
import { instancesApi } from '#store/api/resources/instances'
import { projectCollaborator } from '#model/needs'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { checkByReading } from '#store/commands/checkByReading'
import { followInstance } from './commands'

// These commands depend on the instance, so the subject contains both.

/** A disk with its instance. */
export interface InstanceDisk {
  instance: Instance
  disk: Disk
  /** Name of the current boot disk, if any. */
  bootDisk?: string | undefined
}

const subject = ({ instance, disk }: InstanceDisk) => ({
  kind: 'instance' as const,
  id: instance.id,
  name: instance.name,
  part: disk.name,
  state: instance.runState,
})

export const setBootDisk = defineCommand<InstanceDisk>()({
  name: 'instance.setBootDisk',
  label: 'Set as boot disk',
  many: { not: 'An instance has one boot disk' },
  needs: projectCollaborator,
  endpoint: instancesApi.endpoints.instanceUpdate,
  lifecycle: instanceLifecycle,
  event: 'command.updateBootDisk',
  disabledReason: ({ disk }) => diskLifecycle.why(disk.state.state, 'command.setAsBootDisk'),
  toArgs: ({ instance, disk }) => ({ instance: instance.id, body: { bootDisk: disk.id } }),
  subject,
  asks: 'never',
  confirm: ({ instance, disk, bootDisk }) => ({
    title: phrase`Set ${disk.name} as boot disk?`,
    body: bootDisk
      ? `${instance.name} boots from it instead of ${bootDisk}.`
      : `${instance.name} boots from it.`,
    tone: 'primary',
  }),
  end: ({ disk }) => `${disk.name} is the boot disk`,
  errorMessage: ({ disk }) => `Could not make ${disk.name} the boot disk`,
  follow: ({ instance }) => followInstance(instance),
})

export const unsetBootDisk = defineCommand<InstanceDisk>()({
  name: 'instance.unsetBootDisk',
  label: 'Unset as boot disk',
  many: { not: 'An instance has one boot disk' },
  needs: projectCollaborator,
  endpoint: instancesApi.endpoints.instanceUpdate,
  lifecycle: instanceLifecycle,
  event: 'command.updateBootDisk',
  toArgs: ({ instance }) => ({ instance: instance.id, body: { bootDisk: null } }),
  subject,
  confirm: ({ instance, disk }) => ({
    title: phrase`Unset ${disk.name} as boot disk?`,
    body: `It stays attached to ${instance.name}. An instance should have a boot disk: without one, it tries its disks in an order that may change.`,
    tone: 'primary',
  }),
  end: ({ disk }) => `${disk.name} is no longer the boot disk`,
  errorMessage: ({ disk }) => `Could not unset ${disk.name} as the boot disk`,
  follow: ({ instance }) => followInstance(instance),
})

export const detachDisk = defineCommand<InstanceDisk>()({
  name: 'instance.detachDisk',
  label: 'Detach',
  many: 'once',
  needs: projectCollaborator,
  endpoint: instanceDisksApi.endpoints.instanceDiskDetach,
  lifecycle: instanceLifecycle,
  event: 'command.detachDisk',
  disabledReason: ({ instance, disk }) =>
    diskLifecycle.why(disk.state.state, 'command.detach') ??
    (instance.bootDiskId === disk.id ? 'Unset it as the boot disk before detaching it' : undefined),
  toArgs: ({ instance, disk }) => ({ instance: instance.id, body: { disk: disk.id } }),
  subject,
  confirm: ({ instance, disk }, { The }) => ({
    title: phrase`Detach ${disk.name} from ${instance.name}?`,
    body: `${The} disk and the data on it are kept.`,
    tone: 'primary',
  }),
  end: ({ disk }) => `Disk ${disk.name} detached`,
  errorMessage: ({ disk }) => `Could not detach ${disk.name}`,
  isSo: ({ instance, disk }) =>
    checkByReading(
      disksApi.endpoints.diskView,
      { disk: disk.id },
      ({ state }) => !('instance' in state && state.instance === instance.id),
    ),
  follow: ({ instance }) => followInstance(instance),
})
