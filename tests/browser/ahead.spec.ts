import type { Locator, Page } from 'playwright/test'
import { visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { isForCounts } from '../support/calls'
import { failCalls, holdCalls } from '../support/network'

test.use({ realLoads: true })

// Cached pages show at once and are refreshed in the background; pages that are about to open are prefetched.

const PROJECT = '/projects/web'
const SMALL = '?scenario=small&latency=0'
const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const inSidebar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'web navigation' }).getByRole('link', { name, exact: true })
/** The age of the shown data, in milliseconds. */
const ageOf = (page: Page) =>
  page.getByText(/^Updated /).evaluate((time) => Date.now() - Date.parse((time as HTMLTimeElement).dateTime))
const everyCall = { method: 'GET', path: /^\/v1\// }

test('a page seen before shows while its refresh hangs, with its age, and gives way to a refusal @journey', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, `${PROJECT}/instances/web-1/storage${SMALL}`, 'web-1')
  await expect(page.getByRole('table', { name: 'Boot disk' }).getByRole('link').first()).toBeVisible()
  await inSidebar(page, 'Disks').click()
  await expect(h1(page, 'Disks')).toBeVisible()
  await page.clock.fastForward('00:20')

  const hanging = await holdCalls(page, everyCall)
  await page.goBack()
  await expect(h1(page, 'web-1')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Boot disk' }).getByRole('link').first()).toBeVisible()
  expect(await ageOf(page)).toBeGreaterThanOrEqual(20_000)
  await hanging.lift()
  await expect.poll(() => ageOf(page)).toBeLessThan(20_000)

  await inSidebar(page, 'Disks').click()
  await expect(h1(page, 'Disks')).toBeVisible()
  await page.clock.fastForward('00:20')
  const gone = await failCalls(page, { operation: 'instanceView' }, { status: 404, body: null })
  await page.goBack()
  await expect(h1(page, /no instance/)).toHaveText('Page not found: There is no instance web-1 in web')
  await gone.lift()

  await page.clock.fastForward('00:20')
  const forbidden = await failCalls(page, { operation: 'diskList' }, 'forbidden')
  await inSidebar(page, 'Disks').click()
  await expect(h1(page, /may not/)).toHaveText('Action not authorized: You may not see disks')
  await forbidden.lift()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table', { name: 'Disks' })).toBeVisible()
})

test('the head of a page is there from its row while its own calls hang', async ({ page }) => {
  await page.clock.install()
  await visit(page, `${PROJECT}/instances${SMALL}`, 'Instances')
  const row = page.getByRole('link', { name: 'web-1', exact: true })
  await expect(row).toBeVisible()
  await page.clock.fastForward('00:20')
  const hanging = await holdCalls(page, everyCall)
  await row.click()
  await expect(h1(page, 'web-1')).toBeVisible()
  await expect(page.getByText('running', { exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Storage' })).toBeVisible()
  await hanging.lift()
  await expect(page.getByRole('table', { name: 'Boot disk' }).getByRole('link').first()).toBeVisible()
})

/** Moves the pointer to an element, and away at once if it only passes. */
const point = (link: Locator, isPassing = false) =>
  link.evaluate((element, passes) => {
    const over = () => new PointerEvent('pointerover', { bubbles: true })
    element.dispatchEvent(over())
    if (passes) document.body.dispatchEvent(over())
  }, isPassing)

test('a link that is pointed at is fetched once, and a refusal counts for nothing until it is opened', async ({
  page,
  calls,
}) => {
  await visit(page, `${PROJECT}/disks${SMALL}`, 'Disks')
  const asked = (path: string) =>
    calls.filter((call) => call.url.startsWith(path) && !isForCounts(call)).length
  const snapshots = inSidebar(page, 'Snapshots')
  // The code that tracks the pointer loads after the page.
  await expect(async () => {
    await point(snapshots)
    await expect.poll(() => asked('/v1/snapshots'), { timeout: 300 }).toBe(1)
  }).toPass()

  await point(inSidebar(page, 'Affinity groups'), true)
  const forbidden = await failCalls(page, '/v1/vpcs', 'forbidden')
  await point(inSidebar(page, 'VPCs'))
  await forbidden.met()
  const signedOut = await failCalls(page, '/v1/floating-ips', { status: 401, body: null })
  await inSidebar(page, 'Floating IPs').focus()
  await signedOut.met()
  await point(snapshots)
  await snapshots.hover()
  await expect(h1(page, 'Disks')).toBeVisible()
  await expect(page.getByRole('alert', { name: 'Error notifications' })).toBeEmpty()
  await expect(page).toHaveURL(/\/disks/)

  await inSidebar(page, 'VPCs').click()
  await expect(h1(page, /may not/)).toHaveText('Action not authorized: You may not see VPCs')
  expect(asked('/v1/anti-affinity-groups')).toBe(0)
  expect(asked('/v1/snapshots')).toBe(1)
  await inSidebar(page, 'Floating IPs').click()
  await expect(page).toHaveURL(/\/login\?redirect_uri=/)
})

/** The scripts fetched so far. */
const scripts = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  )

test('with Save-Data nothing is fetched on intent', async ({ page, calls }) => {
  await page.clock.install()
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await visit(page, `${PROJECT}/disks${SMALL}`, 'Disks')
  await inSidebar(page, 'Snapshots').dispatchEvent('pointerdown')
  const atFirst = await scripts(page)
  // Longer than a rest of the pointer.
  await page.clock.runFor(5_000)
  expect(await scripts(page)).toBe(atFirst)
  expect(calls.filter(({ url }) => url.startsWith('/v1/snapshots'))).toEqual([])
})
