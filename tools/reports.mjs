import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ name: string, milliseconds: number }} TestTime */
/** @typedef {{ passed: number, failed: number, times: TestTime[] }} Report */

/** @returns {any} the parsed report; undefined when the runner has written none */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/**
 * A runner that failed without naming a failed test (a file that does not load, a server that does not start), or that
 * ran no test, counts as one failure.
 * @param {boolean} isOk whether the runner's exit code was 0
 * @param {Report | undefined} report undefined when the runner has written none
 * @returns {Report}
 */
function withRunnerFailure(isOk, report) {
  if (!report) return { passed: 0, failed: 1, times: [] }
  const isSilent = report.failed === 0 && (!isOk || report.passed === 0)
  return isSilent ? { ...report, failed: 1 } : report
}

/**
 * Reads a report of Vitest's JSON reporter.
 * @param {boolean} isOk whether the runner's exit code was 0
 * @param {string} file
 * @returns {Report}
 */
export function readVitestReport(isOk, file) {
  const json = readJson(file)
  return withRunnerFailure(
    isOk,
    json && {
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      times: json.testResults.flatMap(({ name: path, assertionResults }) =>
        assertionResults.map(({ fullName, duration }) => ({
          name: `${path.split('/').at(-1)} › ${fullName}`,
          milliseconds: duration ?? 0,
        })),
      ),
    },
  )
}

/** The tests of a Playwright suite and of the suites in it. */
const specsOf = ({ specs = [], suites = [], title }, path = []) => [
  ...specs.map((spec) => ({ ...spec, path: [...path, title] })),
  ...suites.flatMap((suite) => specsOf(suite, [...path, title])),
]

/**
 * Reads a report of Playwright's JSON reporter. A test that passes only on a retry counts as failed.
 * @param {boolean} isOk whether the runner's exit code was 0
 * @param {string} file
 * @returns {Report}
 */
export function readPlaywrightReport(isOk, file) {
  const json = readJson(file)
  return withRunnerFailure(
    isOk,
    json && {
      passed: json.stats.expected,
      failed: json.stats.unexpected + json.stats.flaky,
      times: json.suites
        .flatMap((suite) => specsOf(suite))
        .map(({ title, path, tests }) => ({
          name: [...path, title].filter(Boolean).join(' › '),
          milliseconds: tests
            .flatMap(({ results }) => results)
            .reduce((sum, { duration }) => sum + duration, 0),
        })),
    },
  )
}

/**
 * The slowest tests, one line each, the slowest first.
 * @param {TestTime[]} times
 * @param {number} count
 */
export const slowestLines = (times, count = 10) =>
  times
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(({ name, milliseconds }) => `${(milliseconds / 1_000).toFixed(1).padStart(7)} s  ${name}`)
