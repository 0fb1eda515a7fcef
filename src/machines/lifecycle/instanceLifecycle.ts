import type { InstanceState } from '#store/api/generated/types'
import table from '../tables/instance.json'
import { lifecycleFrom } from './ask'

/** The commands of an instance. Rule: LIFE-2. */
export type InstanceCommand =
  | 'command.start'
  | 'command.stop'
  | 'command.reboot'
  | 'command.delete'
  | 'command.resize'
  | 'command.updateBootDisk'
  | 'command.attachDisk'
  | 'command.detachDisk'
  | 'command.updateNic'
  | 'command.openSerialConsole'
  | 'command.addToAffinityGroup'

/** The server's report that an instance is in this state. */
export type InstanceReport = `report.${InstanceState}`

/** Facts of a state, besides the commands it allows. */
export type InstanceTag =
  /** In transition to another state. */
  | 'transitional'
  /** It has failed: it works no more until someone acts, or the region repairs it. */
  | 'failed'
  /** Its CPUs and memory count against the quota. */
  | 'usesCapacity'
  /** The instance has a virtual machine on a sled. */
  | 'placed'
  /** The virtual machine boots for the first time since the instance was stopped. */
  | 'boots'
  /** The virtual machine is replaced by a new one. */
  | 'restarts'
  /** The instance moves to another sled. */
  | 'moves'
  /** Network interfaces may be deleted. */
  | 'nicsDeletable'
  /** External addresses may be attached and detached. */
  | 'addressesMovable'
  /** The region rejects address changes now, because the instance is in transition. */
  | 'addressesBusy'

/** The lifecycle of instances. */
export const instanceLifecycle = lifecycleFrom<InstanceState, InstanceCommand, InstanceTag>(table, {
  noun: 'instances',
  words: {
    'command.start': 'started',
    'command.stop': 'stopped',
    'command.reboot': 'rebooted',
    'command.delete': 'deleted',
    'command.resize': 'resized',
    'command.updateBootDisk': 'given another boot disk',
    'command.attachDisk': 'given another disk',
    'command.detachDisk': 'detached from a disk',
    'command.updateNic': 'given other network interfaces',
    'command.openSerialConsole': 'reached by serial console',
    'command.addToAffinityGroup': 'added to an affinity group',
  },
  verbs: { 'command.start': 'start', 'command.stop': 'stop' },
})
