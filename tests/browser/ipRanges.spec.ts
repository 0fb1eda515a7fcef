import { chooseRowAction, confirm, confirmInVain, dialog, menuHasFocus, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls, holdCalls } from '../support/network'
import type { Locator, Page } from 'playwright/test'

const pools = '/system/networking/ip-pools'
const pool = (name: string) => `${pools}/${name}?latency=0`

/** The panel that adds a range. */
function rangePanel(page: Page) {
  const panel = dialog(page, 'Add IP range')
  return {
    panel,
    first: panel.getByRole('textbox', { name: 'First address' }),
    last: panel.getByRole('textbox', { name: 'Last address' }),
    submit: panel.getByRole('button', { name: 'Add IP range' }),
  }
}

test('a range is added and removed, and the figures follow on the page and in the list', async ({ page }) => {
  await visit(page, pool('research-v4'), 'research-v4')
  const meter = page.getByRole('meter', { name: 'IPv4' })
  await expect(meter).toContainText('of 71 allocated')
  await page.getByRole('link', { name: 'Add IP range' }).click()
  await expect(page).toHaveTitle('Add IP range / research-v4 / IP pools / Orrery')
  const { panel, first, last, submit } = rangePanel(page)
  await first.fill(' 10.20.0.0 ')
  await last.fill('10.20.0.255')
  await expect(panel.getByRole('status').filter({ hasText: '256 addresses' })).toBeVisible()
  await submit.dblclick()
  await expect(panel).toBeHidden()
  await expect(page.getByText('IP range 10.20.0.0–10.20.0.255 added')).toHaveCount(1)
  await expect(row(page, '10.20.0.0')).toContainText('256')
  await expect(meter).toContainText('of 327 allocated')

  await page.getByRole('link', { name: 'IP pools' }).first().click()
  await expect(row(page, 'research-v4')).toContainText('/ 327')
  await row(page, 'research-v4').getByRole('link').click()
  await chooseRowAction(page, '10.20.0.0', 'Remove')
  await confirm(page, 'Remove 10.20.0.0–10.20.0.255?')
  await expect(page.getByText('IP range 10.20.0.0–10.20.0.255 removed')).toBeVisible()
  await expect(row(page, '10.20.0.0')).toHaveCount(0)
  await expect(meter).toContainText('of 71 allocated')
})

test('what is wrong with a range is said at its field, before it is sent and afterwards', async ({
  page,
}) => {
  await page.goto(`${pools}/dock-public/ranges-add?latency=0`)
  const { panel, first, last, submit } = rangePanel(page)
  await submit.click()
  await expect(first).toBeFocused()
  await expect(first).toHaveAccessibleDescription('First address is required')
  await expect(last).toHaveAccessibleDescription('Last address is required')
  await first.fill('192.0.2.1')
  await last.fill('192.0.2.10')
  await expect(last).toHaveAccessibleDescription('Overlaps with 192.0.2.10–192.0.2.200 of this pool')
  await expect(first).not.toHaveAttribute('aria-invalid')
  await first.fill('203.0.113.1')
  await last.fill('203.0.113.5')
  await submit.click()
  await expect(last).toHaveAccessibleDescription(
    'Overlaps with 203.0.113.4–203.0.113.7 of IP pool exhausted-v4',
  )
  await expect(panel.getByRole('alert').first()).toContainText('overlaps with the existing range')
  await expect(first).toHaveValue('203.0.113.1')
  await first.fill('192.0.2.245')
  await last.fill('192.0.2.255')
  await submit.click()
  await expect(first).toHaveAccessibleDescription(
    "Overlaps with 192.0.2.240–192.0.2.250 of the region's own services",
  )
})

test('an error of the server keeps the typed range, and it can be sent again', async ({ page }) => {
  await visit(page, pool('dock-public'), 'dock-public')
  await page.getByRole('link', { name: 'Add IP range' }).click()
  const { panel, first, last, submit } = rangePanel(page)
  const trouble = await failCalls(page, { operation: 'systemIpPoolRangeAdd' }, 'broken')
  await first.fill('10.9.0.1')
  await last.fill('10.9.0.2')
  await submit.click()
  await expect(panel.getByRole('alert')).toContainText('Could not add IP range')
  await expect(panel.getByRole('alert')).toContainText('r-42')
  await expect(first).toHaveValue('10.9.0.1')
  await expect(last).toHaveValue('10.9.0.2')
  await trouble.lift()
  await submit.click()
  await expect(row(page, '10.9.0.1')).toBeVisible()
})

test('a range can be typed before the ranges of the pool are known', async ({ page }) => {
  await visit(page, `${pools}?latency=0`, 'IP pools')
  await row(page, 'dock-public').getByRole('link').click()
  await expect(row(page, '192.0.2.10')).toBeVisible()
  const held = await holdCalls(page, 'ranges?limit=1000')
  await page.getByRole('link', { name: 'Add IP range' }).click()
  const { first, last, submit } = rangePanel(page)
  await first.fill('192.0.2.5')
  await last.fill('192.0.2.12')
  await held.lift()
  await submit.click()
  await expect(last).toHaveAccessibleDescription('Overlaps with 192.0.2.10–192.0.2.200 of this pool')
  await expect(first).toHaveValue('192.0.2.5')
})

test('a range with an address in use is not removed, and the question says why', async ({ page }) => {
  await visit(page, pool('exhausted-v4'), 'exhausted-v4')
  await chooseRowAction(page, '203.0.113.4', 'Remove')
  const asked = await confirmInVain(page, 'Remove 203.0.113.4–203.0.113.7?')
  await expect(asked).toContainText('IP pool ranges cannot be deleted while addresses are in use')
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, '203.0.113.4')).toBeVisible()
})

test('many ranges go over pages in the order of their addresses, and are found by an address', async ({
  page,
}) => {
  await visit(page, pool('fragmented'), 'fragmented')
  await expect(page.getByRole('row')).toHaveCount(51)
  await expect(page.getByRole('row').nth(1)).toContainText('203.0.113.100')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('row')).toHaveCount(11)
  await page.getByRole('searchbox').fill('203.0.113.204')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: 'Last address' }).click()
  await page.getByRole('button', { name: 'Last address' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('203.0.113.218')
})

test('on a phone, a long address wraps inside its card, and the figures go below their label', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await visit(page, pool('wide-v6'), 'wide-v6')
  const edge = async (place: Locator) => {
    const box = await place.boundingBox()
    return (box?.x ?? 0) + (box?.width ?? 0)
  }
  const card = page.getByRole('row').filter({ hasText: '2001:db8::' })
  const last = card.getByText('2001:db8:ff:ffff:ffff:ffff:ffff:ffff')
  await expect(last).toBeVisible()
  expect(await edge(last)).toBeLessThan(await edge(card))
  expect(await edge(card)).toBeLessThanOrEqual(360)
  const meter = page.getByRole('meter', { name: 'IPv6' })
  const label = await meter.getByText('IPv6', { exact: true }).boundingBox()
  const figures = await meter.getByText('allocated').boundingBox()
  expect(figures?.y).toBeGreaterThanOrEqual((label?.y ?? 0) + (label?.height ?? 0))
})

test('by keyboard alone: the last range of a pool is removed, and the pool can be deleted', async ({
  page,
}) => {
  await visit(page, pool('wide-v6'), 'wide-v6')
  await row(page, '2001:db8::')
    .getByRole('button', { name: /^Actions for / })
    .focus()
  await page.keyboard.press('ArrowDown')
  await menuHasFocus(page)
  await page.keyboard.type('remove')
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog(page, /^Remove 2001:db8::/)
    .getByRole('button', { name: 'Remove' })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No IP ranges' })).toBeVisible()
  await expect(page.getByText('The pool has no addresses: add a range.')).toBeVisible()
  await page.getByRole('button', { name: 'IP pool actions' }).focus()
  await page.keyboard.press('Enter')
  await menuHasFocus(page)
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog(page, 'Delete wide-v6?').getByRole('button', { name: 'Delete' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'IP pools' })).toBeVisible()
  await expect(row(page, 'wide-v6')).toHaveCount(0)
})

test('the region’s own services have a pool of their own, to which a range is added and removed again', async ({
  page,
}) => {
  await visit(page, `${pools}?latency=0`, 'IP pools')
  await page.getByRole('link', { name: 'service pool' }).click()
  await page.getByRole('heading', { level: 1, name: 'Service pool' }).waitFor()
  await page.getByRole('link', { name: 'Add IP range' }).click()
  const { panel, first, last, submit } = rangePanel(page)
  await first.fill('10.30.0.9')
  await last.fill('10.30.0.1')
  await submit.click()
  await expect(panel.getByText('Must not be below the first address')).toBeVisible()
  await last.fill('10.30.0.20')
  const failing = await failCalls(page, { operation: 'systemIpPoolServiceRangeAdd' }, 'broken')
  await submit.click()
  await expect(panel.getByText('Could not add IP range')).toBeVisible()
  await expect(first).toHaveValue('10.30.0.9')
  await failing.lift()
  await submit.click()
  await expect(panel).toBeHidden()
  await expect(row(page, '10.30.0.9')).toContainText('12')
  await chooseRowAction(page, '10.30.0.9', 'Remove')
  await confirm(page, 'Remove 10.30.0.9–10.30.0.20?')
  await expect(row(page, '10.30.0.9')).toHaveCount(0)
  const broken = await failCalls(page, { operation: 'systemIpPoolServiceRangeList' }, 'broken')
  await page.getByRole('button', { name: 'Refresh data' }).click()
  await expect(page.getByText('Could not load')).toBeVisible()
  await broken.lift()
})
