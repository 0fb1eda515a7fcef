import { expect, test } from 'vitest'
import { entryOf, stopStory } from '#tests/support/entries'
import { charts } from '#machines/charts/charts'
import type { Chart } from '#machines/charts/chart'
import { marksOf } from './marks'
import { activeStates, countsOf, chartSubjects } from './subjects'

const chart = (id: string): Chart => {
  const found = charts.find((each) => each.id === id)
  if (!found) throw new Error(`There is no chart of ${id}`)
  return found
}

test('a lifecycle shows the way of one resource', () => {
  const marks = marksOf(chart('instance'), stopStory, 'id-1')
  expect([...marks.visited]).toEqual(['running', 'stopping', 'stopped'])
  expect([...marks.taken]).toEqual(['running>stopping', 'stopping>stopped'])
  expect([...marks.last]).toEqual(['stopping>stopped'])
  expect(marks.now).toEqual(['stopped'])
  expect(marksOf(chart('instance'), stopStory, 'another').entries).toEqual([])
})

test('states that were passed between two polls are visited', () => {
  const missed = entryOf(1, {
    kind: 'observed',
    subject: { kind: 'instance', id: 'id-1' },
    data: {
      name: 'web-1',
      from: 'stopping',
      to: 'running',
      verdict: 'byCommand',
      steps: ['report.stopped', 'command.start', 'report.running'],
    },
  })
  const marks = marksOf(chart('instance'), [missed], 'id-1')
  expect([...marks.visited].toSorted()).toEqual(['running', 'starting', 'stopped', 'stopping'])
  expect([...marks.last]).toEqual(['stopping>stopped', 'stopped>starting', 'starting>running'])
})

test('what no path explains has an edge of its own, and a state without a declaration is named', () => {
  const unlawful = entryOf(1, {
    kind: 'observed',
    subject: { kind: 'instance', id: 'id-1' },
    data: { name: 'web-1', from: 'stopped', to: 'migrating', verdict: 'unlawful' },
  })
  const unknown = entryOf(2, {
    kind: 'observed',
    subject: { kind: 'instance', id: 'id-1' },
    data: { name: 'web-1', from: 'migrating', to: 'dreaming', verdict: 'unknown' },
  })
  const marks = marksOf(chart('instance'), [unlawful, unknown], 'id-1')
  expect(marks.unlawful).toEqual([{ from: 'stopped', to: 'migrating', seq: 1 }])
  expect(marks.taken.size).toBe(0)
  expect([...marks.unknown]).toEqual(['dreaming'])
})

test('an interaction shows the way of one actor by its events', () => {
  const marks = marksOf(chart('command'), stopStory, 'command-1')
  expect([...marks.taken]).toEqual(['requesting>watching', 'watching>settled'])
  expect([...marks.visited]).toEqual(['requesting', 'watching', 'watching.moving', 'settled'])
  expect(marks.now).toEqual(['settled'])
})

test('a state that is left at once is passed on the way', () => {
  const done = entryOf(1, {
    kind: 'event',
    subject: { actor: 'plan-1' },
    data: { type: 'xstate.done.actor.0.plan.acting' },
  })
  const state = entryOf(2, {
    kind: 'state',
    subject: { actor: 'plan-1' },
    cause: 1,
    data: { machine: 'plan', from: 'acting', to: 'done' },
  })
  expect([...marksOf(chart('plan'), [done, state], 'plan-1').taken]).toEqual([
    'acting>deciding',
    'deciding>done',
  ])
})

test('resources of a kind are counted by state, and one that is gone stays in the choice', () => {
  const instance = chart('instance')
  const subjects = chartSubjects(instance, {
    entries: stopStory,
    dropped: 0,
    resources: [
      { kind: 'instance', id: 'id-2', name: 'web-2', state: 'running' },
      { kind: 'instance', id: 'id-3', name: 'web-3', state: 'running' },
      { kind: 'disk', id: 'id-4', name: 'data', state: 'attached' },
    ],
    actors: [],
  })
  expect(subjects.map(({ label, isHere }) => [label, isHere])).toEqual([
    ['web-2', true],
    ['web-3', true],
    ['web-1', false],
  ])
  const counts = countsOf(instance.states, subjects)
  expect(counts.get('running')).toBe(2)
  const marks = marksOf(instance, stopStory)
  expect([...activeStates(undefined, counts, marks)]).toEqual(['running'])
  expect([...activeStates(subjects[2], counts, marks)]).toEqual(['stopped'])
})
