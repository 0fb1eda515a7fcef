/** @import { Page, Route } from 'playwright' */
import { chromium } from 'playwright'
import { ensureBrowser, launchArgs } from '../browser.mjs'

/**
 * How long after the content of a page what it executes is counted, in milliseconds: until just before its version is
 * confirmed and its list polled, whose calls would be counted or not.
 */
const WATCHED_MS = 9_000

/**
 * @typedef {object} Rest what a later visit costs, without any input, until nine seconds after its content
 * @property {number} runKiB the JavaScript that is executed until the content (text, not compressed)
 * @property {number} runLaterKiB the JavaScript that is executed after it
 * @property {number} aheadKiB the JavaScript that is fetched and not executed (compressed)
 * @property {number} calls the requests to the region
 * @property {number} frames the frames that are drawn: printed without a budget, since a busy machine leaves some out
 */

/**
 * @typedef {object} Visit
 * @property {string} url
 * @property {string} kept the version of the region that the browser knows
 * @property {(url: URL) => boolean} isApi
 * @property {(page: Page) => Promise<unknown>} isShown waits for the content
 * @property {(route: Route) => Promise<unknown>} answer answers a call to the region
 * @property {(script: string) => number} sizeOf the compressed bytes of a script, by its path
 */

/**
 * Opens a page as on a later visit, and waits until nine seconds after its content; in a browser of its own, since only one
 * page of a browser can be traced.
 * @param {Visit} visit
 * @returns {Promise<Rest>}
 */
export async function restOf({ url, kept, isApi, isShown, answer, sizeOf }) {
  const browser = await chromium.launch({ executablePath: ensureBrowser().executablePath, args: launchArgs })
  const context = await browser.newContext()
  await context.addInitScript((version) => localStorage.setItem('orrery.apiVersion', version), kept)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  let run = 0
  /** @type {Set<string>} */
  const parsed = new Set()
  /** @type {Set<string>} */
  const fetched = new Set()
  let calls = 0
  let frames = 0
  const { origin } = new URL(url)
  session.on('Debugger.scriptParsed', ({ url: script, length = 0 }) => {
    if (!script.startsWith(origin)) return
    run += length
    parsed.add(new URL(script).pathname)
  })
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) fetched.add(pathname)
  })
  session.on('Tracing.dataCollected', ({ value }) => {
    frames += value.filter(({ name }) => name === 'DrawFrame').length
  })
  await session.send('Debugger.enable')
  await context.route(isApi, async (route) => {
    calls += 1
    await answer(route)
  })
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline.frame'] },
  })
  await page.goto(url)
  await isShown(page)
  const untilContent = run
  await page.waitForTimeout(WATCHED_MS)
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await ended
  await browser.close()
  const ahead = [...fetched].filter((script) => !parsed.has(script))
  return {
    runKiB: untilContent / 1024,
    runLaterKiB: (run - untilContent) / 1024,
    aheadKiB: ahead.reduce((sum, script) => sum + sizeOf(script), 0) / 1024,
    calls,
    frames,
  }
}
