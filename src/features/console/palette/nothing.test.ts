import { expect, test } from 'vitest'
import { NEWEST, type Version } from '#store/api/versions/generated/shipped'
import { insteadOf, nothingText } from './nothing'

const version: Version = NEWEST
const here = { silo: 'acme', version, project: 'web', isInRegion: false, isOperator: false }

test('a text that nothing matches does not say where it was looked for', () => {
  expect(nothingText(' dark ', here, undefined)).toBe(
    'Nothing matches “dark” among pages, actions and docs, nor among names, IDs and addresses in project web.',
  )
  expect(nothingText('dark', { ...here, project: undefined }, undefined)).toContain(
    ' in silo acme and the projects used last.',
  )
  expect(nothingText('dark', here, 10_000)).toContain(
    ' nor among the first 10,000 names, IDs and addresses in project web.',
  )
  expect(nothingText('dark', { ...here, project: undefined, isInRegion: true }, undefined)).toContain(
    ' in the region and the projects used last.',
  )
})

test('a text that nothing matches leads nowhere', () => {
  const filter = {
    label: 'Filter instances',
    pathname: '/projects/web/instances',
    search: '?sort=name&page=abc',
  }
  const leadsTo = (...args: Parameters<typeof insteadOf>) =>
    insteadOf(...args).flatMap(({ items }) => items.map(({ label, to }) => [label, to]))
  expect(leadsTo(' a&b', filter)).toEqual([
    ['Filter instances by “a&b”', '/projects/web/instances?sort=name&filter=a%26b'],
    ['Docs', '/help'],
  ])
  expect(leadsTo('dark', undefined)).toEqual([['Docs', '/help']])
})
