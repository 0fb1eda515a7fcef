import { chooseRowAction, confirm, dialog, goInPage, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

// What the user began: the counter, the drawer, the page, and what is left of it after a reload.

test('a stopped instance is in the activity: in the drawer, on its own page, in the list, and after a reload @journey @engines', async ({
  page,
}) => {
  await visit(page, '/projects/web/instances?scenario=small&latency=0', 'Instances')
  await expect(page.getByRole('button', { name: 'Activity', exact: true })).toBeVisible()
  await chooseRowAction(page, 'web-1', 'Stop')
  await confirm(page, 'Stop web-1?')
  await expect(page.getByRole('button', { name: 'Activity, 1 under way' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Activity', exact: true })).toBeVisible()

  await page.keyboard.press('Control+;')
  const inDrawer = dialog(page, 'Activity').getByRole('listitem').filter({ hasText: 'Stop web-1' })
  await expect(inDrawer).toContainText('Done')
  await inDrawer.getByRole('link', { name: 'Stop web-1', exact: true }).click()
  await page
    .getByRole('region', { name: 'Activity' })
    .getByRole('button', { name: 'Activity of web-1' })
    .click()
  await expect(page.getByRole('list', { name: 'Activity of web-1' })).toContainText('web-1 is stopped')

  await goInPage(page, '/ledger')
  const row = page.getByRole('table', { name: 'Activity' }).getByRole('row').filter({ hasText: 'Stop web-1' })
  await expect(row).toContainText('web-1 is stopped')
  await expect(row.getByRole('button', { name: 'Start again web-1' })).toBeVisible()
  await visit(page, '/ledger?scenario=small&latency=0', 'Activity')
  await expect(row).toContainText('Done')
  await chooseRowAction(page, 'Stop web-1', 'Do again')
  // After the reload the mock region runs it again.
  await expect(page.getByRole('alertdialog', { name: 'Stop web-1?' })).toBeVisible()
})
