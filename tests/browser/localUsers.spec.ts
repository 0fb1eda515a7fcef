import { idOf } from '#mirage/random'
import { chooseRowAction, confirm, dialog, openRowMenu, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

const LOCAL = '/system/silos/tidewater-research/users?latency=0'
const SAML = '/system/silos/tidewater-ops/users?latency=0'

test('a local user is created, gets a role and another password, and is deleted', async ({ page }) => {
  test.slow()
  await visit(page, LOCAL, 'tidewater-research')
  await page.getByRole('link', { name: 'Create user' }).click()
  const create = dialog(page, 'Create user')
  const submit = create.getByRole('button', { name: 'Create user' })
  await submit.click()
  await expect(create.getByText('Username is required')).toBeVisible()
  await expect(create.getByText('Password is required')).toBeVisible()
  await create.getByRole('textbox', { name: 'Username' }).fill('bilge')
  await create.getByLabel('Password', { exact: true }).fill('canary-password')
  await failCalls(page, { operation: 'localIdpUserCreate' }, 'broken', { times: 1 })
  await submit.click()
  await expect(create.getByRole('alert')).toBeVisible()
  await expect(create.getByLabel('Password', { exact: true })).toHaveValue('canary-password')
  await submit.click()
  await expect(create).toBeHidden()
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(stored).not.toContain('canary-password')

  await chooseRowAction(page, 'bilge', 'Change role')
  const role = dialog(page, 'Change role')
  await role.getByRole('radio', { name: 'Collaborator' }).check()
  await role.getByRole('button', { name: 'Change role' }).click()
  await expect(row(page, 'bilge')).toContainText('Collaborator of the silo')

  await chooseRowAction(page, 'bilge', 'Set password')
  const password = dialog(page, 'Set password')
  await password.getByRole('radio', { name: 'Not allowed' }).check()
  await expect(password.getByLabel('Password', { exact: true })).toBeHidden()
  await password.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('bilge cannot sign in any more')).toBeVisible()

  await chooseRowAction(page, 'bilge', 'Delete')
  await expect(dialog(page, 'Delete bilge?')).toContainText('access tokens')
  await confirm(page, 'Delete bilge?')
  await expect(row(page, 'bilge')).toBeHidden()
})

test('in a SAML silo users are not created, deleted or given passwords; their roles are changed', async ({
  page,
}) => {
  await visit(page, SAML, 'tidewater-ops')
  await expect(page.getByRole('button', { name: 'Create user' })).toHaveAttribute('aria-disabled', 'true')
  // There are too many for one page.
  await page.getByRole('searchbox', { name: 'Filter users' }).fill('yuki')
  const menu = await openRowMenu(page, 'Yuki Tanabe')
  for (const entry of ['Set password', 'Delete'])
    await expect(menu.getByRole('menuitem', { name: entry })).toHaveAttribute('aria-disabled', 'true')
  await menu.getByRole('menuitem', { name: 'Change role' }).click()
  const role = dialog(page, 'Change role')
  await expect(role.getByRole('radio', { name: 'None' })).toBeChecked()
  await role.getByRole('radio', { name: 'Viewer' }).check()
  await role.getByRole('button', { name: 'Change role' }).click()
  await expect(row(page, 'Yuki Tanabe')).toContainText('Viewer of the silo')
  // Back to no role.
  await chooseRowAction(page, 'Yuki Tanabe', 'Change role')
  await role.getByRole('radio', { name: 'None' }).check()
  await role.getByRole('button', { name: 'Change role' }).click()
  await expect(row(page, 'Yuki Tanabe')).not.toContainText('Viewer of the silo')
})

test('a user of a silo in a panel, with the way to sessions where they may be seen', async ({ page }) => {
  await visit(page, SAML, 'tidewater-ops')
  await page.getByRole('searchbox', { name: 'Filter users' }).fill('yuki')
  await page.getByRole('link', { name: 'Yuki Tanabe' }).click()
  await dialog(page, 'User').getByRole('link', { name: 'On the page of the user' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Yuki Tanabe' })).toBeVisible()
  await page.goto(`/system/silos/tidewater-research/users/${idOf('user ines')}?latency=0`)
  await expect(dialog(page, 'User')).toContainText('Only the user and admins of the silo see them')
})
