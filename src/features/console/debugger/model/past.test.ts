import { expect, test } from 'vitest'
import { stopStory } from '#tests/support/entries'
import { charts } from '#machines/charts/charts'
import type { Seen } from './seen'
import { seenAt, staysIn } from './past'

const present: Seen = {
  entries: stopStory,
  dropped: 0,
  resources: [
    { kind: 'instance', id: 'id-1', name: 'web-1', state: 'stopped' },
    { kind: 'instance', id: 'id-2', name: 'web-2', state: 'running' },
  ],
  actors: [],
}
const statesAt = (seq: number) =>
  seenAt(present, seq, charts).resources.map(({ name, state }) => `${name} ${state}`)
const actorsAt = (seq: number) =>
  seenAt(present, seq, charts).actors.map(({ name, states }) => `${name} ${states.join(' ')}`)

test('resources are in the states they had then', () => {
  expect(statesAt(210)).toEqual(['web-1 running', 'web-2 running'])
  expect(statesAt(211)).toEqual(['web-1 stopping', 'web-2 running'])
  expect(statesAt(3_002)).toEqual(['web-1 stopped', 'web-2 running'])
})

test('a resource that is gone by now was there then', () => {
  expect(seenAt({ ...present, resources: [] }, 1, charts).resources).toEqual([
    { kind: 'instance', id: 'id-1', name: 'web-1', state: 'running' },
  ])
})

test('actors ran from their first state to their end', () => {
  expect(actorsAt(1)).toEqual([])
  expect(actorsAt(8)).toEqual(['confirm asking', 'command-1 requesting'])
  expect(actorsAt(213)).toEqual(['confirm asking', 'command-1 watching watching.moving'])
  expect(actorsAt(3_002)).toEqual(['confirm asking'])
})

test('a resource went through its states, with how long each lasted', () => {
  const changes = stopStory.filter(({ kind }) => kind === 'observed')
  expect(staysIn(changes)).toEqual([
    { state: 'running', from: undefined, to: 211 },
    { state: 'stopping', from: 211, to: 3_000 },
    { state: 'stopped', from: 3_000, to: undefined },
  ])
  expect(staysIn([])).toEqual([])
})
