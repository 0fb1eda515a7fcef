import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import type { Lifecycle } from '#machines/lifecycle/ask'
import { bfdSessionLifecycle } from '#machines/lifecycle/bfdSessionLifecycle'
import { bfdSessionMachine } from '#machines/lifecycle/bfdSessionMachine'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { diskMachine } from '#machines/lifecycle/diskMachine'
import { imageLifecycle } from '#machines/lifecycle/imageLifecycle'
import { imageMachine } from '#machines/lifecycle/imageMachine'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
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
import { updateLifecycle } from '#machines/lifecycle/updateLifecycle'
import { updateMachine } from '#machines/lifecycle/updateMachine'
import { webhookDeliveryLifecycle } from '#machines/lifecycle/webhookDeliveryLifecycle'
import { unadoptedDiskMachine } from '#machines/lifecycle/unadoptedDiskMachine'
import { webhookDeliveryMachine } from '#machines/lifecycle/webhookDeliveryMachine'
import { courseOf } from './drawing'
import type { OrbitPoint } from './geometry'

const lifecycles: readonly { lifecycle: Lifecycle; machine: AnyStateMachine; noun: string }[] = [
  { lifecycle: instanceLifecycle, machine: instanceMachine, noun: instanceLifecycle.noun },
  { lifecycle: diskLifecycle, machine: diskMachine, noun: diskLifecycle.noun },
  { lifecycle: snapshotLifecycle, machine: snapshotMachine, noun: snapshotLifecycle.noun },
  { lifecycle: imageLifecycle, machine: imageMachine, noun: imageLifecycle.noun },
  { lifecycle: supportBundleLifecycle, machine: supportBundleMachine, noun: supportBundleLifecycle.noun },
  {
    lifecycle: webhookDeliveryLifecycle,
    machine: webhookDeliveryMachine,
    noun: webhookDeliveryLifecycle.noun,
  },
  { lifecycle: bfdSessionLifecycle, machine: bfdSessionMachine, noun: bfdSessionLifecycle.noun },
  {
    lifecycle: rackMembershipLifecycle,
    machine: rackMembershipMachine,
    noun: rackMembershipLifecycle.noun,
  },
  {
    lifecycle: unadoptedDiskLifecycle,
    machine: unadoptedDiskMachine,
    noun: unadoptedDiskLifecycle.noun,
  },
  {
    lifecycle: multicastGroupLifecycle,
    machine: multicastGroupMachine,
    noun: multicastGroupLifecycle.noun,
  },
  {
    lifecycle: multicastMemberLifecycle,
    machine: multicastMemberMachine,
    noun: multicastMemberLifecycle.noun,
  },
  { lifecycle: updateLifecycle, machine: updateMachine, noun: updateLifecycle.noun },
]

interface StateConfig {
  on?: Record<string, string | object>
}

/** The transitions of a machine as its file declares them, without the code that makes the drawing. */
function transitionsOf(machine: AnyStateMachine): string[] {
  const states = machine.config.states as Record<string, StateConfig>
  return Object.entries(states)
    .flatMap(([state, { on = {} }]) =>
      Object.entries(on).map(([event, to]) => `${state} ${event} ${typeof to === 'string' ? to : state}`),
    )
    .sort()
}

const apart = (a: OrbitPoint, b: OrbitPoint) => Math.hypot(a.x - b.x, a.y - b.y)

describe.each(lifecycles)('the course of $noun', ({ lifecycle, machine }) => {
  const { bodies, arcs } = courseOf(lifecycle)
  const at = new Map(bodies.map((body) => [body.state, body]))

  it('has the states of its machine, each once', () => {
    expect(bodies.map(({ state }) => state).sort()).toEqual(Object.keys(machine.config.states ?? {}).sort())
  })

  it('has the transitions of its machine: those that lead on, and those that keep the state', () => {
    const drawn = [
      ...arcs.map(({ from, event, to }) => `${from} ${event} ${to}`),
      ...bodies.flatMap(({ state, permits }) => permits.map((event) => `${state} ${event} ${state}`)),
    ]
    expect(drawn.sort()).toEqual(transitionsOf(machine))
  })

  it('tells commands from reports', () => {
    expect(arcs.map(({ event }) => event.split('.')[0])).toEqual(arcs.map(({ kind }) => kind))
    const commands = bodies.flatMap(({ permits }) => permits)
    expect(commands.filter((event) => !event.startsWith('command.'))).toEqual([])
  })

  it('leads each arc from its state to the other', () => {
    const away = arcs.filter(
      ({ from, to, points }) =>
        apart(points[0] ?? { x: 9, y: 9 }, at.get(from) ?? { x: 0, y: 0 }) > 0.01 ||
        apart(points.at(-1) ?? { x: 9, y: 9 }, at.get(to) ?? { x: 0, y: 0 }) > 0.01,
    )
    expect(away).toEqual([])
  })

  it('leaves room between any two states', () => {
    const pairs = bodies.flatMap((one, index) => bodies.slice(index + 1).map((other) => ({ one, other })))
    expect(pairs.filter(({ one, other }) => apart(one, other) < 0.1)).toEqual([])
  })
})
