import type { Page } from 'playwright/test'
import { chooseRowAction, dialog, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls, holdCalls } from '../support/network'

// A picker distinguishes loading, failed, hidden and empty lists, and keeps typed text.

type How = 'held' | 'broken' | 'forbidden' | 'empty'

/** Sets the network condition of a picker's list from now on. */
function meet(page: Page, list: string, how: How) {
  if (how === 'held') return holdCalls(page, list)
  return failCalls(page, list, how === 'empty' ? { status: 200, body: { items: [], next_page: null } } : how)
}

/** Opens the dialog that attaches a disk, which fetches its list of disks. */
async function attachDisk(page: Page, how: How) {
  await visit(page, '/projects/web/instances/db-1/storage?scenario=small&latency=0', 'db-1')
  const trouble = await meet(page, '/v1/disks', how)
  await page.getByRole('button', { name: 'Attach disk' }).click()
  const asked = dialog(page, 'Attach disk')
  return {
    asked,
    trouble,
    disk: asked.getByRole('combobox', { name: 'Disk name' }),
    submit: asked.getByRole('button', { name: 'Attach disk' }),
  }
}

test('a picker whose list is on its way says so, and takes what is typed meanwhile', async ({ page }) => {
  const { asked, disk, submit, trouble } = await attachDisk(page, 'held')
  await expect(disk).toHaveAttribute('placeholder', 'Loading disks …')
  await disk.click()
  await expect(page.getByText('Loading disks …', { exact: true })).toBeVisible()
  await disk.fill('spare')
  await page.keyboard.press('Tab')
  await submit.click()
  await expect(disk).toHaveValue('spare')
  await trouble.lift()
  // The text matches a disk, which is selected as soon as the list is loaded.
  await expect(disk).not.toHaveAttribute('aria-invalid')
  await submit.click()
  await expect(asked).toBeHidden()
})

test('a picker whose list failed says so, offers another try, and then has the list', async ({ page }) => {
  const { asked, disk, trouble } = await attachDisk(page, 'broken')
  await expect(asked.getByText('Could not load disks: Internal Server Error (request r-42)')).toBeVisible()
  await expect(disk).toHaveAccessibleDescription(/Could not load disks/)
  await disk.click()
  await expect(page.getByText('Could not load disks', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await trouble.lift()
  await asked.getByRole('button', { name: 'Try again' }).click()
  // The button is removed; the focus stays.
  await expect(disk).toBeFocused()
  await disk.fill('spa')
  await expect(page.getByRole('option', { name: 'spare' })).toBeVisible()
})

test('a picker whose list may not be seen says so, and so does one with nothing to choose', async ({
  page,
}) => {
  const refused = await attachDisk(page, 'forbidden')
  await expect(refused.disk).toHaveAttribute('placeholder', 'You may not see the disks')
  await expect(refused.disk).toHaveAccessibleDescription('You may not see the disks')
  const { disk } = await attachDisk(page, 'empty')
  await expect(disk).toHaveAttribute('placeholder', 'No disk of this project is free')
  await disk.click()
  await expect(page.getByText('No disk of this project is free', { exact: true })).toBeVisible()
})

test('a text that names no choice is kept, said to be wrong, and not sent @journey @engines', async ({
  page,
}) => {
  await page.goto('/projects/berth-planner/floating-ips-new?latency=0')
  const panel = dialog(page, 'Create floating IP')
  await panel.getByRole('textbox', { name: 'Name' }).fill('quay-9')
  const pool = panel.getByRole('combobox', { name: 'IP pool' })
  await pool.fill('har')
  await page.keyboard.press('Enter')
  await expect(pool).toHaveValue('har')
  await expect(pool).toHaveAccessibleDescription(/No IP pool named “har”/)
  await page.keyboard.press('Escape')
  await panel.getByRole('button', { name: 'Create floating IP' }).click()
  await expect(pool).toHaveValue('har')
  await expect(pool).toBeFocused()
  await expect(panel).toBeVisible()
  await pool.fill('')
  await panel.getByRole('button', { name: 'Create floating IP' }).click()
  await expect(panel).toBeHidden()
})

test('leaving a picker keeps what was typed into it', async ({ page }) => {
  await visit(page, '/projects/berth-planner/floating-ips?latency=0', 'Floating IPs')
  await chooseRowAction(page, 'quay-2', 'Attach')
  const asked = dialog(page, 'Attach floating IP')
  const instance = asked.getByRole('combobox', { name: 'Instance' })
  await instance.pressSequentially('har')
  await page.keyboard.press('Tab')
  await expect(instance).toHaveValue('har')
  await expect(instance).toHaveAccessibleDescription(/No instance named “har”/)
  // The whole name counts as a choice.
  await instance.fill('BERTH-API-1')
  await page.keyboard.press('Tab')
  await expect(instance).toHaveValue('berth-api-1')
  await expect(instance).not.toHaveAttribute('aria-invalid')
})

test('Escape in a picker gives up what was typed, and not the choice; type and Enter picks the first match', async ({
  page,
}) => {
  await page.goto('/projects/berth-planner/snapshots-new?latency=0')
  const panel = dialog(page, 'Create snapshot')
  const disk = panel.getByRole('combobox', { name: 'Disk' })
  await disk.fill('scratch')
  await page.keyboard.press('Enter')
  await disk.fill('scr')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(disk).toHaveValue('scratch')
  await expect(panel).toBeVisible()

  await test.step('type and Enter picks the first match', async () => {
    await disk.fill('')
    await disk.pressSequentially('archive-2024')
    await page.keyboard.press('Enter')
    await expect(disk).toHaveValue('archive-2024')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(panel).toBeVisible()
  })
})

test('suggestions open with the field, and say that they are on their way', async ({ page }) => {
  await visit(page, '/projects/berth-planner/vpcs/default/firewall-rules?latency=0', 'default')
  const trouble = await meet(page, '/v1/vpcs?', 'held')
  await page.getByRole('link', { name: 'Add firewall rule' }).click()
  const targets = dialog(page, 'Add firewall rule').getByRole('group', { name: 'Targets' })
  // The new rule has a target already.
  await targets.getByRole('button', { name: 'Add another target' }).click()
  await expect(targets.getByRole('combobox', { name: 'Target type' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(targets.getByRole('combobox', { name: 'VPC name' })).toBeFocused()
  await expect(page.getByText('Loading VPCs …')).toBeVisible()
  await trouble.lift()
  await expect(page.getByRole('option', { name: 'plant-floor' })).toBeVisible()
})

test('the list of suggestions opens again after a typed name was added by the button', async ({ page }) => {
  await page.goto('/projects/web/vpcs/default/firewall-rules-new?scenario=small&latency=0')
  const panel = dialog(page, 'Add firewall rule')
  await panel.getByRole('button', { name: 'Add protocol filter' }).click()
  await panel.getByRole('combobox', { name: 'Protocol' }).selectOption('ICMP')
  for (const [title, field, text, button] of [
    ['Targets', 'VPC name', 'elsewhere', 'Add target'],
    ['Host filters', 'VPC name', 'elsewhere', 'Add host filter'],
    ['Protocol filters', 'ICMP type', '42', 'Add protocol filter'],
  ] as const)
    await test.step(title, async () => {
      const list = panel.getByRole('group', { name: title })
      // The new rule has a target already.
      if (title === 'Targets') await list.getByRole('button', { name: 'Add another target' }).click()
      if (title === 'Host filters') await list.getByRole('button', { name: button }).click()
      await list.getByRole('combobox', { name: field }).fill(text)
      await list.getByRole('button', { name: button }).click()
      await expect(list.getByRole('row').filter({ hasText: text })).toBeVisible()
      // The next one is typed at once. An open list would also hide the rest of the page from roles.
      await expect(list.getByRole('combobox', { name: field })).toBeFocused()
      await expect(page.getByRole('listbox')).toHaveCount(0)
    })
})

test('a select whose list is on its way does not show another choice', async ({ page }) => {
  await visit(page, '/projects/berth-planner/vpcs/default/subnets?latency=0', 'default')
  const trouble = await meet(page, '/v1/vpc-routers', 'broken')
  await page.getByRole('link', { name: 'Create subnet' }).click()
  const panel = dialog(page, 'Create subnet')
  await expect(panel.getByText('Could not load routers: Internal Server Error (request r-42)')).toBeVisible()
  await trouble.lift()
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByText('Could not load routers')).toHaveCount(0)
  await expect(panel.getByRole('combobox', { name: 'Custom router' })).toBeFocused()
})
