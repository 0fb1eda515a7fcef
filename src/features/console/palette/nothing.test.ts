import { expect, test } from 'vitest'
import { NEWEST, type Version } from '#store/api/versions/generated/shipped'
import type { Asked } from './find/find'
import { insteadOf, nothingText } from './nothing'

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
  expect(leadsTo(' a&b', filter, false)).toEqual([
    ['Filter instances by “a&b”', '/projects/web/instances?sort=name&filter=a%26b'],
    ['Docs', '/help'],
  ])
  expect(leadsTo('dark', undefined, false)).toEqual([['Docs', '/help']])
  expect(leadsTo('harbour core', undefined, true)).toEqual([
    ['Find “harbour core” in switch ports', '/system/switch-ports?filter=harbour+core'],
    ['Find “harbour core” in uplinks and their neighbours', '/system/switch-uplinks'],
    ['Docs', '/help'],
  ])
})
