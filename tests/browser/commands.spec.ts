import { chooseRowAction, confirm, confirmInVain, dialog, row, stateIn, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls, holdCalls } from '../support/network'

// A command asks, runs and reports its result; after an error or a timeout there is a next step.

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
  // The error is shown once: there is no toast in addition to the dialog.
  await expect(page.getByText('Could not stop web-1')).toHaveCount(1)
  await asked.getByRole('button', { name: 'Try again' }).click()
  await expect(asked).toBeHidden()
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText('Stopping instance web-1')
  await expect(stateIn(page, 'web-1', 'stopping')).toBeVisible()
})

test('a page without a clipboard copies nothing, and says nothing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, LIST, 'Instances')
  await failCalls(page, '/stop', 'broken', { times: 1 })
  const clipboard = await page.evaluateHandle(() => navigator.clipboard)
  const copied = () => clipboard.evaluate((own) => own.readText())
  // As on a page that was fetched by plain HTTP.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await chooseRowAction(page, 'web-1', 'Copy ID')
  await expect.poll(copied).toMatch(/^[0-9a-f]{8}-/)
  await chooseRowAction(page, 'web-1', 'Stop')
  const asked = await confirmInVain(page, 'Stop web-1?')
  await asked.getByRole('button', { name: 'Copy request ID' }).click()
  await expect(asked.getByRole('button', { name: 'Copied' })).toBeFocused()
  expect(await copied()).toBe('r-42')

  await page.evaluate(() => {
    document.execCommand = () => false
  })
  const sentence = 'Could not copy: the browser does not allow it.'
  await asked.getByRole('button', { name: 'Copy what happened' }).click()
  await expect(asked.getByRole('alert').getByText(sentence)).toBeVisible()
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await chooseRowAction(page, 'web-1', 'Copy ID')
  await expect(page.getByRole('alert', { name: 'Error notifications' })).toContainText(sentence)
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

for (const [end, role, said] of [
  ['well', 'status', 'Stopping instance web-1'],
  ['badly', 'alert', 'Could not stop web-1'],
] as const)
  test(`a dialog that waits for ten seconds can be left, and a toast says that it ended ${end}`, async ({
    page,
  }) => {
    await page.clock.install()
    await visit(page, LIST, 'Instances')
    const held = await holdCalls(page, '/stop', { times: 1 })
    await chooseRowAction(page, 'web-1', 'Stop')
    const asked = dialog(page, 'Stop web-1?')
    await asked.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(asked.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Escape')
    await expect(asked).toBeVisible()
    await page.clock.fastForward(10_000)
    await expect(asked.getByRole('status')).toContainText('Still going on')
    await asked.getByRole('button', { name: 'Leave' }).click()
    await expect(asked).toBeHidden()
    // Someone else stops it; an instance that is stopping cannot be stopped again.
    if (end === 'badly')
      await page.evaluate(() => fetch('/v1/instances/web-1/stop?project=web', { method: 'POST' }))
    await held.lift()
    await expect(page.getByRole(role, { name: /notifications/i })).toContainText(said)
    // The next command opens its own dialog.
    await chooseRowAction(page, 'web-2', 'Reboot')
    await expect(dialog(page, 'Reboot web-2?').getByRole('button', { name: 'Reboot' })).toBeVisible()
  })

test('a command that is never answered ends after a minute, and says so in its dialog', async ({ page }) => {
  await page.clock.install()
  await visit(page, LIST, 'Instances')
  const held = await holdCalls(page, '/stop')
  await chooseRowAction(page, 'web-1', 'Stop')
  const asked = dialog(page, 'Stop web-1?')
  await asked.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(asked.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true')
  await held.met()
  await page.clock.fastForward(60_000)
  await expect(asked.getByRole('alert')).toContainText(
    'The control plane did not answer within 60 seconds. It may still make the change: look before trying again.',
  )
  await expect(asked.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a list that is never answered says so after half a minute, with another try', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/projects?latency=0', 'Projects')
  const held = await holdCalls(page, '/v1/instances')
  await page.getByRole('link', { name: 'berth-planner', exact: true }).click()
  await held.met()
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
  await page.clock.fastForward(30_000)
  await expect(page.getByText('The control plane did not answer within 30 seconds.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

for (const [place, path, operation] of [
  ['row', LIST, 'instanceList'],
  ['page', '/projects/web/instances/web-1?scenario=small&latency=0', 'instanceView'],
] as const)
  test(`an instance that keeps stopping looks on its ${place} as if it had just begun`, async ({ page }) => {
    await page.clock.install()
    await visit(page, path, place === 'row' ? 'Instances' : 'web-1')
    const region = place === 'row' ? row(page, 'web-1') : page.getByRole('main')
    // The first response shows that it stops; no further response arrives.
    const held = await holdCalls(page, { operation }, { after: 1 })
    if (place === 'row') await chooseRowAction(page, 'web-1', 'Stop')
    else await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await confirm(page, 'Stop web-1?')
    await expect(region.getByText('stopping', { exact: true })).toBeVisible()
    await expect(region.getByText(/^still stopping/)).toHaveCount(0)
    await held.met()
    await page.clock.fastForward(31_000)
    await expect(region.getByText(/^still stopping, 3\d s$/)).toBeVisible()
    await page.clock.fastForward(15_000)
    await expect(region.getByText(/^still stopping, 4\d s$/)).toBeVisible()
    await held.lift()
    await page.getByRole('button', { name: 'Refresh data' }).click()
    await expect(region.getByText('stopped', { exact: true })).toBeVisible()
    await expect(region.getByText(/^still stopping/)).toHaveCount(0)
  })
