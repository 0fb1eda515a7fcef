// npm run bench:debugger -- [--runs 5] [--open]: measures the cost of the debugger in the built preview.
//
// Closed: an action with its render, and the refetch of a list of fifty, alternately with and without the
// recorder, which may cost 5 % at most. Open: the frames and the longest task of each part, with 2,000 entries,
// 50 running actors and twenty new entries per second.
/** @import { Browser, Page } from 'playwright' */
import { root } from '../ensure-deps.mjs'
import { existsSync } from 'node:fs'
import { flag } from '../args.mjs'
import { tasksDuring } from '../navBench/renders.mjs'

const LIST = '/projects/crowd/instances?scenario=crowded&latency=0&speed=0.001'
const CYCLES = 150
const ENTRIES = 2_000
const ACTORS = 50
const SHARE = 1.05
const LOOK_MS = 4_000
const runs = Number(flag('runs') ?? 5)
const isOpenOnly = flag('open') !== undefined

if (!existsSync(`${root}dist-preview/index.html`)) {
  console.error('dist-preview/ is missing: run npm run build:preview first.')
  process.exit(1)
}
const { preview } = await import('vite')
const { chromium } = await import('playwright')
const { benchArgs, ensureBrowser } = await import('../browser.mjs')

const median = (/** @type {number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
const ms = (/** @type {number} */ value) => `${value.toFixed(2)} ms`

/** @typedef {{ type: string, payloads: readonly unknown[] }} Work */

/**
 * Actions that are dispatched repeatedly while the debugger is closed.
 * @type {Record<string, Work>}
 */
const works = {
  'an action, drawn': { type: 'preferences/rowsPicked', payloads: ['compact', 'comfortable'] },
  'a list read again': { type: 'api/invalidateTags', payloads: [['Instance']] },
}

/**
 * @param {Browser} browser
 * @param {string} origin
 */
async function openList(browser, origin, rows = 50) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript((size) => localStorage.setItem('orrery.pageSize', String(size)), rows)
  await page.goto(origin + LIST)
  await page.getByRole('link', { name: 'node-00001' }).waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

/**
 * The time of the main thread for one cycle of some work, in milliseconds.
 * @param {Browser} browser
 * @param {string} origin
 * @param {Work} work
 * @param {boolean} isRecorded
 */
async function cost(browser, origin, work, isRecorded) {
  const page = await openList(browser, origin)
  if (!isRecorded) await page.evaluate(() => window.orreryLog?.silence())
  const session = await page.context().newCDPSession(page)
  // The time of the thread alone, so that other work of the computer does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')
      ?.value ?? NaN
  const cycle = (/** @type {number} */ cycles) =>
    page.evaluate(
      async ({ count, type, payloads }) => {
        for (let at = 0; at < count; at += 1) {
          const action = { type, payload: payloads[at % payloads.length] }
          window.orreryLog?.dispatch(action)
          // Two frames: the log is delivered in the second one at the latest.
          for (const _ of [0, 1]) await new Promise((resolve) => requestAnimationFrame(resolve))
        }
      },
      { count: cycles, ...work },
    )
  await cycle(30)
  await session.send('HeapProfiler.collectGarbage')
  const before = await busy()
  await cycle(CYCLES)
  const spent = ((await busy()) - before) / CYCLES
  await page.close()
  return spent * 1_000
}

/**
 * Stops fifty instances, which takes long, and fills the log.
 * @param {Page} page
 */
async function fill(page) {
  const running = page.getByRole('row').filter({ has: page.getByText('running', { exact: true }) })
  const names = await running.getByRole('link').allTextContents()
  for (const name of names.slice(0, ACTORS)) {
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
    await row.getByRole('button', { name: /^Actions for / }).click()
    await page.getByRole('menuitem', { name: 'Stop', exact: true }).click()
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await question.getByRole('button', { name: 'Stop', exact: true }).click()
    await question.waitFor({ state: 'hidden' })
  }
  await page.evaluate((wanted) => {
    const log = window.orreryLog
    for (let at = log?.entries().length ?? wanted; at < wanted; at += 1) {
      const action = { type: 'preferences/rowsPicked', payload: at % 2 ? 'compact' : 'comfortable' }
      log?.dispatch(action)
    }
  }, ENTRIES)
}

/**
 * Frames while twenty entries arrive each second, in milliseconds.
 * @param {Page} page
 */
const frames = (page) =>
  page.evaluate(async (lookMs) => {
    /** @type {number[]} */
    const gaps = []
    const end = performance.now() + lookMs
    const action = { type: 'notices/noticeDismissed', payload: 'none' }
    const timer = setInterval(() => window.orreryLog?.dispatch(action), 50)
    for (let last = performance.now(); last < end;) {
      const now = await new Promise((resolve) => requestAnimationFrame(resolve))
      gaps.push(now - last)
      last = now
    }
    clearInterval(timer)
    return gaps.slice(1).toSorted((a, b) => a - b)
  }, LOOK_MS)

/**
 * @param {Browser} browser
 * @param {Page} page
 * @param {string} name
 */
async function printFrames(browser, page, name) {
  /** @type {number[]} */
  let gaps = []
  const tasks = await tasksDuring(browser, page, async () => {
    gaps = await frames(page)
  })
  const late = gaps.filter((gap) => gap > 17.5).length
  const perSecond = (gaps.length / gaps.reduce((sum, gap) => sum + gap, 0)) * 1_000
  console.log(
    `  ${name.padEnd(14)} ${perSecond.toFixed(0)} frames a second, ${late} of ${gaps.length} late, longest ${ms(gaps.at(-1) ?? NaN)}; longest task ${ms(tasks[0] ?? 0)}`,
  )
}

/**
 * @param {Browser} browser
 * @param {string} origin
 */
async function measureOpen(browser, origin) {
  const page = await openList(browser, origin, 100)
  await fill(page)
  await printFrames(browser, page, 'closed')
  await page.keyboard.press('Control+.')
  const dock = page.getByRole('region', { name: 'Machine debugger' })
  const machine = dock.getByRole('combobox', { name: 'Machine' })
  await machine.selectOption({ label: 'Command' })
  const follow = dock.getByRole('combobox', { name: 'Follow' })
  console.log(
    `open, ${await page.evaluate(() => window.orreryLog?.entries().length)} entries, commands: ${await follow.getByRole('option').first().textContent()}`,
  )
  for (const tab of ['Charts', 'Log', 'Sequence', 'Disagreements', 'Coverage']) {
    await dock.getByRole('tab', { name: tab }).click()
    if (tab === 'Coverage') await dock.getByRole('button', { name: 'Instance' }).click()
    await printFrames(browser, page, tab)
  }
  await page.close()
}

const server = await preview({
  root,
  configFile: `${root}vite.config.ts`,
  mode: 'preview',
  preview: { port: 4185, strictPort: false, host: 'localhost' },
})
const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
const browser = await chromium.launch({ executablePath: ensureBrowser().executablePath, args: benchArgs })
let isDear = false
try {
  for (const [name, work] of isOpenOnly ? [] : Object.entries(works)) {
    /** @type {number[]} */
    const on = []
    /** @type {number[]} */
    const off = []
    for (let run = 0; run < runs; run += 1)
      // Every second run starts without the recorder, so that neither variant always follows a busy moment.
      for (const isRecorded of run % 2 ? [false, true] : [true, false])
        (isRecorded ? on : off).push(await cost(browser, origin, work, isRecorded))
    const share = median(on) / median(off)
    isDear ||= share > SHARE
    console.log(
      `closed, ${name}: ${ms(median(on))} with the recorder (${ms(Math.min(...on))} to ${ms(Math.max(...on))}), ${ms(median(off))} without (${ms(Math.min(...off))} to ${ms(Math.max(...off))}): ${((share - 1) * 100).toFixed(1)} %`,
    )
  }
  await measureOpen(browser, origin)
} finally {
  await browser.close()
  await server.close()
}
if (isDear) console.error('The recorder costs more than 5 %.')
process.exit(isDear ? 1 : 0)
