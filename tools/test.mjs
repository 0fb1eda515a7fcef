// npm test: every check. `--fast` (npm run check) leaves out those that need a browser. Two lanes run at the same time: the
// unit tests, and everything else, which takes about as long. The browser tests run alone afterwards, because other work
// makes them time out. The output ends with the slowest tests and the time of each check. The last line is always
// `N passed, N failed`; each test and each check counts as one.
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { root } from './ensure-deps.mjs'
import {
  namesToRunAgain,
  readPlaywrightReport,
  readServedReport,
  readVitestReport,
  secondsLines,
  slowestLines,
  withSecondRun,
  withThisRun,
} from './reports.mjs'

const isFast = process.argv.includes('--fast')
const reports = `${root}.cache/reports`
/** The folder to which the tests write their machine coverage. */
const coverage = { ORRERY_COVERAGE: `${reports}/coverage` }
const total = { passed: 0, failed: 0 }
/** @type {import('./reports.mjs').CheckTime[]} */
const checkTimes = []
/** @type {string[]} the browser tests that passed only when they ran again, alone */
const passedAlone = []
/** @type {string[]} the ways to install a release that this machine cannot have */
const leftOut = []
const times = {
  /** @type {import('./reports.mjs').TestTime[]} */
  unit: [],
  /** @type {import('./reports.mjs').TestTime[]} */
  browser: [],
}

/**
 * @typedef {object} RunOptions
 * @property {(text: string) => void} [write] gets the output; without it the output is passed through
 * @property {Record<string, string>} [env]
 */

/**
 * Runs a command.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} options
 * @returns {Promise<boolean>} whether its exit code is 0
 */
function run(command, args, { env = {}, write } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: write ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...(write && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
      shell: process.platform === 'win32' && command === 'npm',
    })
    child.stdout?.setEncoding('utf8').on('data', (text) => write?.(text))
    child.stderr?.setEncoding('utf8').on('data', (text) => write?.(text))
    child.on('error', (error) => {
      console.error(error.message)
      resolve(false)
    })
    child.on('close', (code) => resolve(code === 0))
  })
}
/** @type {(args: string[], options?: RunOptions) => Promise<boolean>} */
const runNode = (args, options) => run(process.execPath, args, options)
/** @type {(name: string) => (options: RunOptions) => Promise<boolean>} */
const script = (name) => (options) => run('npm', ['run', '--silent', name], options)

/** @typedef {{ passed: number, failed: number }} Report */

/**
 * Runs one check and adds up its result. A check that throws has failed.
 * @param {string} name
 * @param {(options: RunOptions) => boolean | Report | Promise<boolean | Report>} work
 * @param {boolean} isBuffered whether its output is printed at once at its end, so that lanes do not mix
 * @returns {Promise<boolean>} whether it passed
 */
async function check(name, work, isBuffered = true) {
  if (!isBuffered) console.log(`\n── ${name}`)
  const began = performance.now()
  let output = ''
  /** @type {Report} */
  let report
  try {
    const result = await work({ write: isBuffered ? (text) => (output += text) : undefined })
    report = typeof result === 'boolean' ? { passed: Number(result), failed: Number(!result) } : result
  } catch (error) {
    output += `${error instanceof Error ? error.message : String(error)}\n`
    report = { passed: 0, failed: 1 }
  }
  total.passed += report.passed
  total.failed += report.failed
  const seconds = (performance.now() - began) / 1_000
  checkTimes.push({ name, seconds })
  if (isBuffered) process.stdout.write(`\n── ${name}\n${output}`)
  console.log(
    `── ${name}: ${report.failed ? 'FAILED' : 'ok'}, ${report.passed} passed in ${seconds.toFixed(1)} s`,
  )
  return report.failed === 0
}

/** @param {RunOptions} options */
async function unitTests(options) {
  const file = `${reports}/unit.json`
  const isOk = await runNode(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { ...options, env: coverage },
  )
  const report = readVitestReport(isOk, file)
  times.unit = report.times
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
 * Runs all browser tests, and those that fail again, alone. What passes only then is printed at the end of the run.
 * @param {string} executablePath of the browser
 */
async function browserTests(executablePath) {
  const port = String(await freePort())
  const playwright = async (/** @type {string} */ file, /** @type {string[]} */ ...args) => {
    const isOk = await runNode(
      ['node_modules/playwright/cli.js', 'test', '--config', 'tests/playwright.config.ts', ...args],
      {
        env: {
          ...coverage,
          CONSOLE_BROWSER: executablePath,
          ORRERY_TEST_PORT: port,
          ORRERY_TEST_BUILT: '1',
          ORRERY_TEST_REPORT: file,
        },
      },
    )
    return readPlaywrightReport(isOk, file)
  }
  const file = `${reports}/browser.json`
  const report = await playwright(file)
  times.browser = report.times
  const names = namesToRunAgain(file)
  if (names.length === 0) return report
  const againFile = `${reports}/browserAgain.json`
  const again = await playwright(againFile, '--last-failed', '--workers', '1')
  const stillFailing = new Set(namesToRunAgain(againFile))
  if (again.passed > 0) passedAlone.push(...names.filter((name) => !stillFailing.has(name)))
  return withSecondRun(report, again)
}

/**
 * Fails for a browser test that passed only alone in this run and in another one of the last ten.
 * docs/decisions/063-a-failed-browser-test-runs-again.md
 * @param {RunOptions} options
 */
function noRaces({ write }) {
  const file = `${root}.cache/races.json`
  const { runs, races } = withThisRun(file, passedAlone)
  writeFileSync(file, JSON.stringify(runs))
  for (const name of races) write?.(`Passed only alone for the second time in ten runs: ${name}\n`)
  return races.length === 0
}

/**
 * Each way to install a release is a check of its own. Those that this machine cannot have are left out.
 * @param {RunOptions} options
 */
async function servedRelease(options) {
  const file = `${reports}/served.json`
  const isOk = await runNode(['tools/served.mjs'], { ...options, env: { ORRERY_TEST_REPORT: file } })
  const report = readServedReport(isOk, file)
  leftOut.push(...report.leftOut)
  return report
}

async function checkSources() {
  await check('formatting', script('format:check'))
  await check('lint', script('lint'))
  await check('types', script('types'))
  await check('unused code', script('unused'))
}

/** @returns {Promise<string | undefined>} the path of a browser */
async function findBrowser() {
  const { ensureBrowser } = await import('./browser.mjs')
  let browser
  await check('a browser', ({ write }) => {
    const { executablePath, from } = ensureBrowser()
    write?.(`${executablePath} (${from})\n`)
    browser = executablePath
    return true
  })
  return browser
}

/**
 * Builds the console, and measures the builds while the unit tests still run.
 * @returns {Promise<string | undefined>} the path of the browser in which the preview can be tested
 */
async function checkBuilds() {
  const isBuilt = await check('build', script('build'))
  const isPreviewBuilt = isFast || (await check('preview build', script('build:preview')))
  if (isBuilt && !isFast) await check('a release, served', servedRelease)
  if (isBuilt) await check('no mock in dist/', (options) => runNode(['tools/assert-no-mock.mjs'], options))
  const browser = isFast ? undefined : await findBrowser()
  if (browser && isBuilt)
    await check('size', (options) =>
      runNode(['tools/size/size.mjs'], { ...options, env: { CONSOLE_BROWSER: browser } }),
    )
  return isPreviewBuilt ? browser : undefined
}

try {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const [browser] = await Promise.all([
    checkSources().then(checkBuilds),
    check('unit and contract tests', unitTests),
  ])
  if (browser) {
    await check('browser tests', () => browserTests(browser), false)
    await check('races in the browser tests', noRaces)
    await check('operations that the console calls', (options) => runNode(['tools/operations.mjs'], options))
  }
  await check('coverage of the machines', (options) => runNode(['tools/coverage.mjs'], options))
} catch (error) {
  console.error(error)
  total.failed += 1
}
console.log(`\nThe slowest tests:\n${slowestLines([...times.unit, ...times.browser]).join('\n')}`)
const seconds = performance.now() / 1_000
console.log(`\nSeconds:\n${secondsLines(checkTimes, times.browser, seconds).join('\n')}`)
if (leftOut.length > 0)
  console.log(`\nLeft out, because this machine has no such server: ${leftOut.join('; ')}`)
if (passedAlone.length > 0)
  console.log(`\nFailed beside other tests and passed alone, to be mended:\n  ${passedAlone.join('\n  ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
