import { chooseRowAction, confirm, openRowMenu, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { holdCalls } from '../support/network'

// A screen reader announces only additions to an existing live region.

test('a toast is added to the region that stood empty', async ({ page }) => {
  await visit(page, '/projects/web/disks?scenario=small&latency=0', 'Disks')
  const region = page.getByRole('status', { name: 'Notifications' })
  await expect(region).toBeEmpty()
  await expect(page.getByRole('alert', { name: 'Error notifications' })).toBeEmpty()
  const standing = await region.elementHandle()
  await chooseRowAction(page, 'spare', 'Delete')
  await confirm(page, 'Delete spare?')
  await expect(region).toContainText('spare')
  expect(await region.evaluate((element, before) => element === before, standing)).toBe(true)
})

test('F6 leads to a toast and back; the end of a toast gives the focus back @journey @engines', async ({
  page,
}) => {
  await visit(page, '/projects/web/disks?scenario=small&latency=0', 'Disks')
  const held = await holdCalls(page, { operation: 'snapshotCreate' })
  await chooseRowAction(page, 'spare', 'Snapshot')
  const toasts = page.getByRole('status', { name: 'Notifications' })
  await expect(toasts).toContainText('spare')
  const start = page.getByRole('link', { name: 'Create disk' })
  await start.focus()
  await page.keyboard.press('F6')
  await expect(toasts.locator(':focus')).toHaveCount(1)
  await held.lift()
  await expect(toasts.getByRole('link')).toBeVisible()
  await expect(start).toBeFocused()
  await page.keyboard.press('F6')
  await expect(toasts.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('F6')
  await expect(start).toBeFocused()
  await page.keyboard.press('F6')
  await toasts.getByRole('button', { name: 'Dismiss notification' }).last().focus()
  await page.keyboard.press('Enter')
  await expect(start).toBeFocused()
})

test('a menu lies over a toast', async ({ page }) => {
  await visit(page, '/projects/web/disks?scenario=small&latency=0', 'Disks')
  // High enough for the menu to open downwards, and low enough for it to reach the toast.
  const open = await (await openRowMenu(page, 'spare')).boundingBox()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: Math.ceil((open?.y ?? 0) + (open?.height ?? 0)) + 10 })
  await chooseRowAction(page, 'spare', 'Snapshot')
  const toast = page.getByRole('status', { name: 'Notifications' })
  await expect(toast).toContainText('spare')
  // It stays for as long as the pointer is on it.
  await toast.getByRole('button', { name: 'Dismiss notification' }).first().focus()
  const menu = await openRowMenu(page, 'spare')
  const [over, under] = [await menu.boundingBox(), await toast.boundingBox()]
  expect(over && under && over.y + over.height > under.y && over.x + over.width > under.x).toBe(true)
  // Where they overlap, the menu gets the click.
  await menu.getByRole('menuitem').last().click({ trial: true })
})

test('a toast covers the menu of the last row no longer: the row is scrolled out from under it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await visit(page, '/projects/berth-planner/disks?latency=0', 'Disks')
  await chooseRowAction(page, 'archive-2024', 'Snapshot')
  const dismiss = page.getByRole('button', { name: 'Dismiss notification' })
  // It stays for as long as it has the focus.
  await dismiss.first().focus()
  const last = page.getByRole('button', { name: /^Actions for / }).last()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await last.click({ trial: true, timeout: 5_000 })
  const [button, toast] = [await last.boundingBox(), await dismiss.first().boundingBox()]
  expect(button && toast && button.y + button.height < toast.y).toBe(true)
})
