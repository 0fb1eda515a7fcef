import { dialog, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { holdCalls } from '../support/network'
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
