import { describe, expect, it } from 'vitest'
import type { Lifecycle } from '#machines/lifecycle/ask'
import { bfdSessionLifecycle } from '#machines/lifecycle/bfdSessionLifecycle'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { imageLifecycle } from '#machines/lifecycle/imageLifecycle'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { multicastGroupLifecycle } from '#machines/lifecycle/multicastGroupLifecycle'
import { multicastMemberLifecycle } from '#machines/lifecycle/multicastMemberLifecycle'
import { rackMembershipLifecycle } from '#machines/lifecycle/rackMembershipLifecycle'
import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import { supportBundleLifecycle } from '#machines/lifecycle/supportBundleLifecycle'
import { unadoptedDiskLifecycle } from '#machines/lifecycle/unadoptedDiskLifecycle'
import { updateLifecycle } from '#machines/lifecycle/updateLifecycle'
import { webhookDeliveryLifecycle } from '#machines/lifecycle/webhookDeliveryLifecycle'
import { lineOf, lineSide, placeIn, stepBetween } from './flatCourse'

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

describe.each(lifecycles)('the line of $noun', (lifecycle) => {
  const line = lineOf(lifecycle)
  const { usual } = lifecycle

  it('has the usual states, and a step from each to the next', () => {
    expect([...line.places.keys()]).toEqual(usual.states)
    expect(line.steps.map(({ from }) => from)).toEqual(
      usual.isRound ? usual.states : usual.states.slice(0, -1),
    )
    for (const { from, to, points } of line.steps) {
      expect(points[0]).toEqual(line.places.get(from))
      expect(points.at(-1)).toEqual(line.places.get(to))
    }
  })

  it('has one word at each end', () => {
    const sides = usual.states.map((state) => lineSide(line, state, false))
    expect(sides.filter((side) => side === 'left')).toHaveLength(1)
    expect(sides.filter((side) => side === 'right')).toHaveLength(1)
  })

  // Words in one row, above or below the orbit, are at least as far apart as half of a page's narrowest orbit.
  it.each(lifecycle.states)('has a place of its own for each word while it is %s', (state) => {
    const taken = usual.states
      .filter((other) => other !== state)
      .map((other) => `${lineSide(line, other, false)} ${line.places.get(other)?.x}`)
    const present = `${lineSide(line, state, true)} ${line.places.get(state)?.x ?? line.beside.x}`
    expect(new Set([...taken, present]).size).toBe(taken.length + 1)
    const inRow = (side: string) =>
      taken.filter((place) => place.startsWith(side)).length + Number(present.startsWith(side))
    expect(inRow('above')).toBeLessThanOrEqual(1)
    expect(inRow('below')).toBeLessThanOrEqual(3)
  })
})

it('leads straight to a state that is not usual', () => {
  const line = lineOf(instanceLifecycle)
  const { points } = stepBetween(line, 'running', 'failed')
  expect([points[0], points.at(-1)]).toEqual([{ x: 1, y: 0 }, line.beside])
})

it('has an instance that reboots on no arc, where its words would leave a narrow course', () => {
  const line = lineOf(instanceLifecycle)
  expect(placeIn(line, 'rebooting')).toBe(line.beside)
})

it('has a disk that attaches or detaches on its arc, and one with a fault outside of it', () => {
  const line = lineOf(diskLifecycle)
  const sideOf = (state: string) => lineSide(line, state, true)
  expect([placeIn(line, 'attaching').y, sideOf('attaching')]).toEqual([-1, 'above'])
  expect([placeIn(line, 'detaching').y, sideOf('detaching')]).toEqual([1, 'below'])
  expect(stepBetween(line, 'attaching', 'attached').path).toContain('A1 1')
  expect(placeIn(line, 'faulted').y).toBeGreaterThan(1)
  expect(stepBetween(line, 'faulted', 'detached').points.at(-1)).toEqual(line.places.get('detached'))
})
