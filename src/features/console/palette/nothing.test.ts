import { expect, test } from 'vitest'
import { NEWEST, type Version } from '#store/api/versions/generated/shipped'
import type { Asked } from './find/find'
import type { Gathered } from './find/gather'
import { homeText, insteadOf, nothingText, gatheredText, unmetText } from './nothing'

const version: Version = NEWEST
const here = { silo: 'acme', version, project: 'web', isInRegion: false, isOperator: false }

const ofPage: Asked = { failed: [] }
const outside = { ...here, project: undefined }
const asked = (searched: number, of: number, areLast = true): Asked => ({
  failed: [],
  projects: { searched, of, areLast },
})
/** What it says after what is always looked through. */
const nor = (...args: Parameters<typeof nothingText>) =>
  nothingText(...args).replace('Nothing matches “dark” among pages, actions and docs', '')

test('a text that nothing matches does not say where it was looked for', () => {
  expect(nor(' dark ', here, ofPage, undefined)).toBe(
    ', nor among names and IDs in project web, nor its floating IPs and external subnets.',
  )
  expect(nor('dark', { ...here, isOperator: true }, ofPage, 10_000)).toBe(
    ', nor among the first 10,000 names and IDs in the region and project web, nor its floating IPs and external subnets.',
  )
  expect(nor('d', here, undefined, undefined)).toContain('among pages, actions and docs.')
})

test('from outside of all projects, it says that all were searched, or those used last although none was used', () => {
  expect(nor('dark', outside, asked(5, 57), undefined)).toBe(
    ', nor among names and IDs in silo acme, nor the instances, disks and VPCs in the 5 projects used last.',
  )
  expect(nor('dark', outside, asked(5, 57, false), undefined)).toContain(' in 5 of its 57 projects.')
  expect(nor('dark', outside, asked(3, 3), undefined)).toContain(' in its 3 projects.')
  expect(nor('dark', outside, asked(0, 0), undefined)).toBe(', nor among names and IDs in silo acme.')
  expect(nothingText('192.0.2.10', outside, asked(5, 57), undefined)).toContain(
    ', nor the floating IPs and external subnets in the 5 projects used last.',
  )
  const operator = { ...outside, isOperator: true }
  expect(nor('dark', operator, asked(5, 57), undefined)).toContain(' in the region and silo acme, nor ')
  expect(nor('dark', { ...operator, isInRegion: true }, asked(5, 57), undefined)).toContain(
    ' in the region, nor ',
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

const gathered: Gathered = {
  typed: 'dark',
  isRunning: false,
  isSettled: true,
  projects: { searched: 52, of: 52 },
  instances: undefined,
  unread: new Map(),
  unasked: 0,
  cutAt: undefined,
  isFull: false,
  home: undefined,
}

test('what was searched, and what was not, is not said in their words', () => {
  const unmet = (more: Partial<Gathered>) =>
    unmetText(' dark ', outside, { ...gathered, ...more }).replace(
      '“dark” is in no name, ID, address or description that you may see in ',
      '',
    )
  expect(unmet({})).toBe('silo acme and its 52 projects.')
  expect(unmet({ projects: { searched: 0, of: 0 } })).toBe('silo acme.')
  expect(
    unmet({
      unread: new Map([
        ['firewall rules', 2],
        ['probes', 1],
      ]),
    }),
  ).toContain(' Not searched, because they could not be read: 2 lists of firewall rules and probes.')
  expect(unmet({ unasked: 9_700 })).toContain(
    ' Not searched: the ephemeral and SNAT addresses of 9,700 more instances.',
  )
  expect(unmet({ cutAt: 10_000, isFull: true })).toContain(
    ' Of lists that are longer, only the first 10,000 were searched. Not everything was searched: the index',
  )
  expect(unmetText('dark', { ...outside, isOperator: true }, gathered)).toContain(
    ' in the region, silo acme, and its 52 projects.',
  )
})

test('an address that belongs to nothing is not said to lie in a pool, with the silos that use it', () => {
  const home = (of: Gathered['home']) => homeText({ ...gathered, home: of })
  expect(home(undefined)).toBe('')
  expect(home(null)).toBe('It lies in no IP pool.')
  expect(home({ pool: 'public', silos: [] })).toBe('It lies in IP pool public, which no silo uses.')
  expect(home({ pool: 'public', silos: ['a'] })).toBe('It lies in IP pool public, which silo a uses.')
  expect(home({ pool: 'public', silos: ['a', 'b'] })).toBe(
    'It lies in IP pool public, which silos a and b use.',
  )
  expect(home({ pool: undefined, silos: [] })).toContain("of the region's own services")
})

test('how far the reading has come is not said', () => {
  expect(gatheredText({ ...gathered, projects: { searched: 14, of: 52 } })).toBe(
    'Searched 14 of 52 projects…',
  )
  expect(gatheredText({ ...gathered, projects: { searched: 0, of: 1 } })).toBe('Searched 0 of 1 project…')
  expect(gatheredText({ ...gathered, projects: { searched: 0, of: 0 } })).toBe('Searching everything…')
  expect(gatheredText({ ...gathered, instances: { asked: 40, of: 300 } })).toBe(
    'Asked 40 of 300 instances for external addresses…',
  )
})
