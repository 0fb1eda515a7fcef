import { goInPage, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { holdCalls } from '../support/network'

const path = '/system/issues?latency=0'

test('while a part is still asked for, nothing says that it is well', async ({ page }) => {
  await page.goto('/system/inventory/sleds?scenario=small&latency=0')
  const held = await holdCalls(page, { operation: 'alertReceiverList' })
  await goInPage(page, '/system/issues')
  await held.met()
  await expect(page.getByText('Checking the region')).toBeVisible()
  await held.lift()
  await expect(page.getByText('Checking the region')).toHaveCount(0)
})

test('a sled is opened to new instances in its row, which then is gone', async ({ page, calls }) => {
  await visit(page, path, 'Issues')
  const cure = page.getByRole('button', { name: 'Make provisionable Sled ORS1028' })
  await cure.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make provisionable' }).click()
  await expect(cure).toHaveCount(0)

  const asked = () => calls.filter(({ url }) => url.includes('/bgp-status')).length
  const before = asked()
  await page.getByRole('button', { name: 'Refresh data' }).click()
  await expect.poll(asked).toBe(before + 1)
})
