import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { engines, isInstalled, needed } from '../engines.mjs'
import { root } from '../ensure-deps.mjs'
import {
  namesToRunAgain,
  readPlaywrightReport,
  readServedReport,
  readVitestReport,
  secondRuns,
  withSecondRun,
  withThisRun,
} from '../reports.mjs'
import { found, runNode } from './checks.mjs'

// The runners of the tests: Vitest, Playwright, and the installations of a release. Each writes its report to the folder of
// its half of the run.

/** @typedef {import('./checks.mjs').RunOptions} RunOptions */

/** @typedef {'first' | 'whole' | 'changed'} Half the tests of `npm test`, of `npm run test:whole`, or a few of both */

/** The reports of a half of the run. `coverage` in it has what its tests have seen of the machines, and the calls. */
export const reportsOf = (/** @type {Half} */ half) => `${root}.cache/reports/${half}`

/** What the tests write their coverage to. */
const coverageOf = (/** @type {Half} */ half) => ({
  ORRERY_COVERAGE: `${reportsOf(half)}/coverage`,
})

/** The contract tests of the whole, by the names of their files: tests/README.md. */
const ofTheWhole = '.whole.test.'

/**
 * Runs the unit and contract tests of a half.
 * @param {Half} half
 * @returns {import('./checks.mjs').Work}
 */
export const unitTests = (half) => async (options) => {
  const file = `${reportsOf(half)}/unit.json`
  const isOk = await runNode(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...(half === 'whole' ? [ofTheWhole] : ['--exclude', `**/*${ofTheWhole}*`]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { ...options, env: coverageOf(half) },
  )
  const report = readVitestReport(isOk, file)
  found.unitTimes.push(...report.times)
  return report
}

/**
 * A free port, so that a running preview is neither disturbed nor tested.
 * @returns {Promise<number>}
 */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/**
 * Runs some tests of Playwright, and those that fail again, alone. What passes only then is named at the end of the run.
 * @param {object} run
 * @param {Half} run.half
 * @param {string} run.name of its reports
 * @param {string} run.config a file in `tests/`
 * @param {string} run.executablePath of Chromium
 * @param {readonly string[]} run.chosen arguments of Playwright that choose the tests
 * @returns {import('./checks.mjs').Work}
 */
const playwrightTests =
  ({ half, name, config, executablePath, chosen }) =>
  async (options) => {
    const port = String(await freePort())
    const playwright = async (/** @type {string} */ file, /** @type {readonly string[]} */ args) => {
      const isOk = await runNode(
        ['node_modules/playwright/cli.js', 'test', '--config', `tests/${config}`, ...args],
        {
          ...options,
          env: {
            ...coverageOf(half),
            CONSOLE_BROWSER: executablePath,
            ORRERY_TEST_PORT: port,
            ORRERY_TEST_BUILT: '1',
            ORRERY_TEST_REPORT: file,
          },
        },
      )
      return readPlaywrightReport(isOk, file)
    }
    const file = `${reportsOf(half)}/${name}.json`
    const report = await playwright(file, chosen)
    found.browserTimes.push(...report.times)
    const names = namesToRunAgain(file)
    if (names.length === 0) return report
    const againFile = `${reportsOf(half)}/${name}Again.json`
    const again = await playwright(againFile, [...chosen, '--last-failed', '--workers', '1'])
    const stillFailing = new Set(namesToRunAgain(againFile))
    if (again.passed > 0)
      found.passedAlone.push(
        ...secondRuns(
          names.filter((each) => !stillFailing.has(each)),
          report,
          again,
        ).map((run) => ({ ...run, half })),
      )
    return withSecondRun(report, again)
  }

/**
 * Browser tests of a half, in Chromium.
 * @param {Half} half
 * @param {string} executablePath of the browser
 * @param {readonly string[]} chosen arguments of Playwright that choose the tests
 */
export const browserTests = (half, executablePath, chosen) =>
  playwrightTests({ half, name: 'browser', config: 'playwright.config.ts', executablePath, chosen })

/**
 * Every page, and the journeys of all engines, in those that this machine has: docs/browsers.md. One that is absent is left
 * out.
 * @param {string} executablePath of Chromium
 * @returns {import('./checks.mjs').Work}
 */
export const engineTests = (executablePath) => (options) => {
  const projects = Object.entries(engines).flatMap(([project, engine]) => {
    if (isInstalled(engine)) return ['--project', project]
    found.leftOut.push(`${needed(engine)} (npm run engines:install)`)
    return []
  })
  if (projects.length === 0) return { passed: 0, failed: 0 }
  return playwrightTests({
    half: 'whole',
    name: 'engines',
    config: 'engines.config.ts',
    executablePath,
    chosen: projects,
  })(options)
}

/**
 * Fails for a browser test that passed only alone in this run and in another one of the last ten of the same half.
 * docs/decisions/063-a-failed-browser-test-runs-again.md
 * @param {Half} half
 * @returns {import('./checks.mjs').Work}
 */
export const noRaces =
  (half) =>
  ({ write }) => {
    const file = `${root}.cache/races.${half}.json`
    const { runs, races } = withThisRun(
      file,
      found.passedAlone.filter((run) => run.half === half).map(({ name }) => name),
    )
    writeFileSync(file, JSON.stringify(runs))
    for (const name of races) write?.(`Passed only alone for the second time in ten runs: ${name}\n`)
    return races.length === 0
  }

/**
 * The report of a tool that counts its own tests, and names what this machine cannot have.
 * @param {boolean} isOk whether its exit code is 0
 * @param {string} file
 */
function counted(isOk, file) {
  const report = readServedReport(isOk, file)
  found.leftOut.push(...report.leftOut)
  return report
}

/**
 * Each way to install a release is a check of its own. Those that this machine cannot have are left out.
 * @param {RunOptions} options
 */
export async function servedRelease(options) {
  const file = `${reportsOf('whole')}/served.json`
  const isOk = await runNode(['tools/served.mjs'], { ...options, env: { ORRERY_TEST_REPORT: file } })
  return counted(isOk, file)
}
