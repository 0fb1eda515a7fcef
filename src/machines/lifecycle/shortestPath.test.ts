import { describe, expect, it } from 'vitest'
import type { Lifecycle } from './ask'
import { bfdSessionLifecycle } from './bfdSessionLifecycle'
import { diskLifecycle } from './diskLifecycle'
import { imageLifecycle } from './imageLifecycle'
import { instanceLifecycle } from './instanceLifecycle'
import { multicastGroupLifecycle } from './multicastGroupLifecycle'
import { multicastMemberLifecycle } from './multicastMemberLifecycle'
import { rackMembershipLifecycle } from './rackMembershipLifecycle'
import { snapshotLifecycle } from './snapshotLifecycle'
import { supportBundleLifecycle } from './supportBundleLifecycle'
import { restOf, shortestPath } from './shortestPath'
import { unadoptedDiskLifecycle } from './unadoptedDiskLifecycle'
import { updateLifecycle } from './updateLifecycle'
import { webhookDeliveryLifecycle } from './webhookDeliveryLifecycle'

const lifecycles: readonly Lifecycle[] = [
  instanceLifecycle,
  diskLifecycle,
  snapshotLifecycle,
  imageLifecycle,
  supportBundleLifecycle,
  webhookDeliveryLifecycle,
  bfdSessionLifecycle,
  rackMembershipLifecycle,
  unadoptedDiskLifecycle,
  multicastGroupLifecycle,
  multicastMemberLifecycle,
  updateLifecycle,
]

const spelt = (lifecycle: Lifecycle, state: string, command: string) =>
  shortestPath(lifecycle, state, command)?.map(({ event }) =>
    event.replace('command.', '').replace('report.', '~'),
  )

describe('the path to a command', () => {
  it.each([
    ['allowed now', 'running', 'command.stop', ['stop']],
    ['one command first', 'running', 'command.resize', ['stop', '~stopped', 'resize']],
    ['a command that may be given at once', 'starting', 'command.delete', ['stop', '~stopped', 'delete']],
    ['waiting is enough', 'stopping', 'command.delete', ['~stopped', 'delete']],
    ['waiting is enough, though a command would do', 'starting', 'command.reboot', ['~running', 'reboot']],
    ['a failure is nothing to count on', 'running', 'command.delete', ['stop', '~stopped', 'delete']],
    ['waiting, then a command', 'creating', 'command.delete', ['~starting', 'stop', '~stopped', 'delete']],
    ['up again', 'stopped', 'command.reboot', ['start', '~running', 'reboot']],
    ['it is there already', 'running', 'command.start', undefined],
    ['it would only come back', 'stopped', 'command.stop', undefined],
    ['no command leads there', 'migrating', 'command.resize', undefined],
    ['nothing leads out of the end', 'destroyed', 'command.start', undefined],
    ['an unknown state', 'hovering', 'command.stop', undefined],
  ])('of an instance: %s', (_, state, command, expected) => {
    expect(spelt(instanceLifecycle, state, command)).toEqual(expected)
  })

  it.each([
    ['attached', 'command.delete', ['detach', 'delete']],
    ['detached', 'command.setAsBootDisk', ['attach', 'setAsBootDisk']],
    ['creating', 'command.snapshot', ['~detached', 'snapshot']],
    ['importing_from_bulk_writes', 'command.attach', ['stopBulkWrite', 'finalize', '~detached', 'attach']],
    ['faulted', 'command.attach', undefined],
  ])('of a disk: %s, %s', (state, command, expected) => {
    expect(spelt(diskLifecycle, state, command)).toEqual(expected)
  })

  it('goes from state to state, and ends with the command', () => {
    expect(shortestPath(instanceLifecycle, 'running', 'command.delete')).toEqual([
      { kind: 'command', event: 'command.stop', from: 'running', to: 'stopping' },
      { kind: 'wait', event: 'report.stopped', from: 'stopping', to: 'stopped' },
      { kind: 'command', event: 'command.delete', from: 'stopped', to: 'destroyed' },
    ])
  })
})

describe.each(lifecycles)('every path of the lifecycle of $noun', (lifecycle) => {
  const asked = lifecycle.states.flatMap((state) =>
    lifecycle.commands.map((command) => ({ state, command, path: shortestPath(lifecycle, state, command) })),
  )
  const steps = asked.flatMap(({ path }) => path ?? [])

  it('is one step exactly where the command is allowed', () => {
    expect(
      asked.filter(({ path }) => path?.length === 1).map(({ state, command }) => [state, command]),
    ).toEqual(
      asked
        .filter(({ state, command }) => lifecycle.can(state, command))
        .map(({ state, command }) => [state, command]),
    )
  })

  it('leads from the state to the command, step by step', () => {
    for (const { state, command, path = [] } of asked) {
      expect(path.map(({ from }) => from)).toEqual(path.map((_, index) => path[index - 1]?.to ?? state))
      expect(path.slice(-1).map(({ event }) => event)).toEqual(path.slice(-1).map(() => command))
    }
  })

  it('is legal at each step, and waits only for the end of a transition', () => {
    expect(steps.filter(({ from, event, to }) => lifecycle.next(from, event) !== to)).toEqual([])
    expect(steps.filter(({ kind, event }) => event.startsWith('command.') !== (kind === 'command'))).toEqual(
      [],
    )
    expect(steps.filter(({ kind, from }) => kind === 'wait' && !lifecycle.isTransitional(from))).toEqual([])
  })

  it('rests where nothing moves', () => {
    const rests = lifecycle.states.map((state) => restOf(lifecycle, state))
    expect(rests.filter((rest) => lifecycle.isTransitional(rest))).toEqual([])
    const still = lifecycle.states.filter((state) => !lifecycle.isTransitional(state))
    expect(still.map((state) => restOf(lifecycle, state))).toEqual(still)
  })
})
