import type { Page } from 'playwright/test'
import { dialog } from '../support/actions'
import { ensureBrowser, launchArgs } from '../../tools/browser.mjs'
import { expect, test } from '../support/browserTest'

// Text at twice its size: nothing overflows the page sideways, and no text is cut.

// As a person has it who sets the size of text in the browser's settings.
test.use({
  launchOptions: {
    executablePath: ensureBrowser().executablePath,
    args: [...launchArgs, '--blink-settings=defaultFontSize=32'],
  },
})

const PROJECT = '/projects/berth-planner'

const screens: readonly [path: string, heading: string | RegExp][] = [
  ['/projects', 'Projects'],
  [`${PROJECT}/instances`, 'Instances'],
  [`${PROJECT}/instances/berth-api-1/storage`, 'berth-api-1'],
  [`${PROJECT}/instances/berth-api-1/networking`, 'berth-api-1'],
  [`${PROJECT}/instances/berth-api-1/metrics/cpu`, 'berth-api-1'],
  [`${PROJECT}/instances/berth-api-1/settings`, 'berth-api-1'],
  [`${PROJECT}/instances-new`, 'Create instance'],
  [`${PROJECT}/disks`, 'Disks'],
  [`${PROJECT}/snapshots`, 'Snapshots'],
  [`${PROJECT}/images`, 'Project images'],
  [`${PROJECT}/floating-ips`, 'Floating IPs'],
  [`${PROJECT}/affinity`, 'Affinity groups'],
  [`${PROJECT}/access`, 'Project access'],
  [`${PROJECT}/vpcs`, 'VPCs'],
  [`${PROJECT}/vpcs/default/firewall-rules`, 'default'],
  [`${PROJECT}/vpcs/default/subnets`, 'default'],
  [`${PROJECT}/vpcs/default/map`, 'default'],
  ['/login/tidewater-ops/local', /./],
  ['/device/verify', /./],
  ['/nowhere', 'Page not found'],
]

const panels: readonly [path: string, title: string][] = [
  [`${PROJECT}/disks-new`, 'Create disk'],
  [`${PROJECT}/snapshots-new`, 'Create snapshot'],
  [`${PROJECT}/vpcs/default/firewall-rules-new`, 'Add firewall rule'],
]

/** What is wrong with the page as it is now: how far it goes over its edge, and each text that is cut. */
const cuts = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    if (getComputedStyle(document.documentElement).fontSize !== '32px') found.push('the text is not doubled')
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px too wide`)

    const isOutOfSight = (style: CSSStyleDeclaration) =>
      style.clipPath !== 'none' || style.visibility !== 'visible'
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const style = getComputedStyle(element)
      const ownText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      )
      if (!ownText || isOutOfSight(style) || element.getClientRects().length === 0) continue
      const clips = (value: string) => value === 'hidden' || value === 'clip'
      // An ellipsis says that there is more, and a tip has it.
      const isTold = style.textOverflow === 'ellipsis'
      // What is taller than its box shows over its neighbours or is cut, whatever the box does with it.
      const isTooLow = element.scrollHeight > element.clientHeight + 2 && style.display !== 'inline'
      const isTooNarrow = clips(style.overflowX) && !isTold && element.scrollWidth > element.clientWidth + 1
      if (isTooLow || isTooNarrow)
        found.push(
          `${element.tagName} “${element.textContent?.trim().slice(0, 40)}” ${element.scrollWidth}×${element.scrollHeight} in ${element.clientWidth}×${element.clientHeight}`,
        )
    }
    return found
  })

for (const [path, heading] of screens)
  test(`at 200 % text nothing is cut on ${path}`, async ({ page }) => {
    await page.goto(`${path}?latency=0`)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
    expect(await cuts(page)).toEqual([])
  })

for (const [path, title] of panels)
  test(`at 200 % text nothing is cut in ${title}`, async ({ page }) => {
    await page.goto(`${path}?latency=0`)
    await dialog(page, title).waitFor()
    expect(await cuts(page)).toEqual([])
  })

test('at 200 % text nothing is cut in the calendar of a custom range, and all of it can be reached', async ({
  page,
}) => {
  await page.goto(`${PROJECT}/instances/berth-api-1/metrics/cpu?latency=0`)
  await page.getByRole('button', { name: /^Custom range/ }).click()
  const range = page.getByRole('form', { name: 'Custom range' })
  await range.getByRole('grid').waitFor()
  expect(await cuts(page)).toEqual([])
  const show = range.getByRole('button', { name: 'Show range' })
  await show.focus()
  await expect(show).toBeInViewport({ ratio: 1 })
})
