// A tour of clicks, twice on one page: the first visits and the repeated ones.
/** @import { Locator, Page } from 'playwright' */
/** @import { Condition } from './probeTypes' */
import { instances, listShown } from './loads.mjs'
import { openPage, withBrowser } from './page.mjs'

const project = '/projects/ci-runners'
const runner = `${instances}/runner-001`
const link = (/** @type {string} */ name) => (/** @type {Page} */ page) =>
  press(page, page.getByRole('link', { name, exact: true }).first())
const tab = (/** @type {string} */ name) => (/** @type {Page} */ page) =>
  press(page, page.getByRole('tab', { name, exact: true }))
/** Presses a link of the page itself. */
export const inMain = (/** @type {string} */ name) => (/** @type {Page} */ page) =>
  press(page, page.getByRole('main').getByRole('link', { name, exact: true }).first())
/** Navigates one step back, as the browser's button does. */
export const back = (/** @type {Page} */ page) => page.evaluate(() => window.navBench.back())

/**
 * Presses the middle of an element without hovering first, so that the page has the least time to prefetch.
 * @param {Page} page
 * @param {Locator} locator
 */
async function press(page, locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('the element to press is not in view')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/**
 * @param {string} name
 * @param {string} path
 * @param {[string, string?][]} shows
 * @returns {Condition}
 */
const tabShown = (name, path, ...shows) => ({
  path: `${runner}/${path}`,
  shows: [['main h1', 'runner-001'], ['[role=tab][aria-selected=true]', name], ...shows],
})
/** @type {Condition} */
const vpcsShown = {
  path: `${project}/vpcs`,
  shows: [
    ['main h1', 'VPCs'],
    ['main tbody a', 'default'],
  ],
}

/**
 * Each step: its click, and the content that is painted then.
 * @type {readonly { key: string, act: (page: Page) => Promise<void>, condition: Condition }[]}
 */
const steps = [
  {
    key: 'instance',
    act: inMain('runner-001'),
    condition: tabShown('Storage', 'storage', ['main td', 'runner-001-boot']),
  },
  {
    key: 'networking',
    act: tab('Networking'),
    condition: tabShown('Networking', 'networking', ['main td', 'SNAT']),
  },
  { key: 'metrics', act: tab('Metrics'), condition: tabShown('Metrics', 'metrics/cpu', ['main canvas']) },
  {
    key: 'connect',
    act: tab('Connect'),
    condition: tabShown('Connect', 'connect', ['main h2', 'Serial console']),
  },
  {
    key: 'settings',
    act: tab('Settings'),
    condition: tabShown(
      'Settings',
      'settings',
      ['main td', 'runners-apart'],
      ['main h2', 'Automatic restart'],
    ),
  },
  {
    key: 'disks',
    act: link('Disks'),
    condition: {
      path: `${project}/disks`,
      shows: [
        ['main h1', 'Disks'],
        ['main td', 'runner-001-boot'],
      ],
    },
  },
  { key: 'vpcs', act: link('VPCs'), condition: vpcsShown },
  {
    key: 'vpc',
    act: inMain('default'),
    condition: {
      path: `${project}/vpcs/default/firewall-rules`,
      shows: [
        ['main h1', 'default'],
        ['main td', 'allow-icmp'],
      ],
    },
  },
  { key: 'back', act: back, condition: vpcsShown },
  { key: 'instances', act: link('Instances'), condition: listShown },
  {
    key: 'form',
    act: inMain('Create instance'),
    condition: { path: `${project}/instances-new`, shows: [['main h1', 'Create instance'], ['main input']] },
  },
  { key: 'formBack', act: back, condition: listShown },
]

/**
 * @param {readonly number[]} numbers
 * @returns {number} NaN when there are none
 */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const at = (/** @type {number} */ index) => sorted[index] ?? NaN
  return sorted.length % 2 ? at(middle) : (at(middle - 1) + at(middle)) / 2
}

/**
 * The tour from the list of instances, twice.
 * @param {import('./site.mjs').Site} site
 * @returns {Promise<Record<string, number>>} milliseconds by step; `clicksFirst` and `clicksRepeat` are medians of the
 *   eleven steps without the metrics tab
 */
export const measureClicks = (site) =>
  withBrowser(async (browser) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const { page, load, step, traffic } = await openPage(context, 'all')
    await load(site.origin + instances, listShown)
    await traffic.quiet(1_500)
    /** @type {Record<string, number>} */
    const results = {}
    await page.evaluate(() => window.navBench.forgetEvents())
    for (const round of ['First', 'Repeat']) {
      /** @type {number[]} */
      const eleven = []
      let longMs = 0
      for (const { key, act, condition } of steps) {
        const outcome = await step(condition, act)
        results[key + round] = outcome.ms
        if (key !== 'metrics') eleven.push(outcome.ms)
        longMs += outcome.longMs
        await traffic.quiet()
      }
      results[`clicks${round}`] = median(eleven)
      results[`long${round}`] = longMs
    }
    results.slowestEvent = await page.evaluate(() => window.navBench.slowestEvent())
    return results
  })
