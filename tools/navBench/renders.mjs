// Measures rendering on a processor four times slower: a key in the largest form, and a hundred cached rows.
/** @import { Browser, Page } from 'playwright' */
/** @import { Site } from './site.mjs' */
import { median } from './clicks.mjs'
import { percentile } from './menus.mjs'
import { openPage, withBrowser } from './page.mjs'

const typed = 'a-name-of-forty-letters-is-typed-in-here'
const KEY_MS = 150
const MOUNTS = 5

const openSlow = async (/** @type {Browser} */ browser) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(() => localStorage.setItem('orrery.pageSize', '100'))
  return await openPage(context, 'all')
}

/** @typedef {{ name: string, pid: number, tid: number, dur?: number, args: { name?: string } }} TraceEvent */

/**
 * The main thread's tasks while something runs, in milliseconds, longest first.
 * @param {Browser} browser
 * @param {Page} page
 * @param {() => Promise<unknown>} run
 */
export async function tasksDuring(browser, page, run) {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await run()
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
  const isMain = (/** @type {TraceEvent} */ { name, args }) =>
    name === 'thread_name' && args.name === 'CrRendererMain'
  const mains = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`))
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`))
    .map(({ dur = 0 }) => dur / 1_000)
    .toSorted((a, b) => b - a)
}

/**
 * @param {Browser} browser
 * @param {Site} site
 */
async function measureForm(browser, site) {
  const { page, load, traffic } = await openSlow(browser)
  await load(`${site.origin}/projects/crowd/instances-new`, { shows: [['main form input[name=name]']] })
  await traffic.quiet(2_000, 15_000)
  await page.getByRole('textbox', { name: 'Name', exact: true }).click()
  // The first keys run code for the first time.
  await page.keyboard.type('warm', { delay: KEY_MS })
  await page.evaluate(() => {
    window.navBench.end = window.navBench.keys()
  })
  await page.keyboard.type(typed, { delay: KEY_MS })
  return percentile(await page.evaluate(() => window.navBench.end?.() ?? []), 95)
}

/**
 * @param {Browser} browser
 * @param {Site} site
 */
async function measureTable(browser, site) {
  const { page, load, step, traffic } = await openSlow(browser)
  const link = (/** @type {string} */ name) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true })
  await load(`${site.origin}/projects/crowd/instances`, { shows: [['main tbody a', 'node-00001']] })
  /** @type {number[]} */
  const longest = []
  for (let turn = 0; turn <= MOUNTS; turn += 1) {
    await traffic.quiet(1_000, 10_000)
    await step({ shows: [['main h1', 'VPCs']] }, () => link('VPCs').click())
    await traffic.quiet(1_000, 10_000)
    const tasks = await tasksDuring(browser, page, async () => {
      await link('Instances').click()
      await page.getByRole('link', { name: 'node-00100' }).waitFor()
    })
    if (turn > 0) longest.push(tasks[0] ?? 0)
  }
  return median(longest)
}

/**
 * @param {Site} site
 * @returns {Promise<Record<string, number>>} milliseconds by name
 */
export const measureRenders = (site) =>
  withBrowser(async (browser) => ({
    formKey: await measureForm(browser, site),
    rowsTask: await measureTable(browser, site),
  }))
