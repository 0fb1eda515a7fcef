import { chooseRowAction, confirm, dialog, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { everythingKept } from '../support/log'
import { failCalls } from '../support/network'

const LOCAL = '/system/silos/tidewater-research/users?latency=0'

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
  expect(await everythingKept(page)).not.toContain('canary-password')

  await chooseRowAction(page, 'bilge', 'Change role')
  const role = dialog(page, 'Change role')
  await role.getByRole('radio', { name: 'Collaborator' }).check()
  await role.getByRole('button', { name: 'Change role' }).click()
  await expect(row(page, 'bilge')).toContainText('Collaborator')

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
