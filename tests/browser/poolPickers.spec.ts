import { dialog, goInPage, unfold, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

// Each picker of a pool lists the default of the silo first, and marks it.

const project = '/projects/berth-planner'
const pools = ['dock-public (default)', 'dock-internal', 'exhausted-v4']

test('each picker of a pool begins with the default one of the silo, which is chosen without its mark too', async ({
  page,
}) => {
  await test.step('of a new floating IP', async () => {
    await page.goto(`${project}/floating-ips-new?latency=0`)
    const pool = dialog(page, 'Create floating IP').getByRole('combobox', { name: 'IP pool' })
    await expect(pool).toHaveValue('dock-public (default)')
    await pool.click()
    for (const [index, name] of pools.entries())
      await expect(page.getByRole('option').nth(index)).toHaveAccessibleName(name)
    await pool.fill('dock-public')
    await page.keyboard.press('Tab')
    await expect(pool).toHaveValue('dock-public (default)')
    await expect(pool).not.toHaveAttribute('aria-invalid')
  })
  await test.step('of a gateway', async () => {
    await goInPage(page, `${project}/vpcs/plant-floor/internet-gateways/uplink-east/pools-attach`)
    await dialog(page, 'Attach IP pool').getByRole('combobox', { name: 'IP pool' }).click()
    await expect(page.getByRole('option').first()).toContainText('dock-public (default)')
  })
  await test.step('of a new instance', async () => {
    await visit(page, `${project}/instances-new?latency=0`, 'Create instance')
    await unfold(page, 'Networking')
    const pool = page.getByRole('combobox', { name: 'IP pool for the ephemeral IP' })
    await expect(pool.getByRole('option')).toHaveText(pools)
  })
  await test.step('of an ephemeral IP', async () => {
    await goInPage(page, `${project}/instances/gpu-like-64/networking`)
    await page.getByRole('button', { name: 'Attach ephemeral IP' }).click()
    const pool = dialog(page, 'Attach ephemeral IP').getByRole('combobox', { name: 'IP pool' })
    await expect(pool).toHaveValue('dock-public (default)')
    await pool.click()
    await expect(page.getByRole('option').first()).toContainText('dock-public (default)')
  })
})
