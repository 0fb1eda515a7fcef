// A measured page: real Chromium, slowed down on request, with the probe in it.
/** @import { Browser, BrowserContext, CDPSession, Page, Request } from 'playwright' */
/** @import { Condition, Outcome } from './probeTypes' */
import { chromium } from 'playwright'
import { benchArgs, ensureBrowser } from '../browser.mjs'
import { installProbe } from './probe.mjs'

/** The longest time of one step, in milliseconds. */
const STEP_MS = 30_000

/**
 * Runs a measurement in a new browser.
 * @template Result
 * @param {(browser: Browser) => Promise<Result>} run
 * @param {string[]} args more arguments of its command line
 */
export async function withBrowser(run, args = []) {
  const { executablePath } = ensureBrowser()
  const browser = await chromium.launch({ executablePath, args: [...benchArgs, ...args] })
  try {
    return await run(browser)
  } finally {
    await browser.close()
  }
}

/** @typedef {{ pathname: string, bytes: number }} Arrival */

/**
 * The pending requests and the arrived responses of a page.
 * @param {Page} page
 * @param {CDPSession} session
 */
function watchTraffic(page, session) {
  /** @type {Set<Request>} */
  const open = new Set()
  /** @type {Map<string, string>} */
  const urls = new Map()
  /** @type {Arrival[]} */
  const done = []
  let changedAt = Date.now()
  const end = (/** @type {Request} */ request) => {
    open.delete(request)
    changedAt = Date.now()
  }
  page.on('request', (request) => {
    open.add(request)
    changedAt = Date.now()
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    done.push({ pathname: new URL(urls.get(requestId) ?? 'about:blank').pathname, bytes: encodedDataLength }),
  )
  return {
    /** The responses since the last call: paths and transferred bytes. */
    taken: () => done.splice(0),
    /** Waits until no request or response came for a while; pages that poll are never quiet for long. */
    async quiet(quietMs = 400, limitMs = 4_000) {
      const from = Date.now()
      changedAt = from
      while (Date.now() - from < limitMs && (open.size > 0 || Date.now() - changedAt < quietMs))
        await new Promise((resolve) => setTimeout(resolve, 20))
    },
  }
}

/** @param {Outcome | undefined} outcome */
function outcomeOf(outcome) {
  if (!outcome) throw new Error('the page was loaded again while it was measured')
  return outcome
}

/**
 * Opens an empty page with the probe.
 * @param {BrowserContext} context
 * @param {'all' | 'network' | 'nothing'} slow what is slowed down: the processor four times, the network to 10 Mbit/s and
 *   40 ms of delay
 */
export async function openPage(context, slow) {
  const page = await context.newPage()
  page.setDefaultTimeout(STEP_MS)
  page.on('pageerror', (error) => console.error(`  ${error.message}`))
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  // Time of the main thread, which does not count that of other processes on a busy machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.addInitScript(installProbe)
  if (slow === 'all') await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (slow !== 'nothing') {
    const throughput = 10e6 / 8
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 40,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    })
  }
  return {
    page,
    session,
    traffic: watchTraffic(page, session),
    /**
     * @param {string} url
     * @param {Condition} condition
     * @returns the outcome of a load: time to the frame with the content, and the first contentful paint
     */
    async load(url, condition) {
      await page.goto('about:blank')
      const script = await page.addInitScript((expected) => window.navBench.expect(expected, 0), condition)
      await page.goto(url, { waitUntil: 'commit' })
      const outcome = outcomeOf(await page.evaluate(() => window.navBench.outcome()))
      await script.dispose()
      // The browser reports the paint a little after the frame.
      const firstPaint = await page.evaluate(
        () =>
          /** @type {Promise<number>} */ (
            new Promise((resolve) => {
              new PerformanceObserver((list) => {
                const paint = list.getEntriesByName('first-contentful-paint')[0]
                if (paint) resolve(paint.startTime)
              }).observe({ type: 'paint', buffered: true })
            })
          ),
      )
      return { ...outcome, firstPaint }
    },
    /**
     * @param {Condition} condition
     * @param {(page: Page) => Promise<unknown>} act
     * @returns the outcome of a click or key: from its timestamp to the frame with its result
     */
    async step(condition, act) {
      await page.evaluate((expected) => window.navBench.expect(expected), condition)
      await act(page)
      /** @type {Promise<never>} */
      const late = new Promise((_, reject) =>
        setTimeout(reject, STEP_MS, new Error(`not painted: ${JSON.stringify(condition)}`)).unref(),
      )
      return outcomeOf(await Promise.race([page.evaluate(() => window.navBench.outcome()), late]))
    },
    /**
     * One of the browser's metrics.
     * @param {string} name
     */
    async metric(name) {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find((metric) => metric.name === name)?.value ?? 0
    },
  }
}
