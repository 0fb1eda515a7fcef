import { diskLifecycle } from '../../../machines/lifecycle/diskLifecycle'
import { instanceLifecycle } from '../../../machines/lifecycle/instanceLifecycle'
import type { Disk, Instance } from '../../../store/api/generated/types'
import { defineCommand } from '../../../store/commands/command'
import { phrase } from '../../../store/commands/phrase'
import '../../../store/api/instances'

// What may be done with a disk here depends on the instance it hangs on, so both make the subject.

/** A disk together with the instance whose page it is on. */
export interface InstanceDisk {
  instance: Instance
  disk: Disk
  /** Name of the present boot disk, if the instance has one. */
  bootDisk?: string | undefined
}

const subject = ({ instance, disk }: InstanceDisk) => ({
  kind: 'instance',
  id: instance.id,
  name: disk.name,
  state: instance.runState,
})

export const setBootDisk = defineCommand<InstanceDisk, 'instanceChange'>({
  name: 'instance.setBootDisk',
  label: 'Set as boot disk',
  operation: 'instanceChange',
  lifecycle: instanceLifecycle,
  event: 'command.updateBootDisk',
  forbids: ({ disk }) => diskLifecycle.why(disk.state.state, 'command.setAsBootDisk'),
  toArgs: ({ instance, disk }) => ({ instance: instance.id, change: { bootDisk: disk.id } }),
  subject,
  confirm: ({ instance, disk, bootDisk }) => ({
    title: phrase`Set ${disk.name} as boot disk?`,
    body: bootDisk
      ? `${instance.name} boots from it instead of ${bootDisk}.`
      : `${instance.name} boots from it.`,
    tone: 'primary',
  }),
  started: ({ disk }) => `${disk.name} is the boot disk`,
  failed: ({ disk }) => `Could not make ${disk.name} the boot disk`,
})

export const unsetBootDisk = defineCommand<InstanceDisk, 'instanceChange'>({
  name: 'instance.unsetBootDisk',
  label: 'Unset as boot disk',
  operation: 'instanceChange',
  lifecycle: instanceLifecycle,
  event: 'command.updateBootDisk',
  toArgs: ({ instance }) => ({ instance: instance.id, change: { bootDisk: null } }),
  subject,
  confirm: ({ instance, disk }) => ({
    title: phrase`Unset ${disk.name} as boot disk?`,
    body: `It stays attached to ${instance.name}. An instance should have a boot disk: without one, it tries its disks in an order that may change.`,
    tone: 'primary',
  }),
  started: ({ disk }) => `${disk.name} is no longer the boot disk`,
  failed: ({ disk }) => `Could not unset ${disk.name} as the boot disk`,
})

export const detachDisk = defineCommand<InstanceDisk, 'instanceDiskDetach'>({
  name: 'instance.detachDisk',
  label: 'Detach',
  operation: 'instanceDiskDetach',
  lifecycle: instanceLifecycle,
  event: 'command.detachDisk',
  forbids: ({ instance, disk }) =>
    diskLifecycle.why(disk.state.state, 'command.detach') ??
    (instance.bootDiskId === disk.id ? 'Unset it as the boot disk before detaching it' : undefined),
  toArgs: ({ instance, disk }) => ({ instance: instance.id, body: { disk: disk.id } }),
  subject,
  confirm: ({ instance, disk }) => ({
    title: phrase`Detach ${disk.name} from ${instance.name}?`,
    body: 'The disk and the data on it are kept.',
    tone: 'danger',
  }),
  started: ({ disk }) => `Disk ${disk.name} detached`,
  failed: ({ disk }) => `Could not detach ${disk.name}`,
})
