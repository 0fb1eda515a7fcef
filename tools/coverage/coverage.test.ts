import { expect, test } from 'vitest'
import { charts } from '#machines/charts/charts'
import { factsIn, type StateChange } from '#features/console/debugger/model/factsIn'
import { stopStory } from '#tests/support/entries'
import { exceptions } from './exceptions'
import { coverageOfRun, judge, partsToCover, type SeenFacts } from './merge'

const text = (fact: StateChange) => JSON.stringify(fact)

const only = (id: string) => charts.filter((chart) => chart.id === id)
const [snapshot] = only('snapshot')

/** Facts that take every transition of a chart. */
const everything = (id: string): SeenFacts => ({
  source: 'unit',
  facts: only(id).flatMap(({ edges }) =>
    edges.map(({ from, to, moves }) => text({ machine: id, from, by: [moves[0]?.event ?? ''], to })),
  ),
})

test('a log says what it has seen, by machine and by kind of test', () => {
  const run = coverageOfRun(charts, [{ source: 'browser', facts: factsIn(stopStory) }], 'now')
  expect(run.seen['instance']).toEqual({
    running: ['browser'],
    'running>stopping': ['browser'],
    stopped: ['browser'],
    stopping: ['browser'],
    'stopping>stopped': ['browser'],
  })
  expect(Object.keys(run.seen['command'] ?? {})).toContain('watching>settled')
})

test('a run in which unit tests take everything is sound', () => {
  const run = coverageOfRun(only('snapshot'), [everything('snapshot')], 'now')
  expect(judge(only('snapshot'), run, [])).toMatchObject({
    missing: [],
    needless: [],
    stray: [],
    excused: [],
  })
})

test('what unit tests never take has to be excused, also where a browser took it by chance', () => {
  const seen: SeenFacts = { ...everything('snapshot'), source: 'browser' }
  const run = coverageOfRun(only('snapshot'), [seen], 'now')
  const parts = snapshot ? partsToCover(snapshot) : []
  expect(judge(only('snapshot'), run, []).missing).toEqual(parts.map((part) => `snapshot ${part}`))
  const excuses = parts.map((part) => ({ machine: 'snapshot', part, reason: 'a test' }))
  expect(judge(only('snapshot'), run, excuses)).toMatchObject({ missing: [], needless: [], excused: [] })
})

test('an exception that a unit test took, or that no machine has, is found', () => {
  const run = coverageOfRun(only('snapshot'), [everything('snapshot')], 'now')
  const excuses = [
    { machine: 'snapshot', part: 'creating>ready', reason: 'a test' },
    { machine: 'snapshot', part: 'hovering', reason: 'a test' },
  ]
  expect(judge(only('snapshot'), run, excuses)).toMatchObject({
    needless: ['snapshot creating>ready'],
    stray: ['snapshot hovering'],
  })
})

test('every exception has a reason, and is listed once', () => {
  const keys = exceptions.map(({ machine, part }) => `${machine} ${part}`)
  expect(keys).toEqual([...new Set(keys)])
  for (const { reason } of exceptions) expect(reason).toMatch(/\w+ \w+ \w+/)
})
