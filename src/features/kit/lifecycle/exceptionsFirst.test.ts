import { expect, it } from 'vitest'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { sortRows } from '#ui/tables/sortRows'
import { diskTone, instanceTone } from './stateTones'
import { byState, exceptionsFirst, restLast } from './exceptionsFirst'
import { bgpStatuses } from './regionTones'
import type { StateTone } from '#ui/feedback/StateBadge'

it('what has failed is first, then what needs attention; the rest is in order', () => {
  const rows: readonly (readonly [name: string, tone: StateTone])[] = [
    ['b2', 'well'],
    ['a', 'motion'],
    ['b10', 'well'],
    ['z', 'failed'],
    ['y', 'attention'],
  ]
  const order = exceptionsFirst(
    rows,
    ([, tone]) => tone,
    ([name]) => name,
  )
  expect(order.map(([name]) => name)).toEqual(['z', 'y', 'a', 'b2', 'b10'])
})

it('a list that is sorted by state begins with what has failed, not with the alphabet', () => {
  const read = ([state, day]: readonly [state: string, day: number]) => ({
    id: state,
    name: state,
    state,
    since: new Date(Date.UTC(2026, 10, day)),
  })
  const rows = [
    ['creating', 4],
    ['running', 3],
    ['stopped', 1],
    ['failed', 2],
    ['running', 1],
    ['failed', 1],
  ] as const
  expect(sortRows(rows, byState({ read, tone: instanceTone }), false)).toEqual([
    ['failed', 1],
    ['failed', 2],
    ['creating', 4],
    ['stopped', 1],
    ['running', 1],
    ['running', 3],
  ])
})

it('a census does not put what failed at its end', () => {
  expect(restLast(instanceLifecycle.states, instanceTone)).toEqual([
    'failed',
    'repairing',
    'creating',
    'starting',
    'stopping',
    'rebooting',
    'migrating',
    'running',
    'stopped',
    'destroyed',
  ])
  expect(restLast(diskLifecycle.states, diskTone).slice(0, 3)).toEqual([
    'faulted',
    'maintenance',
    'import_ready',
  ])
})

it('the census of BGP peers was in the order of its words', () => {
  expect(bgpStatuses).toEqual(['idle', 'no_answer', 'waiting', 'connecting', 'established'])
})
