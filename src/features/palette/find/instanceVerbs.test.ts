import { expect, test } from 'vitest'
import { paletteGroups } from '../groups'
import { instanceVerbs } from './instanceVerbs'

type Queries = Parameters<typeof instanceVerbs>[0]

const listOf = (project: string, fulfilledTimeStamp: number, ...items: object[]) => ({
  endpointName: 'instanceList',
  originalArgs: { project, limit: 1000 },
  data: { items },
  fulfilledTimeStamp,
})
const named = (id: string, name: string, runState: string) => ({ id, name, runState })

const cache = {
  older: listOf('web', 1, named('1', 'web-1', 'running')),
  newer: listOf('web', 2, named('1', 'web-1', 'stopped'), named('2', 'web-2', 'running')),
  other: listOf('apt', 1, named('3', 'web-1', 'running'), named('4', 'web-3', 'stopping')),
  ofSled: { ...listOf('', 3, named('5', 'lost', 'running')), originalArgs: { sledId: 's' } },
} as unknown as Queries

const ran: string[] = []
const found = (typed: string, whyNot: Parameters<typeof instanceVerbs>[1] = () => undefined) => {
  const entries = instanceVerbs(cache, whyNot, ({ name }, { id }) => ran.push(`${name} ${id}`))
  return paletteGroups(entries, typed).flatMap(({ items }) => items)
}
const labels = (...args: Parameters<typeof found>) =>
  found(...args).map(({ label, place }) => `${label}, ${place}`)

test('a verb offers an instance that it is not allowed for, or as an older list has it', () => {
  expect(labels('stop')).toEqual(['Stop web-1, Project apt', 'Stop web-2, Project web'])
  expect(labels('start')).toEqual(['Start web-1, Project web'])
  expect(labels('')).toEqual([])
})

test('what is chosen runs on an instance of the same name in another project', () => {
  found('stop web-1')[0]?.run?.()
  expect(ran).toEqual(['instance.stop 3'])
})

test('a deletion is offered without the page of what is deleted', () => {
  expect(labels('delete')).toEqual([])
})

test('what the role in one project does not allow is offered there', () => {
  expect(labels('stop', (_needs, project) => (project === 'apt' ? 'No' : undefined))).toEqual([
    'Stop web-2, Project web',
  ])
})
