import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ name: string, file: string, milliseconds: number }} TestTime */
/** @typedef {{ passed: number, failed: number, times: TestTime[] }} Report */
/** @typedef {{ name: string, seconds: number }} CheckTime */

/**
 * @typedef {object} VitestReport of its JSON reporter, as far as it is read
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ name: string, assertionResults: { fullName: string, duration?: number | null }[] }[]} testResults
 */

/**
 * @typedef {object} Suite of Playwright's JSON reporter: a file, or a group in it
 * @property {string} title
 * @property {{ title: string, ok?: boolean, tests: { results: { duration: number }[] }[] }[]} [specs]
 * @property {Suite[]} [suites]
 */

/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, suites: Suite[] }} PlaywrightReport */

/**
 * @param {string} file
 * @returns {unknown} the parsed report; undefined when the runner has written none
 */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/**
 * Reads the report of tools/served.mjs. Without one, the run has failed; ways that are left out have neither passed nor
 * failed.
 * @param {boolean} isOk whether its exit code was 0
 * @param {string} file
 * @returns {{ passed: number, failed: number, leftOut: string[] }}
 */
export function readServedReport(isOk, file) {
  const report = /** @type {{ passed: number, failed: number, leftOut: string[] } | undefined} */ (
    readJson(file)
  )
  if (!report || (!isOk && report.failed === 0))
    return { passed: 0, failed: 1, leftOut: report?.leftOut ?? [] }
  return report
}

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
  const json = /** @type {VitestReport | undefined} */ (readJson(file))
  return withRunnerFailure(
    isOk,
    json && {
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      times: json.testResults.flatMap(({ name: path, assertionResults }) => {
        const name = path.split('/').at(-1) ?? path
        return assertionResults.map(({ fullName, duration }) => ({
          name: `${name} › ${fullName}`,
          file: name,
          milliseconds: duration ?? 0,
        }))
      }),
    },
  )
}

/**
 * The tests of a suite and of the suites in it.
 * @param {Suite} suite
 * @param {readonly string[]} above the titles of the suites that it is in
 * @returns {TestTime[]}
 */
const timesOf = ({ specs = [], suites = [], title }, above = []) => {
  const path = [...above, title]
  return [
    ...specs.map((spec) => ({
      name: [...path, spec.title].filter(Boolean).join(' › '),
      file: path[0] ?? '',
      milliseconds: spec.tests
        .flatMap(({ results }) => results)
        .reduce((sum, { duration }) => sum + duration, 0),
    })),
    ...suites.flatMap((suite) => timesOf(suite, path)),
  ]
}

/**
 * Reads a report of Playwright's JSON reporter. A test that passes only on a retry counts as failed.
 * @param {boolean} isOk whether the runner's exit code was 0
 * @param {string} file
 * @returns {Report}
 */
export function readPlaywrightReport(isOk, file) {
  const json = /** @type {PlaywrightReport | undefined} */ (readJson(file))
  return withRunnerFailure(
    isOk,
    json && {
      passed: json.stats.expected,
      failed: json.stats.unexpected + json.stats.flaky,
      times: json.suites.flatMap((suite) => timesOf(suite)),
    },
  )
}

/** The number of failed browser tests above which none runs again: then it is not the machine. */
const MOST_AGAIN = 5

/**
 * The names of the browser tests that failed, if they should run again alone: there are few of them, and each is named.
 * docs/decisions/063-a-failed-browser-test-runs-again.md
 * @param {string} file the report
 * @returns {string[]} empty if none should
 */
export function namesToRunAgain(file) {
  const json = /** @type {PlaywrightReport | undefined} */ (readJson(file))
  const names = json?.suites.flatMap((suite) => failedIn(suite)) ?? []
  return names.length === json?.stats.unexpected && names.length <= MOST_AGAIN ? names : []
}

/**
 * The failed tests of a suite and of the suites in it.
 * @param {Suite} suite
 * @returns {string[]}
 */
const failedIn = ({ specs = [], suites = [], title }) => [
  ...specs.filter(({ ok }) => ok === false).map((spec) => `${title} › ${spec.title}`),
  ...suites.flatMap((inner) => failedIn(inner).map((name) => `${title} › ${name}`)),
]

/**
 * The report of the first run and of the second one, which had its failed tests: each counts once.
 * @param {Report} first
 * @param {Report} again
 * @returns {Report}
 */
export const withSecondRun = (first, again) => ({
  passed: first.passed + again.passed,
  failed: first.failed - again.passed,
  times: first.times,
})

/** @typedef {{ name: string, first: string, alone: string }} SecondRun a test that passed only alone, with its seconds */

/**
 * The seconds that tests took beside the others, where they failed, and alone.
 * @param {readonly string[]} names of the tests that passed alone
 * @param {Report} first
 * @param {Report} again
 * @returns {SecondRun[]}
 */
export function secondRuns(names, first, again) {
  const secondsIn = (/** @type {Report} */ { times }, /** @type {string} */ name) =>
    ((times.find((time) => time.name === name)?.milliseconds ?? 0) / 1_000).toFixed(1)
  return names.map((name) => ({ name, first: secondsIn(first, name), alone: secondsIn(again, name) }))
}

/** The number of runs after which a browser test that passed only alone is forgotten. */
const RUNS_REMEMBERED = 10

/**
 * Adds a run to those that are remembered, and finds the races among its names: the tests that passed only alone in an
 * earlier one of these runs too.
 * @param {string} file has the names of each run, the last run at the end; it need not exist
 * @param {readonly string[]} passedAlone the names of this run
 * @returns {{ runs: (readonly string[])[], races: string[] }} what the file should have now, and the races
 */
export function withThisRun(file, passedAlone) {
  const known = /** @type {string[][]} */ (readJson(file) ?? [])
  const earlier = known.slice(1 - RUNS_REMEMBERED)
  const before = new Set(earlier.flat())
  return { runs: [...earlier, passedAlone], races: passedAlone.filter((name) => before.has(name)) }
}

/** @param {number} seconds */
const padded = (seconds) => seconds.toFixed(1).padStart(8)

/**
 * The slowest tests, one line each, the slowest first.
 * @param {TestTime[]} times
 * @param {number} count
 */
export const slowestLines = (times, count = 10) =>
  times
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(({ name, milliseconds }) => `${padded(milliseconds / 1_000)} s  ${name}`)

/**
 * The files of some tests, with the seconds of all their tests and of the longest, the slowest file first.
 * @param {readonly TestTime[]} times
 */
export function secondsByFile(times) {
  /** @type {Map<string, { file: string, tests: number, seconds: number, longest: number }>} */
  const files = new Map()
  for (const { file, milliseconds } of times) {
    const sum = files.get(file) ?? { file, tests: 0, seconds: 0, longest: 0 }
    const seconds = milliseconds / 1_000
    files.set(file, {
      file,
      tests: sum.tests + 1,
      seconds: sum.seconds + seconds,
      longest: Math.max(sum.longest, seconds),
    })
  }
  return [...files.values()].sort((a, b) => b.seconds - a.seconds)
}

/**
 * A table of the time of a run: each check, and the slowest files of the browser tests. The seconds of a check
 * are wall time; those of a file are the sum over its tests, which run in parallel.
 * @param {readonly CheckTime[]} checks in the order in which they ended
 * @param {readonly TestTime[]} browserTimes
 * @param {number} seconds of the whole run
 * @param {number} count of files
 */
export function secondsLines(checks, browserTimes, seconds, count = 10) {
  const files = secondsByFile(browserTimes)
  const rest = files.slice(count)
  const sum = (/** @type {{ tests: number, seconds: number }[]} */ some, /** @type {string} */ name) =>
    `${padded(some.reduce((total, each) => total + each.seconds, 0))} s  ${name}, ${some.reduce((total, { tests }) => total + tests, 0)} tests`
  return [
    ...checks.map((check) => `${padded(check.seconds)} s  ${check.name}`),
    `${padded(seconds)} s  in all`,
    ...(files.length > 0 ? ['', 'Browser tests by file:'] : []),
    ...files.slice(0, count).map((file) => sum([file], file.file)),
    ...(rest.length > 0 ? [sum(rest, `${rest.length} other files`)] : []),
    ...(files.length > 0 ? [sum(files, 'all files')] : []),
  ]
}

/**
 * The seconds of the longest test of each file, the longest first.
 * @param {readonly TestTime[]} times
 * @param {Readonly<Record<string, number>>} known those of an earlier run
 * @param {readonly string[]} files that still exist
 * @returns {Record<string, number>}
 */
export function orderOf(times, known, files) {
  const measured = secondsByFile(times).map(({ file, longest }) => [file, Math.round(longest * 10) / 10])
  /** @type {Record<string, number>} */
  const all = { ...known, ...Object.fromEntries(measured) }
  return Object.fromEntries(
    Object.entries(all)
      .filter(([file]) => files.includes(file))
      .sort(([, a], [, b]) => b - a),
  )
}
