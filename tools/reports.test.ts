import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from './ensure-deps.mjs'
import {
  namesToRunAgain,
  orderOf,
  readPlaywrightReport,
  readServedReport,
  readVitestReport,
  secondRuns,
  secondsLines,
  slowestLines,
  withSecondRun,
  withThisRun,
} from './reports.mjs'

const folder = mkdtempSync(join(tmpdir(), 'orrery-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(report: object) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}
const vitest = (passed: number, failed: number) =>
  written({
    numPassedTests: passed,
    numFailedTests: failed,
    testResults: [
      { name: '/here/random.test.ts', assertionResults: [{ fullName: 'a seed repeats', duration: 1_234 }] },
    ],
  })

describe('a report of the unit tests', () => {
  it('has the counts and the time of each test', () => {
    expect(readVitestReport(true, vitest(3, 0))).toEqual({
      passed: 3,
      failed: 0,
      times: [{ name: 'random.test.ts › a seed repeats', file: 'random.test.ts', milliseconds: 1_234 }],
    })
  })
  it.each([
    ['the runner fails without a failed test', false, vitest, 3, 1],
    ['no test ran', true, vitest, 0, 1],
  ])('counts a failure when %s', (_, isOk, report, passed, failed) => {
    expect(readVitestReport(isOk, report(passed, 0))).toMatchObject({ passed, failed })
  })
  it('counts a failure when there is none', () => {
    expect(readVitestReport(true, join(folder, 'missing.json'))).toEqual({ passed: 0, failed: 1, times: [] })
  })
})

it.each([
  ['left out where a server is missing', true, { passed: 1, failed: 0, leftOut: ['nginx'] }, 1, 0],
  ['failed', false, { passed: 1, failed: 2, leftOut: [] }, 1, 2],
  ['failed where the run ends early', false, { passed: 1, failed: 0, leftOut: [] }, 0, 1],
])('a way to install a release is %s', (_, isOk, report, passed, failed) => {
  const { leftOut } = report
  expect(readServedReport(isOk, written(report))).toEqual({ passed, failed, leftOut })
})

it('a served release without a report has failed', () => {
  expect(readServedReport(true, join(folder, 'missing.json'))).toEqual({ passed: 0, failed: 1, leftOut: [] })
})

it('a report of the browser tests counts retries as failures, and names a test by its groups', () => {
  const file = written({
    stats: { expected: 5, unexpected: 1, flaky: 1 },
    suites: [
      {
        title: 'disks.spec.ts',
        specs: [],
        suites: [
          { title: 'a disk', specs: [{ title: 'is created', tests: [{ results: [{ duration: 900 }] }] }] },
        ],
      },
    ],
  })
  expect(readPlaywrightReport(true, file)).toEqual({
    passed: 5,
    failed: 2,
    times: [{ name: 'disks.spec.ts › a disk › is created', file: 'disks.spec.ts', milliseconds: 900 }],
  })
})

describe('failed browser tests run again', () => {
  const withFailures = (count: number, unexpected = count) =>
    written({
      stats: { expected: 9, unexpected, flaky: 0 },
      suites: [
        {
          title: 'disks.spec.ts',
          specs: [{ title: 'is listed', ok: true, tests: [] }],
          suites: [
            {
              title: 'a disk',
              specs: Array.from({ length: count }, (_, index) => ({
                title: `step ${index}`,
                ok: false,
                tests: [],
              })),
            },
          ],
        },
      ],
    })
  it('if they are few', () => {
    expect(namesToRunAgain(withFailures(2))).toEqual([
      'disks.spec.ts › a disk › step 0',
      'disks.spec.ts › a disk › step 1',
    ])
  })
  it.each([
    ['they are many', withFailures, 6, 6],
    ['something failed that has no name', withFailures, 1, 2],
    ['none failed', withFailures, 0, 0],
  ])('not if %s', (_, report, count, unexpected) => {
    expect(namesToRunAgain(report(count, unexpected))).toEqual([])
  })
  it('not without a report', () => {
    expect(namesToRunAgain(join(folder, 'missing.json'))).toEqual([])
  })
  it('and count once: what fails again has failed', () => {
    const [first, again] = [
      { passed: 640, failed: 3, times: [] },
      { passed: 2, failed: 1, times: [] },
    ]
    expect(withSecondRun(first, again)).toMatchObject({ passed: 642, failed: 1 })
  })
})

describe('a browser test that passed only alone', () => {
  const after = (runs: readonly (readonly string[])[], ...names: readonly string[]) => {
    const file = join(folder, 'races.json')
    writeFileSync(file, JSON.stringify(runs))
    return withThisRun(file, names)
  }
  it('is named with its seconds beside the others, and alone', () => {
    const report = (milliseconds: number) => ({
      passed: 1,
      failed: 1,
      times: [{ name: 'disks.spec.ts › a menu', file: 'disks.spec.ts', milliseconds }],
    })
    expect(secondRuns(['disks.spec.ts › a menu'], report(12_340), report(2_100))).toEqual([
      { name: 'disks.spec.ts › a menu', first: '12.3', alone: '2.1' },
    ])
  })
  it('is remembered', () => {
    expect(withThisRun(join(folder, 'missing.json'), ['a menu'])).toEqual({ runs: [['a menu']], races: [] })
    expect(after([['a menu']])).toEqual({ runs: [['a menu'], []], races: [] })
  })
  it('is a race the second time', () => {
    expect(after([['a menu', 'a toast'], []], 'a list', 'a menu')).toEqual({
      runs: [['a menu', 'a toast'], [], ['a list', 'a menu']],
      races: ['a menu'],
    })
  })
  it('is forgotten after ten runs', () => {
    const nine = Array.from({ length: 9 }, () => [])
    expect(after([['a menu'], ...nine.slice(1)], 'a menu').races).toEqual(['a menu'])
    expect(after([['a menu'], ...nine], 'a menu')).toEqual({ runs: [...nine, ['a menu']], races: [] })
  })
})

it('the slowest tests come first', () => {
  const times = [100, 3_000, 20_000].map((milliseconds) => ({
    name: `test ${milliseconds}`,
    file: '',
    milliseconds,
  }))
  expect(slowestLines(times, 2)).toEqual(['    20.0 s  test 20000', '     3.0 s  test 3000'])
})

it('the seconds of a run are those of each check, and of the slowest files of the browser tests', () => {
  const times = [
    ['disks.spec.ts', 900],
    ['crawl.spec.ts', 12_000],
    ['disks.spec.ts', 600],
    ['menus.spec.ts', 100],
  ].map(([file, milliseconds]) => ({
    name: 'a test',
    file: String(file),
    milliseconds: Number(milliseconds),
  }))
  expect(secondsLines([{ name: 'lint', seconds: 9.04 }], times, 33, 1)).toEqual([
    '     9.0 s  lint',
    '    33.0 s  in all',
    '',
    'Browser tests by file:',
    '    12.0 s  crawl.spec.ts, 1 tests',
    '     1.6 s  2 other files, 3 tests',
    '    13.6 s  all files, 4 tests',
  ])
  expect(secondsLines([{ name: 'lint', seconds: 9.04 }], [], 33)).toHaveLength(2)
})

it('the order of files is that of their longest tests, with what is known of files that did not run', () => {
  const times = [
    ['disks.spec.ts', 940],
    ['crawl.spec.ts', 12_000],
    ['disks.spec.ts', 600],
  ].map(([file, milliseconds]) => ({
    name: 'a test',
    file: String(file),
    milliseconds: Number(milliseconds),
  }))
  const known = { 'disks.spec.ts': 5, 'menus.spec.ts': 2, 'gone.spec.ts': 9 }
  const order = orderOf(times, known, ['crawl.spec.ts', 'disks.spec.ts', 'menus.spec.ts'])
  expect(Object.entries(order)).toEqual([
    ['crawl.spec.ts', 12],
    ['menus.spec.ts', 2],
    ['disks.spec.ts', 0.9],
  ])
})

it('the recorded order of the browser tests names no file that is gone', () => {
  const order = JSON.parse(readFileSync(`${root}tests/order.json`, 'utf8')) as Record<string, number>
  const files = readdirSync(`${root}tests/browser`)
  expect(Object.keys(order).filter((file) => !files.includes(file))).toEqual([])
})
