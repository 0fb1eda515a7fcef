// The work of the main thread, at the full speed of the processor, and the counts of three pages. By thread time, so that
// a busy machine changes little: of the laps, the value below which a quarter of them lies.
/** @import { BrowserContext, Page } from 'playwright' */
/** @import { Condition } from './probeTypes' */
import { back, inMain } from './clicks.mjs'
import { instances, listShown } from './loads.mjs'
import { menuShown, paletteShown, percentile, rowMenuBox } from './menus.mjs'
import { openPage, withBrowser } from './page.mjs'

const LOADS = 4
const LAPS = 8
/** The window after the content of a load, in which what is late comes. */
const AFTER_LOAD_MS = 2_500
/** The window after the content of a step. */
const AFTER_STEP_MS = 250
const typed = 'disks'
/** A part of a name in the list. */
const filtered = 'runner-1'

/** @type {Condition} */
const instanceShown = {
  path: `${instances}/runner-001/storage`,
  shows: [
    ['main h1', 'runner-001'],
    ['main td', 'runner-001-boot'],
  ],
}
/** @type {Condition} */
const formShown = {
  path: '/projects/ci-runners/instances-new',
  shows: [['main h1', 'Create instance'], ['main input']],
}
const hidden = '[role=dialog], [role=menu]'

const wait = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** @type {readonly [key: string, condition: Condition, act: (page: Page) => Promise<unknown>][]} */
const pages = [
  ['instance', instanceShown, inMain('runner-001')],
  ['back', listShown, back],
  ['form', formShown, inMain('Create instance')],
  ['formBack', listShown, back],
]

/**
 * @param {BrowserContext} context
 * @param {string} origin
 */
async function openList(context, origin) {
  const { page, session, load, step, metric, traffic } = await openPage(context, 'network')
  const thread = async () => (await metric('TaskDuration')) * 1_000
  await load(origin + instances, listShown)
  const untilList = await thread()
  await wait(AFTER_LOAD_MS)
  const afterList = (await thread()) - untilList
  await session.send('HeapProfiler.collectGarbage')
  const heapOfList = (await metric('JSHeapUsedSize')) / 2 ** 20
  await traffic.quiet()
  return {
    page,
    loaded: { cpuUntilList: untilList, cpuAfterList: afterList, heapOfList },
    counts: async (/** @type {string} */ name) =>
      Object.fromEntries(
        await page.evaluate(
          (title) => [
            [`nodes${title}`, document.querySelectorAll('html *').length],
            [`nodesInMain${title}`, document.querySelectorAll('main *').length],
          ],
          name,
        ),
      ),
    /** Thread time of a step, until its content and a moment after it. */
    async work(/** @type {Condition} */ condition, /** @type {(page: Page) => Promise<unknown>} */ act) {
      const before = await thread()
      await step(condition, act)
      await wait(AFTER_STEP_MS)
      return (await thread()) - before
    },
    thread,
    quiet: traffic.quiet,
  }
}

/**
 * @param {import('./site.mjs').Site} site
 * @returns {Promise<Record<string, number>>} milliseconds of the main thread, MiB and counts by name
 */
export const measureWork = (site) =>
  withBrowser(async (browser) => {
    /** @type {Record<string, number[]>} */
    const times = {}
    const add = (/** @type {string} */ key, /** @type {number} */ time) => {
      const list = (times[key] ??= [])
      list.push(time)
    }
    const newList = async () => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const opened = await openList(context, site.origin)
      for (const [key, value] of Object.entries(opened.loaded)) add(key, value)
      return { context, ...opened }
    }
    for (let load = 1; load < LOADS; load += 1) await (await newList()).context.close()
    const { page, counts, work, thread, quiet } = await newList()
    /** @type {Record<string, number>} */
    const results = await counts('OfList')
    /** @type {Record<string, string>} */
    const counted = { instance: 'OfInstance', form: 'OfForm' }
    for (let lap = 0; lap <= LAPS; lap += 1) {
      await page.evaluate(() => window.navBench.forgetEvents())
      for (const [key, condition, act] of pages) {
        const time = await work(condition, act)
        await quiet()
        const title = counted[key]
        if (lap === LAPS && title) Object.assign(results, await counts(title))
        // The first lap is the first visits.
        if (lap > 0) add(`work${key}`, time)
      }
      if (lap > 0) add('slowestEventOfLap', await page.evaluate(() => window.navBench.slowestEvent()))
    }
    const filter = page.getByRole('searchbox', { name: 'Filter instances' })
    for (let lap = 0; lap <= LAPS; lap += 1) {
      const beforeKeys = await thread()
      await filter.pressSequentially(filtered, { delay: 80 })
      await wait(AFTER_STEP_MS)
      if (lap > 0) add('workFilterKey', ((await thread()) - beforeKeys) / filtered.length)
      await filter.fill('')
      await wait(AFTER_STEP_MS)
    }
    await filter.blur()
    await quiet()
    const button = await rowMenuBox(page)
    for (let lap = 0; lap <= LAPS; lap += 1) {
      const opening = await work(paletteShown, () => page.keyboard.press('Control+k'))
      const beforeKeys = await thread()
      await page.keyboard.type(typed, { delay: 80 })
      await wait(AFTER_STEP_MS)
      const key = ((await thread()) - beforeKeys) / typed.length
      await close(page)
      const menu = await work(menuShown, () =>
        page.mouse.click(button.x + button.width / 2, button.y + button.height / 2),
      )
      await close(page)
      if (lap === 0) continue
      add('workPalette', opening)
      add('workKey', key)
      add('workMenu', menu)
    }
    for (const [key, list] of Object.entries(times)) results[key] = percentile(list, 25)
    return results
  })

/** @param {Page} page */
async function close(page) {
  await page.keyboard.press('Escape')
  await page.locator(hidden).first().waitFor({ state: 'hidden' })
  await page.mouse.move(700, 5)
  await wait(AFTER_STEP_MS)
}
