import { accessibilityViolations } from '../support/accessibility'
import { selectPage, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { keptLines } from '../support/keptLines'
import { holdCalls } from '../support/network'

// One command for many rows. What runs, and in which order, is tested in contract/batches.whole.test.ts.

test('a batch shows what it would do, what failed, and its result @journey', async ({ page }) => {
  await visit(
    page,
    '/projects/web/instances?scenario=small&latency=0&faults=fail:instanceStop:3',
    'Instances',
  )
  await expect(page.getByRole('link', { name: 'web-2', exact: true })).toBeVisible()
  const bar = page.getByRole('group', { name: 'Selected instances' })
  await selectPage(page, 'Instances', 'web-2')
  await bar.getByRole('button', { name: 'Stop' }).click()
  const dialog = page.getByRole('dialog')

  await test.step('before anything is sent, the rows are in groups, each with its reason', async () => {
    await dialog.getByText('Already stopped').click()
    await expect(dialog).toContainText('It is stopped already')
    expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
    await dialog.getByRole('button', { name: /^Stop \d/ }).click()
  })
  await test.step('a failure is in the result with the words of the region, and stops no other row', async () => {
    await expect(dialog.getByRole('cell', { name: 'Failed' }).first()).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Copy request ID' }).first()).toBeVisible()
    expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
  })
  await test.step('what was not done is selected in the list again, and nothing runs by itself', async () => {
    await dialog.getByRole('button', { name: 'Select 2 in the list' }).click()
    await expect(dialog).toBeHidden()
    await expect(bar.getByRole('status')).toHaveText('2 selected')
    await bar.getByRole('button', { name: 'Stop' }).click()
    await dialog.getByRole('button', { name: 'Stop 2' }).click()
  })
  await test.step('it is tried again, and the result is a file', async () => {
    await dialog.getByRole('button', { name: 'Try 1 again' }).click()
    await expect(dialog.getByRole('cell', { name: 'Failed' })).toHaveCount(0)
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download CSV' }).click()
    expect((await download).suggestedFilename()).toBe('stop-instances.csv')
  })
  await test.step('it is over once all rows are at rest, and the focus is in the first of them', async () => {
    await expect(dialog.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      /^2 stopped, \d+ vCPUs free$/,
    )
    await expect(dialog.getByRole('cell', { name: 'Stopped' })).toHaveCount(2)
    await expect(dialog.getByRole('columnheader', { name: 'Why' })).toHaveCount(0)
    const name = (await dialog.getByRole('rowheader').first().textContent()) ?? ''
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
  })
})

test('what a closed page left of a batch is offered again as a selection, and does not run by itself', async ({
  page,
}) => {
  await visit(page, '/projects/web/instances?scenario=small&latency=0', 'Instances')
  await expect(page.getByRole('link', { name: 'web-2', exact: true })).toBeVisible()
  const held = await holdCalls(page, { operation: 'instanceStop' })
  const bar = page.getByRole('group', { name: 'Selected instances' })
  await selectPage(page, 'Instances', 'web-2')
  await bar.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop 2' }).click()
  await held.met()
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect.poll(() => keptLines(page)).toContain('"kind":"batch"')

  await visit(page, '/ledger?scenario=small&latency=0', 'Activity')
  const line = page.getByRole('table', { name: 'Activity' }).getByRole('row').filter({ hasText: 'Stop: 2' })
  await expect(line).toContainText('2 of 2 may have been done or not when the page was closed')
  await line.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Do again' }).click()
  await expect(bar.getByRole('status')).toHaveText('2 selected')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
