import { chooseRowAction, confirm, dialog, row, stateIn, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

test('a disk is created, snapshotted and deleted, and says what it does', async ({ page }) => {
  await visit(page, '/projects/web/disks?scenario=small&latency=0', 'Disks')
  await page.getByRole('link', { name: 'New disk' }).click()
  await expect(page).toHaveTitle('New disk / Disks / web / Projects / Orrery')
  const panel = dialog(page, 'Create disk')
  await panel.getByRole('textbox', { name: 'Name' }).fill('fresh')
  await panel.getByRole('spinbutton', { name: 'Size' }).fill('7')
  await panel.getByRole('button', { name: 'Create disk' }).click()
  await expect(panel).toBeHidden()
  await expect(row(page, 'fresh')).toContainText('7 GiB')

  await chooseRowAction(page, 'spare', 'Snapshot')
  await expect(page.getByText('Creating snapshot of spare')).toBeVisible()
  await chooseRowAction(page, 'spare', 'Delete')
  await expect(dialog(page, 'Delete disk')).toContainText('Delete spare?')
  await confirm(page, 'Delete disk')
  await expect(row(page, 'spare')).toHaveCount(0)
})

test('each rule of the disk form has its message at the field', async ({ page }) => {
  await page.goto('/projects/berth-planner/disks-new?latency=0')
  const panel = dialog(page, 'Create disk')
  const submit = panel.getByRole('button', { name: 'Create disk' })
  const size = panel.getByRole('spinbutton', { name: 'Size' })
  await panel.getByRole('textbox', { name: 'Name' }).fill('made')
  for (const [typed, message] of [
    ['', 'Size is required'],
    ['0', 'Must be at least 1'],
    ['1024', 'Must be at most 1023 GiB'],
  ] as const) {
    await size.fill(typed)
    await submit.click()
    await expect(size).toHaveAccessibleDescription(message)
  }
  await panel.getByRole('radio', { name: 'Image' }).check()
  await size.fill('5')
  await submit.click()
  await expect(panel.getByText('Source image is required')).toBeVisible()
  // The image is larger than what was asked for, so the size grows to the next ten.
  await panel.getByRole('combobox', { name: 'Source image' }).fill('golden')
  await page.getByRole('option', { name: 'berth-golden' }).click()
  await expect(size).toHaveValue('20')
  await size.fill('19')
  await submit.click()
  await expect(size).toHaveAccessibleDescription('Must be at least as large as the image (20 GiB)')
  // The largest source does not suggest more than the largest disk.
  await panel.getByRole('radio', { name: 'Snapshot' }).check()
  await panel.getByRole('combobox', { name: 'Source snapshot' }).fill('largest')
  await page.getByRole('option', { name: 'largest-before-move' }).click()
  await expect(size).toHaveValue('1023')
  await submit.click()
  await expect(panel).toBeHidden()
})

test('a disk made on the storage tab is attached; if it cannot be, that is said', async ({ page }) => {
  await visit(page, '/projects/web/instances/db-1/storage?scenario=small&latency=0', 'db-1')
  await page.getByRole('button', { name: 'Create disk' }).click()
  const panel = dialog(page, 'Create disk')
  await panel.getByRole('textbox', { name: 'Name' }).fill('extra')
  await panel.getByRole('button', { name: 'Create disk' }).click()
  await expect(panel).toBeHidden()
  await expect(stateIn(page, 'extra', 'attached')).toBeVisible()
  await expect(page.getByText('Disk extra attached')).toBeVisible()
})

test('an instance whose disk is attached links to it', async ({ page }) => {
  await visit(page, '/projects/web/disks?scenario=small&latency=0', 'Disks')
  await row(page, 'db-1-boot').getByRole('link', { name: 'db-1', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'db-1' })).toBeVisible()
})
