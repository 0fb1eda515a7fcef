import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readPlaywrightReport, readVitestReport, slowestLines } from './reports.mjs'

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
      times: [{ name: 'random.test.ts › a seed repeats', milliseconds: 1_234 }],
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
    times: [{ name: 'disks.spec.ts › a disk › is created', milliseconds: 900 }],
  })
})

it('the slowest tests come first', () => {
  const times = [100, 3_000, 20_000].map((milliseconds) => ({ name: `test ${milliseconds}`, milliseconds }))
  expect(slowestLines(times, 2)).toEqual(['   20.0 s  test 20000', '    3.0 s  test 3000'])
})
