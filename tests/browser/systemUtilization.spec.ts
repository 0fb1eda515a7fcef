import { goInPage, openRowMenu, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

const path = '/system/utilization?latency=0'

test('all silos together, and each of them, with what they use of their quotas', async ({ page }) => {
  await visit(page, path, 'Utilization')
  await expect(page).toHaveTitle('Utilization / Orrery')
  await expect(page.getByRole('meter', { name: 'CPU', exact: true })).toHaveAttribute(
    'aria-valuetext',
    /^[\d,]+ of 544 vCPUs$/,
  )
  await expect(
    row(page, 'tidewater-ops').getByRole('meter', { name: 'CPU of tidewater-ops' }),
  ).toHaveAttribute('aria-valuetext', / of 480 vCPUs$/)
  await expect(row(page, 'tidewater-research')).toContainText('512 GiB')
  // Each silo shows the remainder of each quota.
  await expect(row(page, 'tidewater-ops')).toContainText(/\d+ vCPUs left/)
  await expect(row(page, 'tidewater-ops').getByText(/[\d.]+ [GT]iB left/)).toHaveCount(2)
  // A silo that is not discoverable is in no list.
  await expect(row(page, 'recovery')).toHaveCount(0)
  await expect(page.getByText(/\bNaN\b/)).toHaveCount(0)
  for (const chart of ['CPU', 'Memory', 'Storage'])
    await expect(page.getByRole('figure', { name: chart })).toBeVisible()
})

test('a silo is chosen for meters and charts, and the address keeps it', async ({ page, calls }) => {
  await visit(page, path, 'Utilization')
  await page.getByRole('combobox', { name: 'Silo' }).selectOption('tidewater-research')
  await expect(page).toHaveURL(/silo=tidewater-research/)
  await expect(page.getByRole('meter', { name: 'CPU', exact: true })).toHaveAttribute(
    'aria-valuetext',
    / of 64 vCPUs$/,
  )
  await expect
    .poll(() => calls.some(({ url }) => /\/v1\/system\/metrics\/cpus_provisioned\?.*silo=/.test(url)))
    .toBe(true)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Silo' })).toHaveValue('tidewater-research')
})

test('silos are sorted by the share they use, and found by name', async ({ page }) => {
  await visit(page, path, 'Utilization')
  const table = page.getByRole('table', { name: 'Silos' })
  await expect(table.getByRole('row')).toHaveCount(3)
  await table.getByRole('button', { name: 'Storage' }).click()
  await table.getByRole('button', { name: 'Storage' }).click()
  await expect(table.getByRole('columnheader', { name: /Storage/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await page.getByRole('searchbox', { name: 'Filter silos' }).fill('research')
  await expect(table.getByRole('row')).toHaveCount(2)
})

test('a silo is one link away, and its id can be copied', async ({ page }) => {
  await visit(page, path, 'Utilization')
  const menu = await openRowMenu(page, 'tidewater-ops')
  await expect(menu.getByRole('menuitem')).toHaveText(['Copy silo ID'])
  await page.keyboard.press('Escape')
  await row(page, 'tidewater-ops').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'tidewater-ops' })).toBeVisible()
})

test('a list that fails says so, with a way to try again', async ({ page }) => {
  await page.goto('/system/inventory/sleds?latency=0')
  const failing = await failCalls(page, { operation: 'siloUtilizationList' }, 'broken')
  await goInPage(page, '/system/utilization')
  await expect(page.getByText('Could not load utilization')).toBeVisible()
  await failing.lift()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(row(page, 'tidewater-ops')).toBeVisible()
})

test('a history that fails leaves the rest of the page', async ({ page }) => {
  await page.goto('/system/inventory/sleds?latency=0')
  await failCalls(page, { operation: 'systemMetric' }, 'broken')
  await goInPage(page, '/system/utilization')
  await expect(row(page, 'tidewater-ops')).toBeVisible()
  await expect(page.getByText('Could not load the history of CPU')).toBeVisible()
})
