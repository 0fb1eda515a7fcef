import type { Page } from 'playwright/test'
import {
  chooseRowAction,
  confirm,
  confirmInVain,
  dialog,
  goInPage,
  menuHasFocus,
  row,
  visit,
} from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls, REQUEST_ID } from '../support/network'

const SILO = '/access?latency=0'
const FLEET = '/system/access?latency=0'
const addPanel = (page: Page) => dialog(page, 'Add user or group')
const who = (page: Page) => addPanel(page).getByRole('combobox', { name: 'User or group' })
const submit = (page: Page) => addPanel(page).getByRole('button', { name: 'Add user or group' })

/** Picks a user or group in the open panel. */
async function pick(page: Page, name: string) {
  await who(page).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

for (const [scope, path, heading, title, whole] of [
  ['silo', SILO, 'Silo access', 'Silo access / Orrery', 'silo'],
  ['fleet', FLEET, 'Fleet access', 'Fleet access / Orrery', 'fleet'],
] as const) {
  test(`${scope}: a group is given a role, another one, and none`, async ({ page }) => {
    test.slow()
    await visit(page, path, heading)
    await expect(page).toHaveTitle(title)
    await page.getByRole('link', { name: 'Add user or group' }).click()
    await expect(page).toHaveTitle(`Add user or group / ${title}`)
    await submit(page).click()
    await expect(addPanel(page).getByText('User or group is required')).toBeVisible()
    await expect(addPanel(page).getByRole('radio', { name: 'Viewer' })).toBeChecked()
    await pick(page, 'on-call')
    await addPanel(page).getByRole('radio', { name: 'Collaborator', exact: true }).check()
    await submit(page).click()
    await expect(addPanel(page)).toBeHidden()
    await expect(page.getByText('on-call is collaborator')).toBeVisible()
    await expect(row(page, 'on-call')).toContainText('Group')
    await expect(row(page, 'on-call')).toContainText(`Collaborator of the ${whole}`)

    await chooseRowAction(page, 'on-call', 'Change role')
    const edit = dialog(page, 'Change role')
    await expect(edit.getByRole('radio', { name: 'Collaborator', exact: true })).toBeChecked()
    await edit.getByRole('radio', { name: 'Viewer' }).check()
    await edit.getByRole('button', { name: 'Change role' }).click()
    await expect(row(page, 'on-call')).toContainText(`Viewer of the ${whole}`)

    await chooseRowAction(page, 'on-call', 'Delete')
    await confirm(page, 'Delete the role of on-call?')
    await expect(row(page, 'on-call')).toHaveCount(0)
    await expect(page.getByText('Access of on-call removed')).toBeVisible()
    // The page of operators, and the link to it, still exist.
    await expect(page.getByRole('button', { name: 'Switch between system and silo' })).toBeVisible()
  })
}

test('an error of the server keeps what was chosen; by keyboard alone the role is another one', async ({
  page,
}) => {
  await visit(page, SILO, 'Silo access')
  await page.getByRole('link', { name: 'Add user or group' }).click()
  await pick(page, 'on-call')
  await failCalls(page, { operation: 'policyUpdate' }, 'broken', { times: 1 })
  await submit(page).click()
  await expect(addPanel(page).getByRole('alert').filter({ hasText: REQUEST_ID })).toBeVisible()
  await expect(who(page)).toHaveValue('on-call')
  await submit(page).click()
  await expect(row(page, 'on-call')).toContainText('Viewer of the silo')

  await row(page, 'on-call')
    .getByRole('button', { name: /^Actions for / })
    .focus()
  await page.keyboard.press('ArrowDown')
  await menuHasFocus(page)
  await page.keyboard.type('change')
  await page.keyboard.press('Enter')
  const edit = dialog(page, 'Change role')
  await edit.getByRole('radio', { name: 'Admin' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(edit.getByRole('radio', { name: 'Collaborator', exact: true })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(row(page, 'on-call')).toContainText('Collaborator of the silo')
})

test('giving up your own role on the silo says what it costs', async ({ page }) => {
  await visit(page, SILO, 'Silo access')
  await chooseRowAction(page, 'Marit Aune', 'Change role')
  const edit = dialog(page, 'Change role')
  await edit.getByRole('radio', { name: 'Viewer' }).check()
  await expect(
    edit.getByText('This is your own access: you will be viewer here, no longer admin.'),
  ).toBeVisible()
  await edit.getByRole('radio', { name: 'Admin' }).check()
  await edit.getByRole('button', { name: 'Cancel' }).click()
  await chooseRowAction(page, 'Marit Aune', 'Delete')
  await expect(dialog(page, 'Delete the role of Marit Aune?')).toContainText('This is your own access')
})

test('a role on the fleet that a mapping gives as well can be given up without a warning; the mapping leads to its silo', async ({
  page,
}) => {
  await visit(page, FLEET, 'Fleet access')
  await chooseRowAction(page, 'Marit Aune', 'Delete')
  await expect(dialog(page, 'Delete the role of Marit Aune?')).toContainText('Admin of the fleet')
  await expect(page.getByText('This is your own access')).toHaveCount(0)
  await confirm(page, 'Delete the role of Marit Aune?')
  await expect(row(page, 'Marit Aune')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Fleet access' })).toBeVisible()
  await chooseRowAction(page, 'Any admin of the silo tidewater-ops', 'View silo')
  await expect(page).toHaveURL(/\/system\/silos\/tidewater-ops/)
})

test('a change that the server forbids is not made, and what was chosen is kept', async ({ page }) => {
  await visit(page, SILO, 'Silo access')
  await failCalls(page, { operation: 'policyUpdate' }, 'forbidden')
  await page.getByRole('link', { name: 'Add user or group' }).click()
  await pick(page, 'on-call')
  await submit(page).click()
  await expect(addPanel(page).getByText('Action not authorized')).toBeVisible()
  await expect(who(page)).toHaveValue('on-call')
  await addPanel(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave form' }).click()
  await chooseRowAction(page, 'platform-builders', 'Delete')
  const asked = await confirmInVain(page, 'Delete the role of platform-builders?')
  await expect(asked).toContainText('Action not authorized')
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, 'platform-builders')).toBeVisible()
})

test('the list without roles offers to add one', async ({ page }) => {
  await visit(page, '/settings/profile?latency=0', 'Profile')
  await failCalls(page, { operation: 'policyView' }, { status: 200, body: { role_assignments: [] } })
  await goInPage(page, '/access')
  await expect(page.getByRole('heading', { name: 'No authorized users' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add user or group' })).toHaveCount(2)
})
