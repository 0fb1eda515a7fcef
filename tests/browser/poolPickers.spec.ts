import { dialog, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

// Each picker of a pool lists the default of the silo first, and marks it.

const project = '/projects/berth-planner'
const pools = ['dock-public (default)', 'dock-internal', 'exhausted-v4']

test('the pools of a new floating IP begin with the default one of the silo', async ({ page }) => {
  await page.goto(`${project}/floating-ips-new?latency=0`)
  await dialog(page, 'Create floating IP').getByRole('combobox', { name: 'IP pool' }).click()
  for (const [index, name] of pools.entries())
    await expect(page.getByRole('option').nth(index)).toHaveAccessibleName(name)
})

test('the pools of an ephemeral IP begin with the default one of the silo', async ({ page }) => {
  await visit(page, `${project}/instances/gpu-like-64/networking?latency=0`, 'gpu-like-64')
  await page.getByRole('button', { name: 'Attach ephemeral IP' }).click()
  const pool = dialog(page, 'Attach ephemeral IP').getByRole('combobox', { name: 'IP pool' })
  await expect(pool).toHaveValue('dock-public (default)')
  await pool.click()
  await expect(page.getByRole('option').first()).toContainText('dock-public (default)')
})

test('the pools of a new instance begin with the default one of the silo', async ({ page }) => {
  await visit(page, `${project}/instances-new?latency=0`, 'Create instance')
  const pool = page.getByRole('combobox', { name: 'IP pool for the ephemeral IP' })
  await expect(pool.getByRole('option')).toHaveText(pools)
})

test('the pools of a gateway begin with the default one of the silo', async ({ page }) => {
  await page.goto(`${project}/vpcs/plant-floor/internet-gateways/uplink-east/pools-attach?latency=0`)
  await dialog(page, 'Attach IP pool').getByRole('combobox', { name: 'IP pool' }).click()
  await expect(page.getByRole('option').first()).toContainText('dock-public (default)')
})

test('the default pool is chosen by its name alone, without the mark', async ({ page }) => {
  await page.goto(`${project}/floating-ips-new?latency=0`)
  const panel = dialog(page, 'Create floating IP')
  const pool = panel.getByRole('combobox', { name: 'IP pool' })
  await expect(pool).toHaveValue('dock-public (default)')
  await pool.fill('dock-public')
  await page.keyboard.press('Tab')
  await expect(pool).toHaveValue('dock-public (default)')
  await expect(pool).not.toHaveAttribute('aria-invalid')
})
