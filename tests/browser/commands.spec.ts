import { chooseRowAction, confirmInVain, dialog, row, stateIn, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

// A command asks, acts, and says what came of it; an error or a silence of the control plane leaves a way on.

const LIST = '/projects/web/instances?scenario=small&latency=0'

test('the question names the instance, and its button is the verb', async ({ page }) => {
  await visit(page, LIST, 'Instances')
  await chooseRowAction(page, 'web-1', 'Stop')
  const asked = page.getByRole('alertdialog', { name: 'Stop web-1?', exact: true })
  await expect(asked.getByRole('code')).toHaveText('web-1')
  await expect(asked.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  await expect(asked.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(asked).toBeHidden()
  await expect(stateIn(page, 'web-1', 'running')).toBeVisible()
})

test('a refused command keeps its dialog, says why with the request id, and is tried again there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, LIST, 'Instances')
  await failCalls(page, '/stop', 'broken', { times: 1 })
  await chooseRowAction(page, 'web-1', 'Stop')
  const asked = await confirmInVain(page, 'Stop web-1?')
  const alert = asked.getByRole('alert')
  await expect(alert).toContainText('Could not stop web-1')
  await expect(alert).toContainText('Internal Server Error')
  await alert.getByRole('button', { name: 'Copy request ID' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('r-42')
  // It is said once: there is no toast beside the dialog.
  await expect(page.getByText('Could not stop web-1')).toHaveCount(1)
  await asked.getByRole('button', { name: 'Try again' }).click()
  await expect(asked).toBeHidden()
  await expect(page.getByText('Stopping instance web-1')).toBeVisible()
  await expect(stateIn(page, 'web-1', 'stopping')).toBeVisible()
})

test('Try again has the focus after an error, and Escape gives the command up', async ({ page }) => {
  await visit(page, LIST, 'Instances')
  await failCalls(page, '/stop', 'broken', { times: 1 })
  await chooseRowAction(page, 'web-1', 'Stop')
  const asked = dialog(page, 'Stop web-1?')
  await asked.getByRole('button', { name: 'Stop', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(asked.getByRole('button', { name: 'Try again' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expect(stateIn(page, 'web-1', 'running')).toBeVisible()
})

test('a command without a question says in a toast why it failed, with the request id', async ({ page }) => {
  await visit(page, '/projects/web/disks?scenario=small&latency=0', 'Disks')
  await failCalls(page, '/v1/snapshots', 'broken', { times: 1 })
  await chooseRowAction(page, 'spare', 'Snapshot')
  const toasts = page.getByRole('alert', { name: 'Error notifications' })
  await expect(toasts).toContainText('Could not snapshot spare')
  await expect(toasts).toContainText('Internal Server Error')
  await expect(toasts).toContainText('r-42')
  await expect(toasts.getByRole('button', { name: 'Copy request ID' })).toBeVisible()
  await expect(row(page, 'spare')).toBeVisible()
})
