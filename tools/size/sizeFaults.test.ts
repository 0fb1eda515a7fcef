import { expect, it } from 'vitest'
import { restLines, sizeFaults } from './sizeFaults.mjs'

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

const rest = { runKiB: 600, runLaterKiB: 100, aheadKiB: 90, calls: 10, frames: 12 }

it('a later visit may cost two percent more than the last release', () => {
  const { frames: _, ...withoutFrames } = rest
  expect(restLines({ ...rest, runKiB: 611, frames: 99 }, withoutFrames)).toEqual({
    lines: [
      'runKiB: 611 of 600',
      'runLaterKiB: 100 of 100',
      'aheadKiB: 90 of 90',
      'calls: 10 of 10',
      'frames: 99',
    ],
    isOver: false,
  })
})

it('a later visit with one more call says which count is too much', () => {
  const { lines, isOver } = restLines({ ...rest, calls: 11 }, rest)
  expect(isOver).toBe(true)
  expect(lines).toContain('calls: 11 of 10, too much')
})
