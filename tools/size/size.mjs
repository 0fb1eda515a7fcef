// npm run size: the JavaScript of a first page load. Opens dist/ in a real browser, each page with an empty
// cache, and adds up (brotli, quality 11) every script that is requested until the page is usable, that is, has a
// row with its menu button. Each page is visited three times: in front of a region whose version the browser knows, of the
// model's version and of the oldest one, and on a first visit. Fails when there are more bytes or files than
// tools/budget.json allows, more style sheets than scripts, or when the page does not use the response to an early
// request. Then it opens each page as on a later visit, prints what it runs, asks and paints until nine seconds after its
// content, beside tools/budget.json, and fails when any is more than 2 % above.
/** @import { Browser } from 'playwright' */
import { root } from '../ensure-deps.mjs'
import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { modelVersion, storedVersions } from '../api/generate.mjs'
import { answerTo } from '../../tests/support/sizeAnswers.mjs'
import { restOf } from './rest.mjs'
import { kib, restLines, sizeFaults } from './sizeFaults.mjs'

/** @typedef {{ name: string, path: string, row: string }} Target */

/** @type {readonly Target[]} */
const pages = [
  { name: 'projectsList', path: '/projects', row: 'berth-planner' },
  { name: 'instancesList', path: '/projects/berth-planner/instances', row: 'berth-api-1' },
  {
    name: 'instancePage',
    path: '/projects/berth-planner/instances/berth-api-1/storage',
    row: 'berth-api-1-boot',
  },
]
const budgets = JSON.parse(readFileSync(new URL('../budget.json', import.meta.url), 'utf8'))

/**
 * The visits, with the version that the browser has kept, and their budget over that of the first one.
 * @type {readonly { name: string, kept: string | undefined, more: { brotliKiB: number, files: number } }[]}
 */
const visits = [
  { name: '', kept: modelVersion, more: { brotliKiB: 0, files: 0 } },
  { name: ', the oldest version', kept: storedVersions()[0]?.version, more: budgets.oldestVersion },
  { name: ', a first visit', kept: undefined, more: budgets.firstVisit },
]

if (!existsSync(`${root}dist/index.html`)) {
  console.error('dist/ is missing: run npm run build first.')
  process.exit(1)
}
const { preview } = await import('vite')
const { chromium } = await import('playwright')
const { ensureBrowser, launchArgs } = await import('../browser.mjs')

/** @type {Map<string, number>} */
const sizes = new Map()

/**
 * The compressed bytes of a script, each compressed once: that takes longer than all the visits.
 * @param {string} script its path
 * @returns {number} throws when the build does not contain it
 */
const sizeOf = (script) => {
  const file = `${root}dist${script}`
  if (!existsSync(file)) throw new Error(`${script} is requested, but is not in dist/`)
  const size =
    sizes.get(script) ??
    brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  sizes.set(script, size)
  return size
}

const isApi = (/** @type {URL} */ url) => /^\/(v1|experimental)\//.test(url.pathname)

/**
 * Waits until a page is usable.
 * @param {import('playwright').Page} page
 * @param {string} row a text in its first row
 */
const whenUsable = (page, row) =>
  page
    .getByRole('row')
    .filter({ hasText: row })
    .getByRole('button', { name: /^Actions for / })
    .waitFor({ timeout: 20_000 })

/**
 * The scripts of one page that is opened with an empty cache, with their bytes, the number of its style sheets, and unused
 * early answers.
 * @param {Browser} browser
 * @param {string} origin
 * @param {Target} target
 * @param {string | undefined} kept the version of the last visit
 * @returns {Promise<import('./sizeFaults.mjs').Loaded>}
 */
async function filesOf(browser, origin, { path, row }, kept) {
  const context = await browser.newContext()
  // Files that are fetched on intent are not counted: a browser that saves data fetches nothing on intent.
  await context.addInitScript((version) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    if (version) localStorage.setItem('orrery.apiVersion', version)
    // Nor are files that wait for an idle browser: the page is usable before.
    Object.defineProperty(window, 'requestIdleCallback', { value: () => 0 })
  }, kept)
  const page = await context.newPage()
  /** @type {Set<string>} */
  const scripts = new Set()
  /** @type {Set<string>} */
  const sheets = new Set()
  /** @type {Set<string>} */
  const unanswered = new Set()
  await context.route(isApi, async (route) => {
    const { pathname } = new URL(route.request().url())
    // Only a region of the oldest version, which the browser knows here, ignores the header.
    const isMalformed = !kept && !/^\d+\.0\.0$/.test(route.request().headers()['api-version'] ?? '')
    const answer = isMalformed ? { status: 400, body: '{}' } : answerTo(pathname)
    if (answer.status !== 200 && !isMalformed) unanswered.add(pathname)
    await route.fulfill(answer)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== origin) return
    if (url.pathname.endsWith('.js')) scripts.add(url.pathname)
    if (url.pathname.endsWith('.css')) sheets.add(url.pathname)
  })
  page.on('pageerror', (error) => console.error(`  ${error.message}`))
  await page.goto(origin + path)
  await whenUsable(page, row)
  const fetched = [...scripts]
  const untaken = await page.evaluate(() => [...(window.orreryEarly?.keys() ?? [])])
  await context.close()
  if (unanswered.size) console.log(`  without an answer: ${[...unanswered].join(', ')}`)
  return {
    scripts: fetched.map((script) => ({ script, bytes: sizeOf(script) })),
    sheets: sheets.size,
    untaken,
  }
}

const server = await preview({
  root,
  configFile: `${root}vite.config.ts`,
  mode: 'production',
  preview: { port: 4183, strictPort: false, host: 'localhost' },
})
const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
const browser = await chromium.launch({ executablePath: ensureBrowser().executablePath, args: launchArgs })
let over = false
try {
  for (const target of pages) {
    /** @type {Set<string>} */
    const printed = new Set()
    for (const { name, kept, more } of visits) {
      const loaded = await filesOf(browser, origin, target, kept)
      const { scripts, sheets } = loaded
      const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
      const own = budgets[target.name]
      const budget = { brotliKiB: own.brotliKiB + more.brotliKiB, files: own.files + more.files }
      const faults = sizeFaults(loaded, budget)
      console.log(
        `${target.name}${name}:${kib(total)} KiB of ${budget.brotliKiB} KiB, ${scripts.length} of ${budget.files} files, ${sheets} style sheets, ${faults.join(', ') || 'within'}`,
      )
      // Each visit after the first one lists what it loads besides.
      for (const { script, bytes } of scripts.toSorted((a, b) => b.bytes - a.bytes).slice(0, 12))
        if (!printed.has(script)) console.log(`  ${kib(bytes)}  ${script}`)
      for (const { script } of scripts) printed.add(script)
      if (faults.length > 0) over = true
    }
  }
  /** @type {Set<string>} */
  const unanswered = new Set()
  const measured = (/** @type {Target} */ { path, row }) =>
    restOf({
      url: origin + path,
      kept: modelVersion,
      isApi,
      isShown: (page) => whenUsable(page, row),
      sizeOf,
      async answer(route) {
        const { pathname } = new URL(route.request().url())
        const answer = answerTo(pathname)
        if (answer.status !== 200) unanswered.add(pathname)
        await route.fulfill(answer)
      },
    })
  const together = await Promise.all(pages.map(measured))
  for (const [index, target] of pages.entries()) {
    const { name } = target
    const judge = (/** @type {import('./rest.mjs').Rest | undefined} */ rest) =>
      restLines(rest, budgets.rest[name])
    const first = judge(together[index])
    // Beside the others, a busy processor may see the content so late that what comes after it counts as before.
    const { lines, isOver } = first.isOver ? judge(await measured(target)) : first
    console.log(`${name}, a later visit until 9 s after its content:`)
    for (const line of lines) console.log(`  ${line}`)
    if (isOver) over = true
  }
  if (unanswered.size) console.log(`  without an answer: ${[...unanswered].join(', ')}`)
} finally {
  await browser.close()
  await server.close()
}
process.exit(over ? 1 : 0)
