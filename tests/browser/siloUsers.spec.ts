import { dialog, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

test('from silo access to a user: role, groups, sessions and tokens', async ({ page }) => {
  await visit(page, '/access?latency=0', 'Silo access')
  await page.getByRole('link', { name: 'Marit Aune' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Marit Aune' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('Admin', { exact: true })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Sessions' }).getByRole('row')).toHaveCount(4)
  const tokens = page.getByRole('table', { name: 'Access tokens' })
  await expect(tokens.getByRole('row')).toHaveCount(8)
  await expect(tokens.getByText('expired')).toHaveCount(2)

  await main.getByRole('link', { name: 'on-call' }).click()
  const group = dialog(page, 'Group')
  await expect(group.getByRole('table', { name: 'Members' }).getByRole('row')).toHaveCount(11)
  await group.getByRole('link', { name: 'Dele Bankole' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dele Bankole' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No sessions' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No access tokens' })).toBeVisible()
})
