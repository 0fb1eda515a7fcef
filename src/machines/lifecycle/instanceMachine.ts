import { setup } from 'xstate'
import type { InstanceCommand, InstanceReport, InstanceTag } from './instanceLifecycle'

const permit = { actions: 'permit' } as const

/**
 * The lifecycle of an instance: commands and server reports. No timing and no effects: those belong to the server or
 * the mock. `report.failed` is in each state instead of the root, because the pure functions would let a root event
 * leave the final state.
 */
export const instanceMachine = setup({
  types: {} as {
    events: { type: InstanceCommand | InstanceReport }
    tags: InstanceTag
    /** The command that a state suggests: the most likely next one. */
    meta: { suggests: InstanceCommand }
  },
  // A command that is allowed and keeps the state. It needs an action: an empty transition means forbidden.
  actions: { permit: () => {} },
}).createMachine({
  id: 'instance',
  initial: 'creating',
  states: {
    creating: {
      tags: ['transitional', 'usesCapacity'],
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
      tags: ['transitional', 'usesCapacity', 'placed', 'boots', 'addressesBusy'],
      on: {
        'command.stop': 'stopping',
        'report.running': 'running',
        'report.stopped': 'stopped',
        'report.failed': 'failed',
      },
    },
    running: {
      tags: ['usesCapacity', 'placed', 'addressesMovable'],
      meta: { suggests: 'command.openSerialConsole' },
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
      tags: ['transitional', 'usesCapacity', 'placed', 'addressesBusy'],
      on: { 'report.stopped': 'stopped', 'report.failed': 'failed' },
    },
    stopped: {
      tags: ['addressesMovable', 'nicsDeletable'],
      meta: { suggests: 'command.start' },
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
      tags: ['transitional', 'usesCapacity', 'placed', 'restarts'],
      on: {
        'command.stop': 'stopping',
        'command.openSerialConsole': permit,
        'report.running': 'running',
        'report.stopping': 'stopping',
        'report.failed': 'failed',
      },
    },
    migrating: {
      tags: ['usesCapacity', 'placed', 'moves', 'addressesBusy'],
      on: {
        'command.openSerialConsole': permit,
        'report.running': 'running',
        'report.stopping': 'stopping',
        'report.failed': 'failed',
      },
    },
    repairing: {
      tags: ['usesCapacity', 'placed'],
      on: {
        'command.openSerialConsole': permit,
        'report.running': 'running',
        'report.stopped': 'stopped',
        'report.failed': 'failed',
      },
    },
    failed: {
      tags: ['failed', 'nicsDeletable'],
      meta: { suggests: 'command.start' },
      on: {
        'command.start': 'starting',
        // A failed instance has no virtual machine, so it can be observed as stopped at once.
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
