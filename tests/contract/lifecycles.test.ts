import { describe, expect, expectTypeOf, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { Lifecycle } from '#machines/lifecycle/ask'
import { bfdSessionLifecycle } from '#machines/lifecycle/bfdSessionLifecycle'
import { bfdSessionMachine } from '#machines/lifecycle/bfdSessionMachine'
import { diskLifecycle, type DiskCommand, type DiskStateName } from '#machines/lifecycle/diskLifecycle'
import { diskMachine } from '#machines/lifecycle/diskMachine'
import { imageLifecycle } from '#machines/lifecycle/imageLifecycle'
import { imageMachine } from '#machines/lifecycle/imageMachine'
import { instanceLifecycle, type InstanceCommand } from '#machines/lifecycle/instanceLifecycle'
import { instanceMachine } from '#machines/lifecycle/instanceMachine'
import { multicastGroupLifecycle } from '#machines/lifecycle/multicastGroupLifecycle'
import { multicastGroupMachine } from '#machines/lifecycle/multicastGroupMachine'
import { multicastMemberLifecycle } from '#machines/lifecycle/multicastMemberLifecycle'
import { multicastMemberMachine } from '#machines/lifecycle/multicastMemberMachine'
import { rackMembershipLifecycle } from '#machines/lifecycle/rackMembershipLifecycle'
import { rackMembershipMachine } from '#machines/lifecycle/rackMembershipMachine'
import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import { snapshotMachine } from '#machines/lifecycle/snapshotMachine'
import { supportBundleLifecycle } from '#machines/lifecycle/supportBundleLifecycle'
import { supportBundleMachine } from '#machines/lifecycle/supportBundleMachine'
import { unadoptedDiskLifecycle } from '#machines/lifecycle/unadoptedDiskLifecycle'
import { updateLifecycle, type UpdateState } from '#machines/lifecycle/updateLifecycle'
import { updateMachine } from '#machines/lifecycle/updateMachine'
import { webhookDeliveryLifecycle } from '#machines/lifecycle/webhookDeliveryLifecycle'
import { unadoptedDiskMachine } from '#machines/lifecycle/unadoptedDiskMachine'
import { webhookDeliveryMachine } from '#machines/lifecycle/webhookDeliveryMachine'
import type {
  AlertDeliveryState,
  BfdState,
  InstanceState,
  RackMembershipChangeState,
  SupportBundleState,
} from '#store/api/generated/types'
import {
  alertDeliveryStates,
  alertDeliveryTable,
  bfdStates,
  bfdTable,
  diskStates,
  diskTable,
  instanceStates,
  instanceTable,
  multicastGroupStates,
  multicastGroupTable,
  multicastMemberStates,
  multicastMemberTable,
  rackMembershipStates,
  rackMembershipTable,
  snapshotStates,
  supportBundleStates,
  supportBundleTable,
  transitionalInstanceStates,
  unadoptedDiskStates,
  unadoptedDiskTable,
  updateStates,
  updateTable,
} from './specTables'

const sorted = (words: readonly string[]) => [...words].sort()

describe('the lifecycle of instances is the specification’s table', () => {
  for (const [action, allowed] of Object.entries(instanceTable)) {
    for (const state of instanceStates) {
      const yes = allowed.includes(state)
      it(`${action} is ${yes ? 'allowed' : 'refused'} while ${state}`, () => {
        const command = `command.${action}` as InstanceCommand
        expect(instanceLifecycle.can(state, command)).toBe(yes)
        expect(instanceLifecycle.why(state, command) === undefined).toBe(yes)
      })
    }
  }
  it('knows exactly the actions of the table', () => {
    expect(sorted(instanceLifecycle.commands)).toEqual(
      sorted(Object.keys(instanceTable).map((name) => `command.${name}`)),
    )
  })
  it('has exactly the states of the API', () => {
    expect(sorted(instanceLifecycle.states)).toEqual(sorted(instanceStates))
    expectTypeOf<(typeof instanceStates)[number]>().toEqualTypeOf<InstanceState>()
  })
  it('calls exactly four states transitional', () => {
    expect(sorted(instanceLifecycle.states.filter(instanceLifecycle.isTransitional))).toEqual(
      sorted(transitionalInstanceStates),
    )
  })
})

describe('the lifecycle of disks is the specification’s table', () => {
  for (const [action, allowed] of Object.entries(diskTable)) {
    for (const state of diskStates) {
      const yes = (allowed as readonly string[]).includes(state)
      it(`${action} is ${yes ? 'allowed' : 'refused'} while ${state}`, () => {
        expect(diskLifecycle.can(state, `command.${action}` as DiskCommand)).toBe(yes)
      })
    }
  }
  it('has exactly the states of the API', () => {
    expect(sorted(diskLifecycle.states)).toEqual(sorted(diskStates))
    expectTypeOf<(typeof diskStates)[number]>().toEqualTypeOf<DiskStateName>()
  })
})

interface OperatorLifecycle {
  lifecycle: Lifecycle
  states: readonly string[]
  table: Record<string, readonly string[]>
  transitional: readonly string[]
  /** States of the lifecycle that the API does not have: a deleted resource. */
  also: readonly string[]
}

const operatorLifecycles: readonly OperatorLifecycle[] = [
  {
    lifecycle: supportBundleLifecycle,
    states: supportBundleStates,
    table: supportBundleTable,
    transitional: ['collecting', 'destroying'],
    also: ['gone'],
  },
  {
    lifecycle: webhookDeliveryLifecycle,
    states: alertDeliveryStates,
    table: alertDeliveryTable,
    transitional: ['pending'],
    also: [],
  },
  {
    lifecycle: bfdSessionLifecycle,
    states: bfdStates,
    table: bfdTable,
    transitional: ['init'],
    also: ['gone'],
  },
  {
    lifecycle: rackMembershipLifecycle,
    states: rackMembershipStates,
    table: rackMembershipTable,
    transitional: ['in_progress'],
    also: [],
  },
  {
    lifecycle: unadoptedDiskLifecycle,
    states: unadoptedDiskStates,
    table: unadoptedDiskTable,
    transitional: ['adoption_requested'],
    also: ['gone'],
  },
  {
    lifecycle: multicastGroupLifecycle,
    states: multicastGroupStates,
    table: multicastGroupTable,
    transitional: ['Creating', 'Deleting'],
    also: ['gone'],
  },
  {
    lifecycle: multicastMemberLifecycle,
    states: multicastMemberStates,
    table: multicastMemberTable,
    transitional: ['Joining'],
    also: ['gone'],
  },
  {
    lifecycle: updateLifecycle,
    states: updateStates,
    table: updateTable,
    transitional: ['updating'],
    also: [],
  },
]

describe.each(operatorLifecycles)(
  'the lifecycle of $lifecycle.noun',
  ({ lifecycle, states, table, transitional, also }) => {
    it('has exactly the states of the API', () => {
      expect(sorted(lifecycle.states)).toEqual(sorted([...states, ...also]))
      expect(sorted(lifecycle.states.filter(lifecycle.isTransitional))).toEqual(sorted(transitional))
    })
    it('allows exactly what the table allows', () => {
      expect(sorted(lifecycle.commands)).toEqual(sorted(Object.keys(table).map((name) => `command.${name}`)))
      for (const [action, allowed] of Object.entries(table))
        expect(sorted(lifecycle.allowedStates(`command.${action}`))).toEqual(sorted(allowed))
    })
  },
)

// The compiler checks that the states in the tables are those of the API.
expectTypeOf<(typeof supportBundleStates)[number]>().toEqualTypeOf<SupportBundleState>()
expectTypeOf<(typeof alertDeliveryStates)[number]>().toEqualTypeOf<AlertDeliveryState>()
expectTypeOf<(typeof bfdStates)[number]>().toEqualTypeOf<BfdState>()
expectTypeOf<(typeof rackMembershipStates)[number]>().toEqualTypeOf<RackMembershipChangeState>()
expectTypeOf<(typeof updateStates)[number]>().toEqualTypeOf<UpdateState>()

describe('every state of every lifecycle can be reached', () => {
  for (const [lifecycle, machine] of [
    [instanceLifecycle, instanceMachine],
    [diskLifecycle, diskMachine],
    [snapshotLifecycle, snapshotMachine],
    [imageLifecycle, imageMachine],
    [supportBundleLifecycle, supportBundleMachine],
    [webhookDeliveryLifecycle, webhookDeliveryMachine],
    [bfdSessionLifecycle, bfdSessionMachine],
    [rackMembershipLifecycle, rackMembershipMachine],
    [unadoptedDiskLifecycle, unadoptedDiskMachine],
    [multicastGroupLifecycle, multicastGroupMachine],
    [multicastMemberLifecycle, multicastMemberMachine],
    [updateLifecycle, updateMachine],
  ] as const) {
    it(lifecycle.id, () => {
      const reached = getShortestPaths(machine as AnyStateMachine).map((path) => String(path.state.value))
      expect(sorted([...new Set(reached)])).toEqual(sorted(lifecycle.states))
    })
  }
  it('snapshots have the states of the API', () => {
    expect(sorted(snapshotLifecycle.states)).toEqual(sorted(snapshotStates))
  })
})

it('a state suggests only what it allows, and a stopped or failed instance suggests to start it', () => {
  const suggested = instanceLifecycle.states.flatMap((state) => {
    const command = instanceLifecycle.suggests(state)
    return command ? [[state, command, instanceLifecycle.can(state, command)]] : []
  })
  expect(suggested).toEqual([
    ['running', 'command.openSerialConsole', true],
    ['stopped', 'command.start', true],
    ['failed', 'command.start', true],
  ])
})

describe('lifecycles explain themselves', () => {
  it('names the states in which an action is allowed', () => {
    expect(instanceLifecycle.why('repairing', 'command.start')).toBe(
      'Only stopped or failed instances can be started',
    )
    expect(instanceLifecycle.why('creating', 'command.stop')).toBe(
      'Only starting, running, rebooting or failed instances can be stopped',
    )
  })
  it.each([
    ['instance', 'running', 'command.start', 'It is running already'],
    ['instance', 'starting', 'command.start', 'It is starting already'],
    ['instance', 'stopping', 'command.stop', 'It is stopping already'],
    ['instance', 'stopped', 'command.stop', 'It is stopped already'],
    ['disk', 'attached', 'command.attach', 'It is attached already'],
  ] as const)('%s %s, %s: %s', (noun, state, command, reason) => {
    const lifecycle: Lifecycle = noun === 'disk' ? diskLifecycle : instanceLifecycle
    expect(lifecycle.why(state, command)).toBe(reason)
  })
  it.each([
    // A running instance, and the commands that need it stopped.
    ['instance', 'running', 'command.delete', '; stop it first'],
    ['instance', 'running', 'command.resize', '; stop it first'],
    ['instance', 'starting', 'command.updateNic', '; stop it first'],
    ['instance', 'failed', 'command.attachDisk', '; stop it first'],
    ['instance', 'stopped', 'command.reboot', '; start it first'],
    ['instance', 'failed', 'command.openSerialConsole', '; start it first'],
    ['disk', 'attached', 'command.delete', '; detach it first'],
    ['disk', 'detached', 'command.setAsBootDisk', '; attach it first'],
    ['disk', 'import_ready', 'command.attach', '; finalize it first'],
    // The state is reached already, or would only be reached again.
    ['instance', 'running', 'command.start', ''],
    ['instance', 'starting', 'command.start', ''],
    ['instance', 'rebooting', 'command.start', ''],
    ['instance', 'stopped', 'command.stop', ''],
    ['disk', 'detached', 'command.detach', ''],
    ['disk', 'attached', 'command.attach', ''],
    // Waiting is enough.
    ['instance', 'stopping', 'command.delete', ''],
    ['instance', 'starting', 'command.reboot', ''],
    ['disk', 'creating', 'command.snapshot', ''],
    ['disk', 'finalizing', 'command.delete', ''],
    // No command leads there.
    ['instance', 'creating', 'command.delete', ''],
    ['instance', 'migrating', 'command.resize', ''],
    ['disk', 'faulted', 'command.attach', ''],
    ['disk', 'maintenance', 'command.delete', ''],
    ['disk', 'importing_from_bulk_writes', 'command.attach', ''],
  ] as const)('%s %s, %s: %j', (noun, state, command, advice) => {
    const lifecycle: Lifecycle = noun === 'disk' ? diskLifecycle : instanceLifecycle
    const reason = lifecycle.why(state, command) ?? ''
    expect(reason.slice(reason.includes(';') ? reason.indexOf(';') : reason.length)).toBe(advice)
  })
  it('says what to do first where one command makes another one possible', () => {
    expect(diskLifecycle.why('attached', 'command.delete')).toBe(
      'Only detached or faulted disks can be deleted; detach it first',
    )
  })
  it('does not know a state it has never heard of, and allows nothing there', () => {
    expect(instanceLifecycle.why('hovering', 'command.stop')).toBe(
      'This console does not know the state "hovering"',
    )
    expect(instanceLifecycle.can('hovering', 'command.stop')).toBe(false)
    expect(instanceLifecycle.isTransitional('hovering')).toBe(false)
    expect(instanceLifecycle.explain('running', 'hovering')).toEqual({ verdict: 'unknown' })
  })
  it('explains a change of state: by itself, with missed steps, by another client’s command, or not at all', () => {
    expect(instanceLifecycle.explain('starting', 'running')).toEqual({
      verdict: 'byServer',
      steps: ['report.running'],
    })
    expect(instanceLifecycle.explain('creating', 'running')).toMatchObject({
      verdict: 'byServer',
      steps: ['report.starting', 'report.running'],
    })
    expect(instanceLifecycle.explain('stopped', 'starting')).toEqual({
      verdict: 'byCommand',
      steps: ['command.start'],
    })
    expect(instanceLifecycle.explain('destroyed', 'running')).toEqual({ verdict: 'unlawful' })
  })
})
