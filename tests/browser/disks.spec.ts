import type { Page } from 'playwright/test'
import {
  chooseRowAction,
  confirm,
  dialog,
  menuHasFocus,
  openRowMenu,
  row,
  stateIn,
  visit,
} from '../support/actions'
import { expect, test } from '../support/browserTest'
import { elsewhere } from '../support/elsewhere'

/** Another client creates a disk. */
const makeElsewhere = (page: Page, name: string) =>
  elsewhere(page, 'POST', '/v1/disks?project=web', {
    name,
    description: '',
    size: 2 ** 30,
    disk_source: { type: 'blank', block_size: 512 },
  })

test('a disk is created, snapshotted and deleted, and says what it does @journey @engines', async ({
  page,
}) => {
  await visit(page, '/projects/web/disks?scenario=small&latency=0', 'Disks')
  await page.getByRole('link', { name: 'Create disk' }).click()
  await expect(page).toHaveTitle('Create disk / Disks / web / Projects / Orrery')
  const panel = dialog(page, 'Create disk')
  await panel.getByRole('textbox', { name: 'Name' }).fill('fresh')
  await panel.getByRole('spinbutton', { name: 'Size' }).fill('7')
  await panel.getByRole('button', { name: 'Create disk' }).click()
  await expect(panel).toBeHidden()
  await expect(row(page, 'fresh')).toContainText('7 GiB')

  await chooseRowAction(page, 'spare', 'Snapshot')
  await expect(page.getByText(/^Snapshot spare-[0-9a-f]{6} created$/)).toBeVisible()
  await chooseRowAction(page, 'spare', 'Delete')
  await expect(dialog(page, 'Delete spare?')).toContainText('The disk is deleted and the data on it is lost')
  await confirm(page, 'Delete spare?')
  await expect(row(page, 'spare')).toHaveCount(0)
})

test.describe('a snapshot of a disk', () => {
  test.use({ allowedErrors: [/500/] })
  test('is announced at once; then it failed with a reason, or has a name and a link to it', async ({
    page,
  }) => {
    const faults = 'slow:snapshotCreate:700,fail:snapshotCreate:1'
    await visit(page, `/projects/web/disks?scenario=small&latency=0&faults=${faults}`, 'Disks')
    const toasts = page.getByRole('status', { name: 'Notifications' })
    await chooseRowAction(page, 'spare', 'Snapshot')
    await expect(toasts.getByText('Creating snapshot of spare')).toBeVisible()
    const errors = page.getByRole('alert', { name: 'Error notifications' })
    await expect(errors.getByText('Could not snapshot spare')).toBeVisible()
    await expect(errors.getByText('Internal Server Error')).toBeVisible()
    // The toast ended with the request, not by its own timeout.
    await expect(toasts.getByText('Creating snapshot of spare')).toHaveCount(0, { timeout: 1_000 })

    await chooseRowAction(page, 'spare', 'Snapshot')
    await expect(toasts.getByText('Creating snapshot of spare')).toBeVisible()
    const created = toasts.getByText(/^Snapshot spare-[0-9a-f]{6} created$/)
    await expect(created).toHaveCount(0)
    await expect(created).toBeVisible()
    const name = /spare-[0-9a-f]{6}/.exec((await created.textContent()) ?? '')?.[0] ?? ''
    await toasts.getByRole('link', { name: 'View snapshot' }).click()
    await expect(page).toHaveURL(`/projects/web/snapshots/${name}`)
    await expect(dialog(page, 'Snapshot details')).toContainText(name)
  })
})

test('a disk is attached and detached from its row; instances that cannot take it say why, until they can', async ({
  page,
}) => {
  await visit(page, '/projects/web/disks?scenario=small&latency=0', 'Disks')
  await elsewhere(page, 'POST', '/v1/instances/web-1/stop?project=web')
  await chooseRowAction(page, 'spare', 'Attach')
  const attach = dialog(page, 'Attach disk')
  await expect(attach).toContainText('spare (20 GiB) is attached to the instance you choose')
  const picker = attach.getByRole('combobox', { name: 'Instance' })
  await expect(picker).toHaveValue('')
  await attach.getByRole('button', { name: 'Attach disk' }).click()
  await expect(picker).toHaveAccessibleDescription('Instance is required')
  await picker.fill('web-2')
  const running = page.getByRole('option', { name: 'web-2' })
  await expect(running).toBeDisabled()
  await expect(running).toContainText('Only creating or stopped instances can be given another disk')
  await test.step('an instance that stops while the dialog is open can be given the disk at once', async () => {
    await picker.fill('web-1')
    const option = page.getByRole('option', { name: 'web-1' })
    await expect(option).toContainText('Only creating or stopped instances')
    await expect(option).toBeEnabled()
    await option.click()
  })
  await attach.getByRole('button', { name: 'Attach disk' }).click()
  await expect(attach).toBeHidden()
  await expect(page.getByText('Disk spare attached to web-1')).toBeVisible()
  await expect(stateIn(page, 'spare', 'attached')).toBeVisible()
  await expect(row(page, 'spare').getByRole('link', { name: 'web-1' })).toBeVisible()

  const menu = await openRowMenu(page, 'spare')
  await expect(menu.getByRole('menuitem', { name: 'Attach', exact: true })).toHaveCount(0)
  await menu.getByRole('menuitem', { name: 'Detach', exact: true }).click()
  await confirm(page, 'Detach spare from web-1?')
  await expect(stateIn(page, 'spare', 'detached')).toBeVisible()
  await expect(row(page, 'spare').getByRole('link', { name: 'web-1' })).toHaveCount(0)
  await row(page, 'db-1-boot').getByRole('link', { name: 'db-1', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'db-1' })).toBeVisible()
})

test('by keyboard alone in an empty project: made, looked at, snapshotted, deleted', async ({ page }) => {
  await visit(page, '/projects/sandbox/disks?latency=0&speed=1000', 'Disks')
  await expect(page.getByRole('heading', { name: 'No disks' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type('new disk')
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Create disk').getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('by-hand')
  await page.keyboard.press('Enter')
  await expect(stateIn(page, 'by-hand', 'detached')).toBeVisible()
  await page.getByRole('link', { name: 'by-hand' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Disk details')).toContainText('10 GiB')
  await expect(dialog(page, 'Disk details')).toContainText('Blank')
  await page.keyboard.press('Escape')
  // Back to where the disk was opened from, with its query.
  await expect(page).toHaveURL(/\/projects\/sandbox\/disks\?latency=0&speed=1000$/)
  const pick = async (start: string, item: string) => {
    await row(page, 'by-hand')
      .getByRole('button', { name: /^Actions for / })
      .focus()
    await page.keyboard.press('ArrowDown')
    await menuHasFocus(page)
    await page.keyboard.type(start)
    await expect(page.getByRole('menuitem', { name: item, exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await pick('snap', 'Snapshot')
  await expect(page.getByText(/^Snapshot by-hand-[0-9a-f]{6} created$/)).toBeVisible()
  await pick('delete', 'Delete')
  await dialog(page, 'Delete by-hand?').getByRole('button', { name: 'Delete', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No disks' })).toBeVisible()
})

test('five thousand disks: pages come and go without a jump, and the way back asks nothing', async ({
  page,
  calls,
}) => {
  // No page becomes old, however slow the machine is.
  await page.clock.setFixedTime(new Date())
  await visit(page, '/projects/crowd/disks?scenario=crowded&latency=0', 'Disks')
  const rows = page.getByRole('table', { name: 'Disks' }).getByRole('row')
  await expect(rows).toHaveCount(51)
  const first = (name: string) => expect(rows.nth(1).getByRole('link', { name })).toBeVisible()
  const next = page.getByRole('button', { name: 'Next' })
  const lists = () => calls.filter(({ url }) => url.startsWith('/v1/disks?')).length
  await first('disk-00001')
  await next.click()
  await first('disk-00051')
  await next.click()
  await first('disk-00101')
  await expect(rows).toHaveCount(51)
  const before = lists()
  await page.getByRole('button', { name: 'Previous' }).click()
  await first('disk-00051')
  expect(lists()).toBe(before)
  // No row sends its own request.
  expect(calls.filter(({ url }) => /\/v1\/instances\/[^?]/.test(url))).toEqual([])
})

test('an open menu and a half-filled form survive a poll that brings news', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/projects/web/disks?scenario=small&latency=0', 'Disks')
  await page.getByRole('link', { name: 'db-1-boot' }).waitFor()
  const menu = await openRowMenu(page, 'spare')
  await makeElsewhere(page, 'first')
  await page.clock.runFor(61_000)
  await expect(page.getByRole('row', { includeHidden: true }).filter({ hasText: 'first' })).toHaveCount(1)
  await expect(menu.getByRole('menuitem', { name: 'Delete', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Create disk' }).click()
  const panel = dialog(page, 'Create disk')
  await panel.getByRole('textbox', { name: 'Description' }).fill('Kept')
  await panel.getByRole('textbox', { name: 'Name' }).fill('half-')
  await makeElsewhere(page, 'second')
  await page.clock.runFor(61_000)
  await expect(page.getByRole('row', { includeHidden: true }).filter({ hasText: 'second' })).toHaveCount(1)
  await page.keyboard.type('done')
  await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveValue('half-done')
  await expect(panel.getByRole('textbox', { name: 'Description' })).toHaveValue('Kept')
})
