import { goInPage, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls, holdCalls } from '../support/network'

const path = '/system/issues?latency=0'

test('what needs attention is one table, the heaviest first, filtered by part, with links that lead on @journey', async ({
  page,
}) => {
  await visit(page, path, 'Overview')
  await expect(page).toHaveTitle('Issues / Overview / Orrery')
  await expect(page.getByText(/^\d+ things need attention, \d+ of them failed$/)).toBeVisible()
  const table = page.getByRole('table', { name: 'Issues' })
  await expect(table.getByRole('row').nth(1)).toContainText('no answer')
  await expect(table.getByRole('row').filter({ hasText: 'Instance alarm-relay-a' })).toContainText(
    'Failed, in tidewater-ops',
  )
  await page.getByRole('button', { name: /hardware$/ }).click()
  await expect(table.getByRole('row').filter({ hasText: 'not provisionable' })).toHaveCount(2)
  await expect(table.getByRole('row').filter({ hasText: 'waiting to be added' })).toHaveCount(1)
  await expect(table).not.toContainText('Instance')
  await page.getByRole('button', { name: 'Clear filter' }).click()

  await page.getByRole('link', { name: 'IP pool exhausted-v4', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'exhausted-v4' })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Edit quotas CPU of silo tidewater-research' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit quotas' })).toBeVisible()
})

test('a part that cannot be checked says so, and the rest is still listed', async ({ page }) => {
  await page.goto('/system/inventory/sleds?latency=0')
  const failing = await failCalls(page, { operation: 'networkingBgpStatus' }, 'broken')
  await goInPage(page, '/system/issues')
  await expect(page.getByText('Could not check BGP sessions')).toBeVisible()
  const table = page.getByRole('table', { name: 'Issues' })
  await expect(table.getByRole('row').filter({ hasText: 'Sled ORS1028' })).toBeVisible()
  await expect(table).not.toContainText('BGP session')
  await failing.lift()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(table).toContainText('BGP session')
})

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
  await visit(page, path, 'Overview')
  const remedy = page.getByRole('button', { name: 'Make provisionable Sled ORS1028' })
  await remedy.focus()
  await page.keyboard.press('Enter')
  await expect(remedy).toHaveCount(0)

  const asked = () => calls.filter(({ url }) => url.includes('/bgp-status')).length
  const before = asked()
  await page.getByRole('button', { name: 'Refresh data' }).click()
  await expect.poll(asked).toBe(before + 1)
})
