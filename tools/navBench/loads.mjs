// Loads of the list of instances: cold, warm and hot.
import { openPage, withBrowser } from './page.mjs'

export const instances = '/projects/ci-runners/instances'
/**
 * The list of instances, with its title and its first row.
 * @type {import('./probeTypes').Condition}
 */
export const listShown = {
  path: instances,
  shows: [
    ['main h1', 'Instances'],
    ['main tbody a', 'runner-001'],
  ],
}

/**
 * Loads the list four times: with an empty cache (cold), with the files cached (warm), and with compiled code too (hot).
 * @param {import('./site.mjs').Site} site
 * @returns {Promise<Record<string, number>>} milliseconds, files and KiB by name
 */
export const measureLoads = (site) =>
  withBrowser(async (browser) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const { load, traffic } = await openPage(context, 'all')
    const times = []
    /** @type {import('./page.mjs').Arrival[]} */
    let arrived = []
    for (let turn = 0; turn < 4; turn += 1) {
      traffic.taken()
      times.push(await load(site.origin + instances, listShown))
      if (turn === 0) arrived = traffic.taken().filter(({ pathname }) => !pathname.startsWith('/v1/'))
      await traffic.quiet(600)
    }
    const [cold, warm, , hot] = times
    if (!cold || !warm || !hot) throw new Error('there are fewer loads than turns')
    const scripts = arrived.filter(({ pathname }) => pathname.endsWith('.js'))
    return {
      cold: cold.ms,
      coldFirstPaint: cold.firstPaint,
      coldLong: cold.longMs,
      warm: warm.ms,
      hot: hot.ms,
      hotFirstPaint: hot.firstPaint,
      hotLong: hot.longMs,
      files: arrived.length,
      scripts: scripts.length,
      kib: arrived.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
    }
  })

/** How long after the list the requests and scripts of a page are counted, in milliseconds. */
const WATCHED_MS = 10_000

/**
 * Counts the calls and scripts of a page until it is quiet, on a first visit and on a later one, which knows the version of
 * the region. The HTTP cache is off, so that each script counts.
 * @param {import('./site.mjs').Site} site
 * @returns {Promise<Record<string, number>>} calls, KiB of scripts fetched (compressed) and run (as text), and the largest
 *   contentful paint in milliseconds
 */
export const measureQuiet = (site) =>
  withBrowser(async (browser) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const { page, session, load, traffic } = await openPage(context, 'all')
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await session.send('Debugger.enable')
    let run = 0
    session.on('Debugger.scriptParsed', ({ url, length = 0 }) => {
      if (url.startsWith(site.origin)) run += length
    })
    const visit = async () => {
      traffic.taken()
      run = 0
      await load(site.origin + instances, listShown)
      const runUntilList = run
      await page.waitForTimeout(WATCHED_MS)
      const arrived = traffic.taken()
      const scripts = arrived.filter(({ pathname }) => pathname.endsWith('.js'))
      return {
        calls: arrived.filter(({ pathname }) => /^\/(v1|experimental)\//.test(pathname)).length,
        fetched: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
        run: run / 1024,
        runLater: (run - runUntilList) / 1024,
        largestPaint: await page.evaluate(
          () =>
            new Promise((resolve) => {
              new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
                type: 'largest-contentful-paint',
                buffered: true,
              })
            }),
        ),
      }
    }
    const first = await visit()
    const later = await visit()
    return {
      quietCallsFirst: first.calls,
      quietCalls: later.calls,
      quietFetched: later.fetched,
      quietRun: later.run,
      quietRunLater: later.runLater,
      largestPaint: first.largestPaint,
    }
  })
