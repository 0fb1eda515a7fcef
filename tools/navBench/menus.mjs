// The command palette and the menu of a row, opened first and again, and typing in the palette.
/** @import { Condition } from './probeTypes' */
import { instances, listShown } from './loads.mjs'
import { openPage, withBrowser } from './page.mjs'

/** @type {Condition} */
export const paletteShown = { shows: [['[role=dialog] [role=option]']] }
/** @type {Condition} */
export const menuShown = { shows: [['[role=menu] [role=menuitem]', 'Stop']] }
const typed = 'disks and vpcs of runner'
const KEY_MS = 120

/**
 * Where the menu button of the first row is. Its name is that of any version of the console.
 * @param {import('playwright').Page} page
 */
export async function rowMenuBox(page) {
  const box = await page
    .getByRole('button', { name: /^(Row actions|Actions for )/ })
    .first()
    .boundingBox()
  if (!box) throw new Error('the menu of the row is not in view')
  return box
}

/**
 * The value below which this percentage of the numbers lies.
 * @param {readonly number[]} numbers
 * @param {number} percent
 * @returns {number} NaN when there are none
 */
export const percentile = (numbers, percent) =>
  numbers.toSorted((a, b) => a - b)[Math.ceil((numbers.length * percent) / 100) - 1] ?? NaN

/**
 * @param {import('./site.mjs').Site} site
 * @returns {Promise<Record<string, number>>} milliseconds by name
 */
export const measureMenus = (site) =>
  withBrowser(async (browser) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const { page, load, step, traffic } = await openPage(context, 'all')
    await load(site.origin + instances, listShown)
    await traffic.quiet(1_500)
    /** @type {Record<string, number>} */
    const results = {}
    const openPalette = () => page.keyboard.press('Control+k')
    const button = await rowMenuBox(page)
    const openMenu = () => page.mouse.click(button.x + button.width / 2, button.y + button.height / 2)
    const closed = async () => {
      await page.keyboard.press('Escape')
      await page.locator('[role=dialog], [role=menu]').first().waitFor({ state: 'hidden' })
      await page.mouse.move(700, 5)
      await traffic.quiet()
    }
    for (const round of ['First', 'Again']) {
      results[`palette${round}`] = (await step(paletteShown, openPalette)).ms
      await traffic.quiet()
      await closed()
      results[`menu${round}`] = (await step(menuShown, openMenu)).ms
      await traffic.quiet()
      await closed()
    }
    await step(paletteShown, openPalette)
    await traffic.quiet()
    await page.evaluate(() => {
      window.navBench.end = window.navBench.keys()
    })
    await page.keyboard.type(typed, { delay: KEY_MS })
    const keys = await page.evaluate(() => window.navBench.end?.() ?? [])
    results.paletteKey = percentile(keys, 50)
    results.paletteKeySlow = percentile(keys, 95)
    return results
  })
