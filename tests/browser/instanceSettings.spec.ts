import type { Page } from 'playwright/test'
import { accessibilityViolations } from '../support/accessibility'
import { chooseRowAction, confirm, dialog, goInPage, row, signInAs, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

const at = (instance: string) => `/projects/berth-planner/instances/${instance}/settings`
const open = (page: Page, instance: string) => visit(page, `${at(instance)}?latency=0`, instance)
/** The value beside a label in a property list. */
const property = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd')

test('an instance joins a group of either kind and leaves it; the group page shows the same', async ({
  page,
}) => {
  await open(page, 'net-heavy')
  await expect(page.getByRole('heading', { name: 'Not in any group' })).toBeVisible()
  for (const [group, kind] of [
    ['yard-spread', 'Anti-affinity'],
    ['simulation', 'Affinity'],
  ] as const) {
    await page.getByRole('button', { name: 'Add to group' }).click()
    const asked = dialog(page, 'Add to group')
    await asked.getByRole('button', { name: 'Add to group' }).click()
    await expect(asked.getByText('Group is required')).toBeVisible()
    await asked.getByRole('combobox', { name: 'Group' }).fill(group)
    await page.getByRole('option', { name: group }).click()
    await asked.getByRole('button', { name: 'Add to group' }).click()
    await expect(asked).toBeHidden()
    await expect(page.getByText(`net-heavy added to ${group}`)).toBeVisible()
    await expect(row(page, group)).toContainText(kind)
  }
  await page.getByRole('link', { name: 'yard-spread' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'yard-spread' })).toBeVisible()
  await page.getByRole('link', { name: 'net-heavy' }).click()
  await chooseRowAction(page, 'simulation', 'Remove from group')
  await confirm(page, 'Remove net-heavy from simulation?', 'Remove from group')
  await expect(row(page, 'simulation')).toHaveCount(0)
  await expect(row(page, 'yard-spread')).toBeVisible()
})

test('a running instance is not added, and a project without groups says so', async ({ page }) => {
  await open(page, 'berth-api-1')
  const add = page.getByRole('button', { name: 'Add to group' })
  await expect(add).toHaveAccessibleDescription(
    'Only stopped instances can be added to an affinity group; stop it first',
  )
  // It can still be removed.
  await chooseRowAction(page, 'api-spread', 'Remove from group')
  await confirm(page, 'Remove berth-api-1 from api-spread?', 'Remove from group')
  await expect(page.getByRole('heading', { name: 'Not in any group' })).toBeVisible()

  await visit(page, '/projects/crowd/instances/node-00007/settings?scenario=crowded&latency=0', 'node-00007')
  await expect(add).toHaveAccessibleDescription('The project has no affinity groups')
})

test('a full group refuses, and the dialog keeps the choice', async ({ page }) => {
  await visit(page, '/projects/telemetry-ingest/instances/ingest-036/settings?latency=0', 'ingest-036')
  await page.getByRole('button', { name: 'Add to group' }).click()
  const asked = dialog(page, 'Add to group')
  await asked.getByRole('combobox', { name: 'Group' }).fill('ingest-full')
  await page.getByRole('option', { name: 'ingest-full' }).click()
  await asked.getByRole('button', { name: 'Add to group' }).click()
  await expect(asked.getByText(/maximum number of members \(32\)/)).toBeVisible()
  await expect(asked.getByRole('combobox', { name: 'Group' })).toHaveValue('ingest-full')
  expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
})

test('the restart policy is saved while the instance runs, and nothing else is cleared by it', async ({
  page,
}) => {
  await open(page, 'berth-api-1')
  const policy = page.getByRole('combobox', { name: 'Policy' })
  const save = page.getByRole('button', { name: 'Save' })
  await expect(policy).toHaveValue('default')
  await expect(save).toHaveAccessibleDescription('Nothing has been changed')
  await policy.selectOption('Never')
  await save.click()
  await expect(page.getByText('Restart policy of berth-api-1 saved')).toBeVisible()
  await expect(save).toHaveAccessibleDescription('Nothing has been changed')
  await page.getByRole('tab', { name: 'Storage' }).click()
  await expect(page.getByRole('table', { name: 'Boot disk' })).toContainText('berth-api-1-boot')
  await page.getByRole('tab', { name: 'Settings' }).click()
  await expect(policy).toHaveValue('never')
  await policy.selectOption('Default')
  await save.click()
  await expect(save).toHaveAccessibleDescription('Nothing has been changed')
  await expect(policy).toHaveValue('default')
})

test('an instance that failed says when it is started again', async ({ page }) => {
  await open(page, 'alarm-relay-c')
  await expect(property(page, 'Cooldown until')).toHaveText(/\(Restarts in \d+ min\)$/)
})

test('a cooldown that is over does not promise a restart once the policy is never', async ({ page }) => {
  await open(page, 'alarm-relay-b')
  await page.getByRole('combobox', { name: 'Policy' }).selectOption('Never')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: /No automatic restart$/ })).toBeVisible()
  await expect(page.getByText(/Restarting soon/)).toHaveCount(0)
  // Both dates are still shown.
  await expect(page.getByText('N/A')).toHaveCount(0)
})

test('a viewer is refused, and the choice is kept', async ({ page }) => {
  await signInAs(page, 'yuki')
  await visit(page, '/projects?latency=0', 'Projects')
  // With the policy, the console would not ask.
  await failCalls(page, { operation: 'projectPolicyView' }, 'broken')
  await goInPage(page, at('berth-api-1'))
  await page.getByRole('combobox', { name: 'Policy' }).selectOption('Never')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Action not authorized')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Policy' })).toHaveValue('never')
})

test('the policy is changed by keyboard alone', async ({ page }) => {
  await open(page, 'berth-api-2')
  await page.getByRole('combobox', { name: 'Policy' }).focus()
  await page.keyboard.type('Best')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Restart policy of berth-api-2 saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused()
})
