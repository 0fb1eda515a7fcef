import { setup } from 'xstate'
import type { InstanceState } from '../../store/api/generated/types'
import { lifecycleOf } from './ask'

/** A wish somebody may have of an instance. Source: the table of actions by state, specification §4. */
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

/** What the server says of an instance: that it is now in this state. */
export type InstanceReport = `report.${InstanceState}`

const permit = { actions: 'permit' } as const

/**
 * What an instance may do and what the server may say of it. No timing and no effects: those belong to the server
 * (or to the mock). `report.failed` stands in each state rather than at the root, because the pure functions would
 * let a root event leave the final state.
 */
const instanceMachine = setup({
  types: {} as { events: { type: InstanceCommand | InstanceReport }; tags: 'transitional' },
  // A wish that is allowed and leaves the state as it is. It must name an action: an empty transition reads as forbidden.
  actions: { permit: () => {} },
}).createMachine({
  id: 'instance',
  initial: 'creating',
  states: {
    creating: {
      tags: 'transitional',
      on: {
        'command.resize': permit,
        'command.updateBootDisk': permit,
        'command.attachDisk': permit,
        'command.detachDisk': permit,
        'report.starting': 'starting',
        'report.stopped': 'stopped',
        'report.failed': 'failed',
      },
    },
    starting: {
      tags: 'transitional',
      on: {
        'command.stop': 'stopping',
        'report.running': 'running',
        'report.stopped': 'stopped',
        'report.failed': 'failed',
      },
    },
    running: {
      on: {
        'command.stop': 'stopping',
        'command.reboot': 'rebooting',
        'command.openSerialConsole': permit,
        'report.stopping': 'stopping',
        'report.rebooting': 'rebooting',
        'report.migrating': 'migrating',
        'report.repairing': 'repairing',
        'report.failed': 'failed',
      },
    },
    stopping: {
      tags: 'transitional',
      on: { 'report.stopped': 'stopped', 'report.failed': 'failed' },
    },
    stopped: {
      on: {
        'command.start': 'starting',
        'command.delete': 'destroyed',
        'command.resize': permit,
        'command.updateBootDisk': permit,
        'command.attachDisk': permit,
        'command.detachDisk': permit,
        'command.updateNic': permit,
        'command.addToAffinityGroup': permit,
        'report.failed': 'failed',
      },
    },
    rebooting: {
      tags: 'transitional',
      on: {
        'command.stop': 'stopping',
        'command.openSerialConsole': permit,
        'report.running': 'running',
        'report.stopping': 'stopping',
        'report.failed': 'failed',
      },
    },
    migrating: {
      on: {
        'command.openSerialConsole': permit,
        'report.running': 'running',
        'report.stopping': 'stopping',
        'report.failed': 'failed',
      },
    },
    repairing: {
      on: {
        'command.openSerialConsole': permit,
        'report.running': 'running',
        'report.stopped': 'stopped',
        'report.failed': 'failed',
      },
    },
    failed: {
      on: {
        'command.start': 'starting',
        // A dead instance has nothing to wind down, so it may be observed as stopped at once.
        'command.stop': 'stopping',
        'command.delete': 'destroyed',
        'command.resize': permit,
        'command.updateBootDisk': permit,
        'command.detachDisk': permit,
        // Automatic restart.
        'report.starting': 'starting',
        'report.stopped': 'stopped',
      },
    },
    destroyed: { type: 'final' },
  },
})

/** The law of instances. */
export const instanceLifecycle = lifecycleOf<InstanceState, InstanceCommand>(instanceMachine, {
  noun: 'instances',
  words: {
    'command.start': 'started',
    'command.stop': 'stopped',
    'command.reboot': 'rebooted',
    'command.delete': 'deleted',
    'command.resize': 'resized',
    'command.updateBootDisk': 'given another boot disk',
    'command.attachDisk': 'given another disk',
    'command.detachDisk': 'separated from a disk',
    'command.updateNic': 'given other network interfaces',
    'command.openSerialConsole': 'reached by serial console',
    'command.addToAffinityGroup': 'added to an affinity group',
  },
  verbs: { 'command.start': 'start', 'command.stop': 'stop' },
})
