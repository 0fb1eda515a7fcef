import { expect, test } from 'vitest'
import { paletteGroups } from '../paletteGroups'
import { instanceVerbs } from './instanceVerbs'
import { ALL_LIMIT } from '#model/paging'

type Queries = Parameters<typeof instanceVerbs>[0]

const listOf = (project: string, fulfilledTimeStamp: number, ...items: object[]) => ({
  endpointName: 'instanceList',
  originalArgs: { project, limit: ALL_LIMIT },
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
const verbsOf = (
  typed: string,
  whyNot: Parameters<typeof instanceVerbs>[2] = () => undefined,
  isShown: Parameters<typeof instanceVerbs>[1] = () => false,
) => instanceVerbs(cache, isShown, whyNot, ({ name }, { id }) => ran.push(`${name} ${id}`), typed)
const found = (typed: string, whyNot?: Parameters<typeof instanceVerbs>[2]) => {
  const entries = verbsOf(typed, whyNot)
  return paletteGroups(entries, typed).flatMap(({ items }) => items)
}
const labels = (...args: Parameters<typeof found>) =>
  found(...args).map(
    ({ label, place, disabledReason = '' }) => `${label}, ${place}${disabledReason && `: ${disabledReason}`}`,
  )

test('a verb offers an instance as an older list has it, or does not say why it is not allowed', () => {
  expect(labels('stop')).toEqual([
    'Stop web-1, Project apt',
    'Stop web-2, Project web',
    'Stop web-1, Project web: It is stopped already',
    'Stop web-3, Project apt: It is stopping already',
  ])
  expect(labels('')).toEqual([])
})

test('the beginning of a name after the verb finds nothing', () => {
  expect(labels('start web-2')).toEqual(['Start web-2, Project web: It is running already'])
  expect(labels('reboot web-')[0]).toBe('Reboot web-1, Project apt')
})

test('a verb of the page is offered twice', () => {
  const onPage = verbsOf('stop')
    .filter(({ place }) => place === 'Project web')
    .map((entry) => ({ ...entry, isFound: undefined, place: undefined }))
  const both = paletteGroups([...onPage, ...verbsOf('stop')], 'stop').flatMap(({ items }) => items)
  expect(both.map(({ label, place }) => [label, place])).toEqual([
    ['Stop web-2', undefined],
    ['Stop web-1', 'Project apt'],
    ['Stop web-1', undefined],
    ['Stop web-3', 'Project apt'],
  ])
  const elsewhere = verbsOf('stop web-1', undefined, (name, project) => name === 'web-1' && project === 'web')
  expect(paletteGroups(elsewhere, 'stop web-1').flatMap(({ items }) => items)).toMatchObject([
    { place: 'Project apt' },
  ])
})

test('what is chosen runs on an instance of the same name in another project', () => {
  found('stop web-1')[0]?.run?.()
  expect(ran).toEqual(['instance.stop 3'])
})

test('a deletion is offered without the page of what is deleted', () => {
  expect(labels('delete')).toEqual([])
})

test('what the role in one project does not allow is offered there', () => {
  const whyNot = (_needs: unknown, project: string) => (project === 'apt' ? 'No' : undefined)
  expect(labels('stop web-1', whyNot)).toContain('Stop web-1, Project apt: No')
  expect(labels('stop', whyNot)[0]).toBe('Stop web-2, Project web')
})
