import type { Page } from 'playwright/test'
import { chooseRowAction, confirm, dialog, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

const at = (instance: string) => `/projects/berth-planner/instances/${instance}/settings`
const open = (page: Page, instance: string) => visit(page, `${at(instance)}?latency=0`, instance)

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

test('the restart policy is saved while the instance runs, and nothing else is cleared by it', async ({
  page,
}) => {
  await open(page, 'berth-api-1')
  const policy = page.getByRole('combobox', { name: 'Policy' })
  const save = page.getByRole('button', { name: 'Save' })
  await expect(policy).toHaveValue('default')
  await expect(save).toHaveAccessibleDescription('Nothing has been changed')
  await policy.focus()
  await page.keyboard.type('Never')
  await page.keyboard.press('Tab')
  await expect(save).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Restart policy of berth-api-1 saved')).toBeVisible()
  await expect(save).toBeFocused()
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
