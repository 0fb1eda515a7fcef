import type { Page } from 'playwright/test'
import { chooseRowAction, confirm, dialog, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

const SILO = '/access?latency=0'
const addPanel = (page: Page) => dialog(page, 'Add user or group')
const who = (page: Page) => addPanel(page).getByRole('combobox', { name: 'User or group' })
const submit = (page: Page) => addPanel(page).getByRole('button', { name: 'Add user or group' })

/** Picks a user or group in the open panel. */
async function pick(page: Page, name: string) {
  await who(page).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

test('a group is given a role on the silo, another one, and none', async ({ page }) => {
  test.slow()
  await visit(page, SILO, 'Silo access')
  await expect(page).toHaveTitle('Silo access / Orrery')
  await page.getByRole('link', { name: 'Add user or group' }).click()
  await expect(page).toHaveTitle('Add user or group / Silo access / Orrery')
  await submit(page).click()
  await expect(addPanel(page).getByText('User or group is required')).toBeVisible()
  await expect(addPanel(page).getByRole('radio', { name: 'Viewer' })).toBeChecked()
  await pick(page, 'on-call')
  await addPanel(page).getByRole('radio', { name: 'Collaborator', exact: true }).check()
  await submit(page).click()
  await expect(addPanel(page)).toBeHidden()
  await expect(page.getByText('on-call is collaborator')).toBeVisible()
  await expect(row(page, 'on-call')).toContainText('Group')
  await expect(row(page, 'on-call')).toContainText('Collaborator')

  await chooseRowAction(page, 'on-call', 'Change role')
  const edit = dialog(page, 'Change role')
  await expect(edit.getByRole('radio', { name: 'Collaborator', exact: true })).toBeChecked()
  await edit.getByRole('radio', { name: 'Viewer' }).check()
  await edit.getByRole('button', { name: 'Change role' }).click()
  await expect(row(page, 'on-call')).toContainText('Viewer')

  await chooseRowAction(page, 'on-call', 'Delete')
  await confirm(page, 'Delete the role of on-call?')
  await expect(row(page, 'on-call')).toHaveCount(0)
  await expect(page.getByText('Access of on-call removed')).toBeVisible()
  // The page of operators, and the link to it, still exist.
  await expect(page.getByRole('button', { name: 'Switch between system and silo' })).toBeVisible()
})
