// npm test: what most changes break, in eight minutes on two cores. `--fast` (npm run check) leaves out what needs a
// browser; `--whole` (npm run test:whole) runs the rest, or the parts of it that are named; `--all` (.ci/run) runs both.
// Two lanes run at the same time: the unit tests, and everything else, which takes about as long. Browser tests run alone
// afterwards, because other work makes them time out. The output ends with the slowest tests, the time of each check, and
// what was not run. The last line is always `N passed, N failed`; each test and each check counts as one.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import './ensure-deps.mjs'
import { check, conclude, found, runNode, script } from './run/checks.mjs'
import { browserArgs, leftToTheWhole, parts } from './run/parts.mjs'
import { browserTests, engineTests, noRaces, reportsOf, servedRelease, unitTests } from './run/tests.mjs'

/** @typedef {import('./run/checks.mjs').RunOptions} RunOptions */

const { values, positionals } = parseArgs({
  options: { fast: { type: 'boolean' }, whole: { type: 'boolean' }, all: { type: 'boolean' } },
  allowPositionals: true,
})
const isFast = values.fast ?? false
const isWhole = Boolean(values.whole ?? values.all)
const isFirst = Boolean(values.all ?? !values.whole)
const names = positionals.length > 0 ? positionals : Object.keys(parts)
const unknown = names.filter((name) => !parts[name])
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
/** @type {string[]} */
const notes = []

/** @param {import('./run/tests.mjs').Half} half */
function forget(half) {
  rmSync(reportsOf(half), { recursive: true, force: true })
  mkdirSync(reportsOf(half), { recursive: true })
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
  if (isBuilt) await check('no mock in dist/', (options) => runNode(['tools/assert-no-mock.mjs'], options))
  const browser = isFast ? undefined : await findBrowser()
  if (browser && isBuilt)
    await check('size', (options) =>
      runNode(['tools/size/size.mjs'], { ...options, env: { CONSOLE_BROWSER: browser } }),
    )
  return isPreviewBuilt ? browser : undefined
}

/** `npm test`. */
async function first() {
  forget('first')
  const [browser] = await Promise.all([
    checkSources().then(checkBuilds),
    check('unit and contract tests', unitTests('first')),
  ])
  if (!browser) return
  await check('journeys', browserTests('first', browser, ['--project', 'journeys']), false)
  await check('races in the journeys', noRaces('first'))
}

/**
 * Builds for the parts that need it, and installs a release.
 * @param {boolean} isBuilt whether the builds of this commit are there
 * @param {boolean} hasBrowserTests
 * @returns {Promise<string | undefined>} the path of the browser in which the preview can be tested
 */
async function prepareWhole(isBuilt, hasBrowserTests) {
  if (names.includes('release') && (isBuilt || (await check('build', script('build')))))
    await check(parts.release?.what ?? '', servedRelease)
  if (!hasBrowserTests || !(isBuilt || (await check('preview build', script('build:preview')))))
    return undefined
  return findBrowser()
}

/**
 * `npm run test:whole`.
 * @param {boolean} isBuilt whether the builds of this commit are there
 */
async function whole(isBuilt) {
  forget('whole')
  const chosen = browserArgs(names)
  const hasEngines = names.includes('engines')
  const [browser] = await Promise.all([
    prepareWhole(isBuilt, hasEngines || chosen !== undefined),
    names.includes('contracts') && check(parts.contracts?.what ?? '', unitTests('whole')),
  ])
  if (browser && chosen) {
    await check('browser tests', browserTests('whole', browser, chosen), false)
    await check('races in the browser tests', noRaces('whole'))
  }
  if (browser && hasEngines) await check(parts.engines?.what ?? '', engineTests(browser), false)
}

/** What both halves together have to reach. */
async function judge() {
  if (!existsSync(`${reportsOf('first')}/coverage/calls`)) {
    notes.push('The coverage is that of both halves: it is judged when `npm test` has run before.')
    return
  }
  await check('operations that the console calls', (options) => runNode(['tools/operations.mjs'], options))
  await check('coverage of the machines', (options) => runNode(['tools/coverage.mjs'], options))
}

try {
  if (isFirst) await first()
  if (isWhole) await whole(isFirst)
  if (isWhole && names.length === Object.keys(parts).length) await judge()
} catch (error) {
  console.error(error)
  found.failed += 1
}
if (!isWhole) notes.push(leftToTheWhole())
conclude(notes)
