import type { Page } from 'playwright/test'
import { chooseRowAction, dialog, goTo, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { keptLines } from '../support/keptLines'

// Changes on trial: chosen in a form or beside a question, counted down on every page, kept or put back.

const tab = '/projects/web/vpcs/default/firewall-rules'
const small = '?scenario=small&latency=0'
const bar = (page: Page) => page.getByRole('region', { name: 'Changes on trial' })
const said = (page: Page) => bar(page).getByRole('status', { name: 'Trials' })
const TWO_MINUTES = 'If I confirm within 2 minutes'
const SSH = 'Firewall rule allow-ssh in VPC default'

/** Gives allow-ssh another priority, on trial. */
async function raiseOnTrial(page: Page, priority = '7') {
  await page.getByRole('link', { name: 'allow-ssh', exact: true }).click()
  const panel = dialog(page, 'Edit firewall rule')
  await panel.getByRole('spinbutton', { name: 'Priority' }).fill(priority)
  const choice = panel.getByRole('group', { name: 'Keep the change' })
  await expect(choice).toContainText('put back at the next visit of the console in this browser')
  await choice.getByRole('radio', { name: TWO_MINUTES }).check()
  await panel.getByRole('button', { name: 'Update firewall rule' }).click()
  await expect(panel).toBeHidden()
  await expect(bar(page)).toContainText(`${SSH}: put back in`)
}

test('a change on trial is counted down on every page, kept by a key, put back at its end, and goes on after a reload', async ({
  page,
}) => {
  test.slow()
  await page.clock.install()
  await visit(page, `${tab}${small}`, 'default')

  await test.step('it is announced at 30 and at 10 seconds, and put back', async () => {
    await raiseOnTrial(page)
    await page.clock.fastForward(95_000)
    await expect(said(page)).toContainText('is put back in 30 seconds')
    await page.clock.fastForward(20_000)
    await expect(said(page)).toContainText('is put back in 10 seconds')
    await page.clock.fastForward(10_000)
    await expect(bar(page)).toBeHidden()
    await expect(row(page, 'allow-ssh').getByRole('cell', { name: '65534', exact: true })).toBeVisible()
    await expect(page.getByRole('status', { name: 'Notifications' })).toContainText(
      'Firewall rule allow-ssh: put back',
    )
  })

  await test.step('it is counted down on every page and kept by a key; the next one begins with the last choice', async () => {
    await raiseOnTrial(page)
    await expect(said(page)).toContainText(`${SSH} is on trial: it is put back at`)
    // It takes no focus.
    await expect(bar(page).locator(':focus')).toHaveCount(0)
    await goTo(page, '/projects/web/disks', 'Disks')
    await expect(page.getByRole('heading', { level: 1, name: 'Disks' })).toBeFocused()
    const keep = bar(page).getByRole('button', { name: `Keep it ${SSH}` })
    await keep.focus()
    await page.keyboard.press('Enter')
    await expect(bar(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('status', { name: 'Notifications' })).toContainText(
      'Firewall rule allow-ssh: kept',
    )
    await goTo(page, tab, 'default')
    await expect(row(page, 'allow-ssh').getByRole('cell', { name: '7', exact: true })).toBeVisible()
    await chooseRowAction(page, 'allow-ssh', 'Delete')
    const question = dialog(page, 'Delete allow-ssh?')
    await expect(question.getByRole('radio', { name: TWO_MINUTES })).toBeChecked()
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(bar(page)).toContainText(`${SSH}: put back in`)
    await expect(row(page, 'allow-ssh')).toBeHidden()
    // The drawer of the activity has the same choices.
    await page.keyboard.press('Control+;')
    const line = dialog(page, 'Activity').getByRole('listitem').filter({ hasText: 'On trial until' })
    await line.getByRole('button', { name: /^Put back now/ }).click()
    await expect(row(page, 'allow-ssh')).toBeVisible()
    await expect(bar(page)).toBeHidden()
  })

  await test.step('the allow list is on trial unless chosen otherwise', async () => {
    await goTo(page, '/system/networking/allow-list', 'API access')
    await page.getByRole('link', { name: 'Edit allow list' }).click()
    const panel = dialog(page, 'Edit allow list')
    await expect(panel.getByRole('radio', { name: TWO_MINUTES })).toBeChecked()
    await panel.getByRole('radio', { name: 'Listed networks only' }).check()
    await panel.getByRole('textbox', { name: 'Networks' }).fill('127.0.0.1')
    await panel.getByRole('button', { name: 'Update allow list' }).click()
    await expect(bar(page)).toContainText('Allow list: put back in')
    await bar(page).getByRole('button', { name: 'Put back now Allow list' }).click()
    await expect(page.getByText('Any address')).toBeVisible()
  })

  await test.step('after a reload, the bar is there again', async () => {
    await goTo(page, tab, 'default')
    await raiseOnTrial(page, '8')
    await expect.poll(() => keptLines(page)).toMatch(/"trial":\{"until":\d+\}/)
    await page.reload()
    await expect(bar(page)).toContainText(`${SSH}: put back in`)
    await bar(page)
      .getByRole('button', { name: `Keep it ${SSH}` })
      .click()
    await expect(bar(page)).toBeHidden()
  })
})
