// A project with thousands of instances, without throttling: idle time of one page of it, and turning its pages.
/** @import { Browser } from 'playwright' */
/** @import { Condition } from './probeTypes' */
/** @import { Site } from './site.mjs' */
import { median } from './clicks.mjs'
import { percentile } from './menus.mjs'
import { openPage, withBrowser } from './page.mjs'

const crowd = '/projects/crowd/instances'
/** @type {Condition} */
const firstShown = {
  shows: [
    ['main h1', 'Instances'],
    ['main tbody a', 'node-00001'],
  ],
}
const nameOf = (/** @type {number} */ row) => `node-${String(row).padStart(5, '0')}`
const PAGE_ROWS = 50
const TURNS = 20
/**
 * In any idle page the browser collects garbage until half a minute after loading, for 20 to 60 ms. That is not
 * the page's own work.
 */
const withoutCollection = ['--js-flags=--no-memory-reducer']

/**
 * @param {Browser} browser
 * @param {Site} site
 */
async function openCrowd(browser, site) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const opened = await openPage(context, 'nothing')
  await opened.load(site.origin + crowd, firstShown)
  await opened.traffic.quiet(2_000, 10_000)
  return opened
}

/**
 * A list of 50 in view while nothing happens.
 * @param {Site} site
 * @param {number} seconds
 * @returns {Promise<Record<string, number>>} milliseconds of the main thread
 */
export const measureIdle = (site, seconds) =>
  withBrowser(async (browser) => {
    const { metric } = await openCrowd(browser, site)
    const before = await metric('TaskDuration')
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    return { idle: ((await metric('TaskDuration')) - before) * 1_000 }
  }, withoutCollection)

/**
 * @param {Site} site
 * @returns {Promise<Record<string, number>>} milliseconds, calls and MiB by name
 */
export const measurePaging = (site) =>
  withBrowser(async (browser) => {
    const { page, step, traffic, session, metric } = await openCrowd(browser, site)
    traffic.taken()
    /** @type {number[]} */
    const times = []
    /** @type {number[]} */
    const work = []
    let calls = 0
    for (let turn = 1; turn <= TURNS; turn += 1) {
      /** @type {Condition['shows']} */
      const shows = [['main tbody a', nameOf(turn * PAGE_ROWS + 1)]]
      const next = page.getByRole('button', { name: 'Next', exact: true })
      await next.scrollIntoViewIfNeeded()
      const box = await next.boundingBox()
      if (!box) throw new Error('the button is not in view')
      const before = await metric('TaskDuration')
      const { ms } = await step({ shows }, () =>
        page.mouse.click(box.x + box.width / 2, box.y + box.height / 2),
      )
      times.push(ms)
      await traffic.quiet()
      work.push(((await metric('TaskDuration')) - before) * 1_000)
      calls += traffic.taken().filter(({ pathname }) => pathname.startsWith('/v1/')).length
    }
    await session.send('HeapProfiler.collectGarbage')
    return {
      turn: median(times),
      workTurn: percentile(work, 25),
      callsPerTurn: calls / TURNS,
      heap: (await metric('JSHeapUsedSize')) / 2 ** 20,
    }
  })
