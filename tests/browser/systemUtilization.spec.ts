import { visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

const path = '/system/utilization?latency=0'

test('a silo is chosen for meters and charts, and the address keeps it', async ({ page, calls }) => {
  await visit(page, path, 'Capacity')
  // One refreshes the list, the meters and the charts.
  await expect(page.getByRole('button', { name: /^Refresh/ })).toHaveCount(1)
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
