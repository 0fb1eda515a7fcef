import { confirm, dialog, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

test('from silo access to a user: role, groups, sessions and tokens', async ({ page }) => {
  await visit(page, '/access?latency=0', 'Silo access')
  await page.getByRole('link', { name: 'Marit Aune' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Marit Aune' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('Admin of the silo')).toBeVisible()
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

test('everyone of the silo is listed; a user is signed out everywhere', async ({ page }) => {
  await visit(page, '/silo/users?latency=0', 'Silo administration')
  await page.getByRole('searchbox', { name: 'Filter users' }).fill('yuki')
  await page.getByRole('link', { name: 'Yuki Tanabe' }).click()
  const sessions = page.getByRole('table', { name: 'Sessions' })
  await expect(sessions.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'User actions' }).click()
  await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click()
  const question = 'Sign out Yuki Tanabe everywhere?'
  await expect(dialog(page, question)).toContainText('does not keep the user from signing in again')
  await failCalls(page, { operation: 'userLogout' }, 'broken', { times: 1 })
  await dialog(page, question).getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(dialog(page, question).getByRole('alert')).toContainText('Could not sign out Yuki Tanabe')
  await confirm(page, question, 'Try again')
  await expect(page.getByRole('heading', { name: 'No sessions' })).toBeVisible()
})

test('groups with their members; a failed list says so and is asked again', async ({ page }) => {
  await visit(page, '/silo/groups?latency=0', 'Silo administration')
  await expect(row(page, 'tide-watch')).toContainText('1')
  const failing = await failCalls(page, { operation: 'groupList' }, 'broken')
  await page.getByRole('button', { name: 'Refresh data' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Could not load groups')
  await failing.lift()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await row(page, 'lighthouse').getByRole('link', { name: 'lighthouse' }).click()
  await expect(dialog(page, 'Group').getByRole('heading', { name: 'No members' })).toBeVisible()
})
