import { expect, it } from 'vitest'
import { sizeFaults } from './sizeFaults.mjs'

const budget = { brotliKiB: 2, files: 2 }
const script = (bytes: number) => ({ script: '/assets/a.js', bytes })
const page = { scripts: [script(1_024), script(1_024)], sheets: 2, untaken: [] }

it('a page that just fits is within its budget', () => {
  expect(sizeFaults(page, budget)).toEqual([])
})

it.each([
  ['bytes', { scripts: [script(1_024), script(1_280)] }, '0.3 KiB too much'],
  ['files', { scripts: [script(1), script(1), script(1)] }, '1 files too many'],
  ['style sheets', { sheets: 3 }, 'more style sheets than scripts'],
  ['early calls', { untaken: ['/v1/me'] }, '/v1/me is asked for early and not used'],
])('a page with too many %s says so', (_, changed, fault) => {
  expect(sizeFaults({ ...page, ...changed }, budget)).toEqual([fault])
})
