import { row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { holdCalls } from '../support/network'

const sleds = '/system/inventory/sleds?latency=0'

test('a sled does not say that it has no instances while they load @journey', async ({ page }) => {
  await visit(page, sleds, 'Inventory')
  const held = await holdCalls(page, { operation: 'sledInstanceList' })
  await row(page, 'ORS1000').getByRole('link').click()
  await held.met()
  await expect(page.getByText('No instances on this sled')).toHaveCount(0)
  await held.lift()
  await expect(page.getByRole('table', { name: 'Instances' })).toBeVisible()
})

test('a link that is followed right after typing a filter leads where it says', async ({ page }) => {
  await page.clock.install()
  await visit(page, sleds, 'Inventory')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const held = await holdCalls(page, { operation: 'sledView' })
  await page.getByRole('searchbox', { name: 'Filter sleds' }).fill('ors1028')
  await expect(page.getByRole('table', { name: 'Sleds' }).getByRole('row')).toHaveCount(2)
  await row(page, 'ORS1028').getByRole('link').click()
  await held.met()
  // By now the address of the list would follow the typed text.
  await page.clock.runFor(1_000)
  await held.lift()
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1, name: 'Sled ORS1028' })).toBeVisible()
})
