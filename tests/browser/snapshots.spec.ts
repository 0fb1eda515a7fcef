import { chooseRowAction, confirm, dialog, goTo, row, stateIn, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

const LIST = '/projects/berth-planner/snapshots?latency=0'

test('a snapshot is taken, has details with an address of their own, becomes ready by itself, and is deleted', async ({
  page,
}) => {
  await visit(page, '/projects/web/snapshots?scenario=small&latency=0', 'Snapshots')
  await expect(page.getByRole('heading', { name: 'No snapshots' })).toBeVisible()
  await page.getByRole('link', { name: 'Create snapshot' }).first().click()
  await expect(page).toHaveTitle('Create snapshot / Snapshots / web / Projects / Orrery')
  const panel = dialog(page, 'Create snapshot')
  await panel.getByRole('textbox', { name: 'Name' }).fill('before-upgrade')
  await panel.getByRole('combobox', { name: 'Disk' }).fill('spare')
  await page.getByRole('option', { name: 'spare' }).click()
  await panel.getByRole('button', { name: 'Create snapshot' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByText('Snapshot before-upgrade created')).toBeVisible()
  await expect(row(page, 'before-upgrade').getByRole('link', { name: 'spare' })).toBeVisible()
  await expect(stateIn(page, 'before-upgrade', 'creating')).toBeVisible()
  await row(page, 'before-upgrade').getByRole('link', { name: 'before-upgrade' }).click()
  const details = dialog(page, 'Snapshot details')
  await expect(page).toHaveTitle('before-upgrade / Snapshots / web / Projects / Orrery')
  const state = details.getByRole('region', { name: 'Course' }).getByRole('paragraph')
  await expect(state).toContainText(/^Ready/)
  await expect(details.getByRole('link', { name: 'spare' })).toBeVisible()
  await page.keyboard.press('Escape')
  // Back to where the snapshot was opened from.
  await expect(page).toHaveURL(/\/projects\/web\/snapshots(\?|$)/)
  await expect(stateIn(page, 'before-upgrade', 'ready')).toBeVisible()
  await row(page, 'before-upgrade').getByRole('link', { name: 'before-upgrade' }).click()
  await expect(page).toHaveURL('/projects/web/snapshots/before-upgrade')
  await expect(details).toBeVisible()
  await page.keyboard.press('Escape')

  await chooseRowAction(page, 'before-upgrade', 'Delete')
  await confirm(page, 'Delete before-upgrade?')
  await expect(page.getByText('Snapshot before-upgrade deleted')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No snapshots' })).toBeVisible()
})

test('a snapshot becomes an image; a taken name keeps what was typed', async ({ page }) => {
  await visit(page, LIST, 'Snapshots')
  await chooseRowAction(page, 'tide-tables-monday', 'Create image')
  const panel = dialog(page, 'Create image from snapshot')
  await expect(page).toHaveTitle('Create image from snapshot / Snapshots / berth-planner / Projects / Orrery')
  await expect(panel).toContainText('1 GiB')
  const name = panel.getByRole('textbox', { name: 'Name' })
  await expect(name).toHaveValue('tide-tables-monday')
  const submit = panel.getByRole('button', { name: 'Create image' })
  await panel.getByRole('textbox', { name: 'OS' }).fill('harbour-linux')
  await panel.getByRole('textbox', { name: 'Version' }).fill('13')
  await name.fill('berth-golden')
  await submit.click()
  await expect(name).toHaveAccessibleDescription('Project image name already exists')
  await expect(panel.getByRole('textbox', { name: 'OS' })).toHaveValue('harbour-linux')
  await name.fill('tides')
  await submit.click()
  await expect(panel).toBeHidden()
  await page.getByRole('status', { name: 'Notifications' }).getByRole('link', { name: 'View image' }).click()
  await expect(dialog(page, 'Image details')).toContainText('tides')
  await expect(page).toHaveURL('/projects/berth-planner/images/tides')

  await test.step('a disk is made from the row of a snapshot, with the source and a size that fits', async () => {
    await goTo(page, '/projects/berth-planner/snapshots', 'Snapshots')
    await chooseRowAction(page, 'largest-before-move', 'Create disk')
    await expect(page).toHaveURL('/projects/berth-planner/disks-new?snapshot=largest-before-move')
    const disk = dialog(page, 'Create disk')
    await expect(disk.getByRole('radio', { name: 'Snapshot' })).toBeChecked()
    await expect(disk.getByRole('combobox', { name: 'Source snapshot' })).toHaveValue('largest-before-move')
    await expect(disk.getByRole('spinbutton', { name: 'Size' })).toHaveValue('1023')
  })
})
