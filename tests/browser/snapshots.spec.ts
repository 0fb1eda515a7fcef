import {
  chooseRowAction,
  confirm,
  dialog,
  openRowMenu,
  row,
  signInAs,
  stateIn,
  visit,
} from '../support/actions'
import { expect, test } from '../support/browserTest'

const LIST = '/projects/berth-planner/snapshots?latency=0'

test('a snapshot is taken, becomes ready by itself, and is deleted', async ({ page }) => {
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
  await expect(stateIn(page, 'before-upgrade', 'ready')).toBeVisible()

  await chooseRowAction(page, 'before-upgrade', 'Delete')
  await confirm(page, 'Delete before-upgrade?')
  await expect(page.getByText('Snapshot before-upgrade deleted')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No snapshots' })).toBeVisible()
})

test('the disk picker says which disks cannot be snapshotted, and why', async ({ page }) => {
  await page.goto('/projects/berth-planner/snapshots-new?latency=0')
  const panel = dialog(page, 'Create snapshot')
  const disk = panel.getByRole('combobox', { name: 'Disk' })
  await disk.fill('upload-w')
  const waiting = page.getByRole('option', { name: 'upload-waiting' })
  await expect(waiting).toBeDisabled()
  await expect(waiting).toContainText('Only attached or detached disks can be snapshotted')
  await waiting.click({ force: true })
  await disk.fill('scratch')
  await expect(page.getByRole('option', { name: 'scratch' })).toBeEnabled()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(disk).toHaveValue('scratch')
})

test('each rule of the snapshot form has its message, and a taken name is said at the field', async ({
  page,
}) => {
  await page.goto('/projects/berth-planner/snapshots-new?latency=0')
  const panel = dialog(page, 'Create snapshot')
  const name = panel.getByRole('textbox', { name: 'Name' })
  const submit = panel.getByRole('button', { name: 'Create snapshot' })
  await submit.click()
  await expect(name).toHaveAccessibleDescription('Name is required')
  await expect(panel.getByRole('combobox', { name: 'Disk' })).toHaveAccessibleDescription('Disk is required')
  await name.fill('Upper')
  await expect(name).toHaveAccessibleDescription('Can only contain lower-case letters, numbers, and dashes')
  await name.fill('tide-tables-monday')
  await panel.getByRole('combobox', { name: 'Disk' }).fill('scratch')
  await page.getByRole('option', { name: 'scratch' }).click()
  await submit.click()
  await expect(name).toHaveAccessibleDescription('Snapshot name already exists')
  await expect(name).toHaveValue('tide-tables-monday')
  await expect(name).toBeFocused()
})

test('the list fills two pages, and knows deleted disks and states in which little is allowed', async ({
  page,
}) => {
  await visit(page, LIST, 'Snapshots')
  const rows = page.getByRole('table', { name: 'Snapshots' }).getByRole('row')
  await expect(rows).toHaveCount(51)
  await expect(row(page, 'of-a-deleted-disk')).toContainText('Deleted')
  const menu = await openRowMenu(page, 'being-taken')
  for (const item of ['Create image', 'Delete']) {
    const entry = menu.getByRole('menuitem', { name: item })
    await expect(entry).toBeDisabled()
    await expect(entry).toHaveAccessibleDescription(/^Only .+ snapshots can be/)
  }
  await page.keyboard.press('Escape')
  const damaged = await openRowMenu(page, 'damaged')
  await expect(damaged.getByRole('menuitem', { name: 'Delete' })).toBeEnabled()
  await expect(damaged.getByRole('menuitem', { name: 'Create image' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(rows).toHaveCount(26)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(rows).toHaveCount(51)
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
})

test('the details of a snapshot have an address of their own, and follow it until it is ready', async ({
  page,
}) => {
  await visit(page, '/projects/web/snapshots?scenario=small&latency=0', 'Snapshots')
  await page.getByRole('link', { name: 'Create snapshot' }).first().click()
  const panel = dialog(page, 'Create snapshot')
  await panel.getByRole('textbox', { name: 'Name' }).fill('before-upgrade')
  await panel.getByRole('combobox', { name: 'Disk' }).fill('spare')
  await page.getByRole('option', { name: 'spare' }).click()
  await panel.getByRole('button', { name: 'Create snapshot' }).click()
  await page
    .getByRole('status', { name: 'Notifications' })
    .getByRole('link', { name: 'View snapshot' })
    .click()
  const details = dialog(page, 'Snapshot details')
  await expect(page).toHaveTitle('before-upgrade / Snapshots / web / Projects / Orrery')
  await expect(details.getByText('creating', { exact: true })).toBeVisible()
  await expect(details.getByText('ready', { exact: true })).toBeVisible()
  await expect(details.getByRole('link', { name: 'spare' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/projects/web/snapshots')
  await row(page, 'before-upgrade').getByRole('link', { name: 'before-upgrade' }).click()
  await expect(page).toHaveURL('/projects/web/snapshots/before-upgrade')
  await expect(details).toBeVisible()
})

test('a disk is made from the row of a snapshot, with the source and a size that fits filled in', async ({
  page,
}) => {
  await visit(page, LIST, 'Snapshots')
  const busy = await openRowMenu(page, 'being-taken')
  await expect(busy.getByRole('menuitem', { name: 'Create disk' })).toHaveAccessibleDescription(
    'Only ready snapshots can be made into a disk',
  )
  await page.keyboard.press('Escape')
  await chooseRowAction(page, 'largest-before-move', 'Create disk')
  await expect(page).toHaveURL('/projects/berth-planner/disks-new?snapshot=largest-before-move')
  const panel = dialog(page, 'Create disk')
  await expect(panel.getByRole('radio', { name: 'Snapshot' })).toBeChecked()
  await expect(panel.getByRole('combobox', { name: 'Source snapshot' })).toHaveValue('largest-before-move')
  await expect(panel.getByRole('spinbutton', { name: 'Size' })).toHaveValue('1023')
  // The address alone is sufficient.
  await page.goto('/projects/berth-planner/disks-new?snapshot=tide-tables-monday&latency=0')
  await panel.getByRole('textbox', { name: 'Name' }).fill('tides-again')
  await expect(panel.getByRole('combobox', { name: 'Source snapshot' })).toHaveValue('tide-tables-monday')
  await expect(panel.getByRole('spinbutton', { name: 'Size' })).toHaveValue('10')
  await panel.getByRole('button', { name: 'Create disk' }).click()
  await expect(panel).toBeHidden()
  await page.getByRole('link', { name: 'tides-again' }).click()
  await expect(dialog(page, 'Disk details')).toContainText('Snapshot tide-tables-monday')
})

test('an image is made with a blank OS and version, and pickers show no stray comma', async ({ page }) => {
  await page.goto('/projects/berth-planner/snapshots/tide-tables-monday/images-new?latency=0')
  const panel = dialog(page, 'Create image from snapshot')
  await panel.getByRole('button', { name: 'Create image' }).click()
  await expect(panel).toBeHidden()
  await page.getByRole('link', { name: 'View image' }).click()
  await expect(dialog(page, 'Image details')).toContainText('OS—none')
  await dialog(page, 'Image details').getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('link', { name: 'Disks', exact: true }).click()
  await page.getByRole('link', { name: 'Create disk' }).click()
  const disk = dialog(page, 'Create disk')
  await disk.getByRole('radio', { name: 'Image' }).check()
  await disk.getByRole('combobox', { name: 'Source image' }).fill('tide-tables')
  await expect(page.getByRole('option', { name: 'tide-tables-monday' })).toHaveText(
    'tide-tables-monday1 GiB, Project image',
  )
})

test('a viewer sees the list, and which role deletes a snapshot', async ({ page }) => {
  await signInAs(page, 'yuki')
  await visit(page, LIST, 'Snapshots')
  const menu = await openRowMenu(page, 'tide-tables-monday')
  await expect(menu.getByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(
    'Needs project collaborator; you are viewer',
  )
})

test('the palette leads to the form, and the disk of a row to its details', async ({ page }) => {
  await visit(page, LIST, 'Snapshots')
  await row(page, 'largest-before-move').getByRole('link', { name: 'largest', exact: true }).focus()
  await page.keyboard.press('Enter')
  const details = dialog(page, 'Disk details')
  await expect(details).toContainText('1023 GiB')
  await expect(details).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/projects/berth-planner/disks')
  await page.goto(LIST)
  await page.getByRole('heading', { level: 1, name: 'Snapshots' }).waitFor()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type('new snap')
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Create snapshot').getByRole('textbox', { name: 'Name' })).toBeFocused()
})
