import type { Page } from 'playwright/test'
import {
  allowClipboard,
  chooseRowAction,
  confirm,
  confirmInVain,
  dialog,
  goInPage,
  row,
  stateIn,
  visit,
} from '../support/actions'
import { expect, test } from '../support/browserTest'
import { elsewhere } from '../support/elsewhere'
import { failCalls, holdCalls } from '../support/network'

// A command asks, runs and reports its result; after an error or a timeout there is a next step.

const LIST = '/projects/web/instances?scenario=small&latency=0'
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('a command asks with its verb; one that is refused says why at its place, what led to it, and is tried again @journey', async ({
  page,
}) => {
  await allowClipboard(page)
  await visit(page, LIST, 'Instances')
  const asked = page.getByRole('alertdialog', { name: 'Stop web-1?', exact: true })
  const toasts = page.getByRole('alert', { name: 'Error notifications' })

  await test.step('the question names the instance, and its button is the verb', async () => {
    await chooseRowAction(page, 'web-1', 'Stop')
    await expect(asked.getByRole('code')).toHaveText('web-1')
    await expect(asked.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
    await expect(asked.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await expect(asked).toBeHidden()
    await expect(stateIn(page, 'web-1', 'running')).toBeVisible()
  })

  await test.step('Try again has the focus after an error, and Escape gives the command up', async () => {
    await failCalls(page, '/stop', 'broken', { times: 1 })
    await chooseRowAction(page, 'web-1', 'Stop')
    await asked.getByRole('button', { name: 'Stop', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(asked.getByRole('button', { name: 'Try again' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(asked).toBeHidden()
    await expect(stateIn(page, 'web-1', 'running')).toBeVisible()
  })

  await test.step('a refused command keeps its dialog, says why with the request id, and is tried again there', async () => {
    await failCalls(page, '/stop', 'broken', { times: 1 })
    await chooseRowAction(page, 'web-1', 'Stop')
    await confirmInVain(page, 'Stop web-1?')
    const alert = asked.getByRole('alert')
    await expect(alert).toContainText('Could not stop web-1')
    await expect(alert).toContainText('Internal Server Error')
    await alert.getByRole('button', { name: 'Copy request ID' }).click()
    await expect.poll(() => copied(page)).toBe('r-42')
    // The error is shown once: there is no toast in addition to the dialog.
    await expect(page.getByText('Could not stop web-1')).toHaveCount(1)
    await asked.getByRole('button', { name: 'Copy details' }).click()
    await expect.poll(() => copied(page)).toContain('/projects/web/instances')
    const lines = (await copied(page)).split('\n')
    expect(lines.filter((entry) => / (intent|request|reply) /.test(entry))).toEqual([
      expect.stringContaining('intent click menuitem "Stop"'),
      expect.stringContaining('intent click button "Stop"'),
      expect.stringContaining('request instanceStop'),
      expect.stringContaining('"serverRequestId":"r-42"'),
    ])
    await asked.getByRole('button', { name: 'Try again' }).click()
    await expect(asked).toBeHidden()
    await expect(page.getByRole('status', { name: 'Notifications' })).toContainText('Stopping instance web-1')
    await expect(stateIn(page, 'web-1', 'stopping')).toBeVisible()
  })

  await test.step('what led to an error in the place of a page is copied', async () => {
    const trouble = await failCalls(page, '/v1/disks', 'broken')
    await page.getByRole('link', { name: 'Disks', exact: true }).click()
    await page.getByRole('main').getByRole('button', { name: 'Copy details' }).first().click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    const text = await copied(page)
    expect(text).toContain('request diskList')
    expect(text).toContain('"serverRequestId":"r-42"')
    await trouble.lift()
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(row(page, 'spare')).toBeVisible()
  })

  await test.step('a command without a question says in a toast why it failed, with what led to it', async () => {
    await failCalls(page, '/v1/snapshots', 'broken', { times: 1 })
    await chooseRowAction(page, 'spare', 'Snapshot')
    await expect(toasts).toContainText('Could not snapshot spare')
    await expect(toasts).toContainText('Internal Server Error')
    await expect(toasts).toContainText('r-42')
    await expect(toasts.getByRole('button', { name: 'Copy request ID' })).toBeVisible()
    await toasts.getByRole('button', { name: 'Copy details' }).click()
    await expect(toasts.getByRole('button', { name: 'Copied' })).toBeVisible()
    const text = await copied(page)
    expect(text).toContain('intent click menuitem "Snapshot"')
    expect(text).toContain('request snapshotCreate')
    expect(text).toContain('"serverRequestId":"r-42"')
    expect(text).toContain('notices/noticeShown')
    await expect(row(page, 'spare')).toBeVisible()
    await toasts.getByRole('button', { name: 'Dismiss' }).click()
  })

  await test.step('a page without a clipboard copies all the same, or says that it could not', async () => {
    await goInPage(page, '/projects/web/instances')
    await row(page, 'web-2').waitFor()
    await failCalls(page, '/stop', 'broken', { times: 1 })
    const clipboard = await page.evaluateHandle(() => navigator.clipboard)
    const kept = () => clipboard.evaluate((own) => own.readText())
    // As on a page that was fetched by plain HTTP.
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined }),
    )
    await chooseRowAction(page, 'web-2', 'Copy ID')
    await expect.poll(kept).toMatch(/^[0-9a-f]{8}-/)
    await chooseRowAction(page, 'web-2', 'Stop')
    const stop = await confirmInVain(page, 'Stop web-2?')
    await stop.getByRole('button', { name: 'Copy request ID' }).click()
    await expect(stop.getByRole('button', { name: 'Copied' })).toBeFocused()
    expect(await kept()).toBe('r-42')

    await page.evaluate(() => {
      document.execCommand = () => false
    })
    const sentence = 'Could not copy: the browser does not allow it.'
    await stop.getByRole('button', { name: 'Copy details' }).click()
    await expect(stop.getByRole('alert').getByText(sentence)).toBeVisible()
    await stop.getByRole('button', { name: 'Cancel' }).click()
    await chooseRowAction(page, 'web-2', 'Copy ID')
    await expect(toasts).toContainText(sentence)
    await page.evaluate(() => {
      Reflect.deleteProperty(navigator, 'clipboard')
      Reflect.deleteProperty(document, 'execCommand')
    })
  })
})

test('what is never answered says so in its time, and can be left or tried again', async ({ page }) => {
  test.slow()
  await page.clock.install()
  await visit(page, LIST, 'Instances')
  const asked = dialog(page, 'Stop web-1?')

  await test.step('a dialog that waits for ten seconds can be left, and a toast says that it ended well', async () => {
    const held = await holdCalls(page, '/stop', { times: 1 })
    await chooseRowAction(page, 'web-1', 'Stop')
    await asked.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(asked.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Escape')
    await expect(asked).toBeVisible()
    await page.clock.fastForward(10_000)
    await expect(asked.getByRole('status')).toContainText('Still going on')
    await asked.getByRole('button', { name: 'Leave' }).click()
    await expect(asked).toBeHidden()
    await held.lift()
    await expect(page.getByRole('status', { name: 'Notifications' })).toContainText('Stopping instance web-1')
    // The next command opens its own dialog.
    await chooseRowAction(page, 'web-2', 'Reboot')
    const next = dialog(page, 'Reboot web-2?')
    await expect(next.getByRole('button', { name: 'Reboot' })).toBeVisible()
    await next.getByRole('button', { name: 'Cancel' }).click()
    await page.clock.fastForward(5_000)
    await expect(stateIn(page, 'web-1', 'stopped')).toBeVisible()
  })

  await test.step('one that was left and ends badly says so in a toast', async () => {
    const held = await holdCalls(page, '/reboot', { times: 1 })
    await chooseRowAction(page, 'web-2', 'Reboot')
    const reboot = dialog(page, 'Reboot web-2?')
    await reboot.getByRole('button', { name: 'Reboot', exact: true }).click()
    await held.met()
    await page.clock.fastForward(10_000)
    await reboot.getByRole('button', { name: 'Leave' }).click()
    // Another client stops it; an instance that is stopping cannot be rebooted.
    await elsewhere(page, 'POST', '/v1/instances/web-2/stop?project=web')
    await held.lift()
    await expect(page.getByRole('alert', { name: 'Error notifications' })).toContainText(
      'Could not reboot web-2',
    )
  })

  await test.step('a command that is never answered ends after a minute, and says so in its dialog', async () => {
    const held = await holdCalls(page, { operation: 'instanceDelete' })
    await chooseRowAction(page, 'web-1', 'Delete')
    const remove = dialog(page, 'Delete web-1?')
    await remove.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(remove.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true')
    await held.met()
    await page.clock.fastForward(60_000)
    await expect(remove.getByRole('alert')).toContainText(
      'The control plane did not answer within 60 seconds. It may still make the change: look before trying again.',
    )
    await expect(remove.getByRole('button', { name: 'Try again' })).toBeVisible()
    await remove.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('a list that is never answered says so after half a minute, with another try', async () => {
    const held = await holdCalls(page, '/v1/disks')
    await page.getByRole('link', { name: 'Disks', exact: true }).click()
    await held.met()
    await expect(page.getByRole('heading', { level: 1, name: 'Instances' })).toBeVisible()
    await page.clock.fastForward(30_000)
    await expect(page.getByText('The control plane did not answer within 30 seconds.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

test('an instance that keeps stopping looks on its row and its page as if it had just begun', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, LIST, 'Instances')
  for (const [name, operation] of [
    ['web-1', 'instanceList'],
    ['web-2', 'instanceView'],
  ] as const)
    await test.step(operation, async () => {
      const isRow = operation === 'instanceList'
      const region = isRow ? row(page, name) : page.getByRole('main')
      // The page says on its course how long it takes; a row has the words alone.
      const late = isRow
        ? region.getByText(/^still stopping, [3-5]\d\ss/)
        : page
            .getByRole('region', { name: 'Course' })
            .getByRole('paragraph')
            .filter({ hasText: /^Stopping for [3-5]\d\ss/ })
      if (!isRow) {
        await page.getByRole('link', { name, exact: true }).click()
        await page.getByRole('heading', { level: 1, name }).waitFor()
      }
      // The first response shows that it stops; no further response arrives.
      const held = await holdCalls(page, { operation }, { after: 1 })
      // While the list has no answer, the command reads the instance itself.
      const own = isRow ? await holdCalls(page, { operation: 'instanceView' }) : undefined
      if (isRow) await chooseRowAction(page, name, 'Stop')
      else await page.getByRole('button', { name: 'Stop', exact: true }).click()
      await confirm(page, `Stop ${name}?`)
      await expect(region.getByText('stopping', { exact: true })).toBeVisible()
      await expect(late).toHaveCount(0)
      // Longer than the pause between two calls.
      await page.clock.fastForward(3_500)
      await held.met()
      await page.clock.fastForward(28_000)
      await expect(late).toHaveText(/ [34]\d\ss/)
      await page.clock.fastForward(12_000)
      await expect(late).toHaveText(/ [45]\d\ss/)
      await held.lift()
      await own?.lift()
      await page.getByRole('button', { name: 'Refresh data' }).click()
      await expect(region.getByText('stopped', { exact: true })).toBeVisible()
      await expect(late).toHaveCount(0)
    })
})

test('after a command the focus is on the mark of the state, no tip says no, and the end is announced', async ({
  page,
}) => {
  await visit(page, '/projects/web/instances/web-1?scenario=small&latency=0&speed=20', 'web-1')
  await page.getByRole('button', { name: 'Stop', exact: true }).focus()
  await page.keyboard.press('Enter')
  const asked = dialog(page, 'Stop web-1?')
  await asked.getByRole('button', { name: 'Stop', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(asked).toBeHidden()
  const mark = page.getByRole('button', { name: /^web-1: / })
  await expect(mark).toBeFocused()
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText('web-1 is stopped')
  await expect(mark).toHaveAccessibleName('web-1: stopped')
  await expect(mark).toBeFocused()
})
