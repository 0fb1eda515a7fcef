import { accessibilityViolations } from '../support/accessibility'
import { chooseRowAction, confirm, dialog, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { elsewhere } from '../support/elsewhere'

const list = '/projects/berth-planner/affinity?latency=0'
const heading = 'Affinity groups'
test('a group is made, given a member, renamed and deleted', async ({ page }) => {
  await visit(page, list, heading)
  await page.getByRole('link', { name: 'Create affinity group' }).click()
  await expect(page).toHaveTitle(`Create affinity group / ${heading} / berth-planner / Projects / Orrery`)
  const panel = dialog(page, 'Create affinity group')
  await panel.getByRole('textbox', { name: 'Name' }).fill('spread')
  await panel.getByRole('radio', { name: 'Anti-affinity', exact: true }).check()
  await panel.getByRole('radio', { name: 'Fail' }).check()
  await panel.getByRole('button', { name: 'Create affinity group' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'spread' })).toBeVisible()
  await expect(page).toHaveURL(/\/projects\/berth-planner\/affinity\/spread$/)
  await expect(page.getByText('An instance that cannot keep the rule does not start.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No members' })).toBeVisible()

  await page.getByRole('button', { name: 'Add instance' }).click()
  const add = dialog(page, 'Add instance to anti-affinity group')
  await add.getByRole('button', { name: 'Add instance' }).click()
  await expect(add.getByText('Instance is required')).toBeVisible()
  await add.getByRole('combobox', { name: 'Instance' }).fill('net-h')
  await page.getByRole('option', { name: 'net-heavy' }).click()
  await add.getByRole('button', { name: 'Add instance' }).click()
  await expect(add).toBeHidden()
  await expect(page.getByText('net-heavy added to spread')).toBeVisible()
  await expect(row(page, 'net-heavy').getByRole('button', { name: 'stopped' })).toBeVisible()

  await page.getByRole('button', { name: 'Anti-affinity group actions' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const edit = dialog(page, 'Edit anti-affinity group')
  await edit.getByRole('textbox', { name: 'Name' }).fill('spread-2')
  await edit.getByRole('textbox', { name: 'Description' }).fill('Said again')
  await edit.getByRole('button', { name: 'Update anti-affinity group' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'spread-2' })).toBeVisible()
  await expect(page.getByText('Said again')).toBeVisible()
  await expect(row(page, 'net-heavy')).toBeVisible()

  await chooseRowAction(page, 'net-heavy', 'Remove from group')
  await expect(dialog(page, 'Remove net-heavy from spread-2?')).toContainText(
    'leaves the anti-affinity group',
  )
  await confirm(page, 'Remove net-heavy from spread-2?', 'Remove from group')
  await expect(page.getByRole('heading', { name: 'No members' })).toBeVisible()

  // Deleting the shown group leads back to the list without it.
  await page.getByRole('button', { name: 'Anti-affinity group actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await confirm(page, 'Delete spread-2?')
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(row(page, 'api-spread')).toBeVisible()
  await expect(row(page, 'spread-2')).toHaveCount(0)
})

test('a running instance may be picked with a reason why it cannot be added, and is added once it has stopped', async ({
  page,
}) => {
  await visit(page, '/projects/berth-planner/affinity/yard-spread?latency=0', 'yard-spread')
  await page.getByRole('button', { name: 'Add instance' }).click()
  const add = dialog(page, 'Add instance to anti-affinity group')
  const pick = async () => {
    await add.getByRole('combobox', { name: 'Instance' }).fill('batch-night-8')
    await page.getByRole('option', { name: 'batch-night-8' }).click()
  }
  await pick()
  const submit = add.getByRole('button', { name: 'Add instance' })
  const reason = 'Only stopped instances can be added to an affinity group; stop it first'
  await expect(submit).toHaveAccessibleDescription(reason)
  await expect(add.getByText('batch-night-8 is running')).toBeVisible()
  expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
  await add.getByRole('button', { name: 'Cancel' }).click()
  await confirm(page, 'Discard what you typed?')

  await elsewhere(page, 'POST', '/v1/instances/batch-night-8/stop?project=berth-planner')
  await page.getByRole('button', { name: 'Add instance' }).click()
  // An instance picked while it is stopping can be added as soon as it is stopped.
  await pick()
  await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
  await submit.click()
  await expect(row(page, 'batch-night-8')).toBeVisible()
})
