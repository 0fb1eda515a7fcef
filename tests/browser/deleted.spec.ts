import { accessibilityViolations } from '../support/accessibility'
import { chooseRowAction, confirm, goTo, openRowMenu, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { holdCalls } from '../support/network'

// What was deleted is listed, and comes back; what would come back is tested in `contract/deleted.whole.test.ts`.

test('an instance is deleted, and brought back from the toast with its disk; a disk without a snapshot is not @journey @engines', async ({
  page,
}) => {
  await visit(page, '/projects/web/instances?scenario=small&latency=0&speed=20', 'Instances')
  const reading = await holdCalls(page, { operation: 'instanceDiskList' })
  await chooseRowAction(page, 'db-1', 'Delete')
  const question = page.getByRole('alertdialog', { name: 'Delete db-1?' })
  await expect(question).toContainText('Reading what could be brought back…')
  const placeOfVerb = () => question.getByRole('button', { name: 'Delete' }).boundingBox()
  const before = await placeOfVerb()
  await reading.lift()
  await expect(question).toContainText(
    'You can bring it back from Recently deleted, with its disk but without its user data.',
  )
  // A press on a button that moves between down and up is lost.
  expect(await placeOfVerb()).toEqual(before)
  await confirm(page, 'Delete db-1?')
  await page.getByRole('status', { name: 'Notifications' }).getByRole('link', { name: 'Bring back…' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Bring back db-1' })).toBeVisible()
  // The toast knows the id of the project alone.
  await expect(page).toHaveURL(/\/projects\/web\/deleted\//)
  const parts = page.getByRole('table', { name: 'What comes back' })
  await expect(parts.getByRole('row').filter({ hasText: 'Disk db-1-boot' })).toContainText('As before')
  await expect(parts.getByRole('row').filter({ hasText: 'MAC addresses' })).toContainText('Different')
  await expect(parts.getByRole('row').filter({ hasText: 'User data' })).toContainText('Missing')
  expect(await accessibilityViolations(page, { within: 'main' })).toEqual([])
  await page.getByRole('button', { name: 'Bring back', exact: true }).click()
  await expect(page.getByText('db-1 is back')).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Recently deleted' }).click()
  await expect(row(page, 'db-1')).toContainText('Is back')
  const menu = await openRowMenu(page, 'db-1')
  await expect(menu.getByRole('menuitem', { name: /^Bring back/ })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')

  await test.step('a disk without a snapshot says so before it is deleted, and after', async () => {
    await goTo(page, '/projects/web/disks', 'Disks')
    await chooseRowAction(page, 'spare', 'Delete')
    await expect(page.getByRole('alertdialog', { name: 'Delete spare?' })).toContainText(
      'It has no snapshot: what is on it cannot be brought back.',
    )
    await confirm(page, 'Delete spare?')
    await expect(row(page, 'spare')).toBeHidden()
    await goTo(page, '/projects/web/deleted', 'Recently deleted')
    await expect(row(page, 'spare')).toContainText('Not possible')
    await row(page, 'spare').getByRole('link', { name: 'spare' }).click()
    await expect(page.getByText('It cannot be brought back', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Bring back', exact: true })).toBeHidden()
  })
})
