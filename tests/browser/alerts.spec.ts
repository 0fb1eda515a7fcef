import { idOf } from '#mirage/random'
import { chooseRowAction, confirm, dialog, row, stateIn, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

const RECEIVERS = '/system/alerts/receivers'
const PAGER = `${RECEIVERS}/ops-pager`
const quick = (path: string) => `${path}?latency=0`

test('receivers are listed, and the classes say who hears of each', async ({ page }) => {
  await visit(page, quick(RECEIVERS), 'Alerts')
  await expect(row(page, 'ops-pager')).toContainText('https://pager.tidewater.example/hooks/region')
  await expect(row(page, 'audit-sink')).toContainText('test.update.*')
  await page.getByRole('tab', { name: 'Classes' }).click()
  await expect(row(page, 'test.update.finished')).toContainText('audit-sink, ops-pager')
  await expect(row(page, 'test.disk.failed')).not.toContainText('audit-sink')
})

test('a receiver is created with a secret that is seen once and kept nowhere', async ({ page }) => {
  await visit(page, quick(RECEIVERS), 'Alerts')
  await page.getByRole('link', { name: 'Create receiver' }).click()
  const panel = dialog(page, 'Create receiver')
  await panel.getByRole('textbox', { name: 'Name', exact: true }).fill('ticket-desk')
  await panel.getByRole('textbox', { name: 'Endpoint' }).fill('desk.example')
  await panel.getByRole('button', { name: 'Create receiver' }).click()
  await expect(panel.getByText('Must be a whole address, beginning with https:// or http://')).toBeVisible()
  await expect(panel.getByText('Secret is required')).toBeVisible()
  await panel.getByRole('textbox', { name: 'Endpoint' }).fill('https://desk.example/in')
  await panel.getByRole('button', { name: 'Generate secret' }).click()
  const secret = await panel.getByRole('textbox', { name: 'Secret' }).inputValue()
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  await panel.getByRole('checkbox', { name: /test\.disk\.failed/ }).check()
  await failCalls(page, { operation: 'webhookReceiverCreate' }, 'broken', { times: 1 })
  await panel.getByRole('button', { name: 'Create receiver' }).click()
  await expect(panel.getByRole('alert')).toBeVisible()
  await expect(panel.getByRole('textbox', { name: 'Secret' })).toHaveValue(secret)
  await panel.getByRole('button', { name: 'Create receiver' }).click()
  await expect(panel).toBeHidden()
  await expect(row(page, 'ticket-desk')).toContainText('test.disk.failed')
  // Neither the browser's storage nor the log contains it.
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  const log = await page.evaluate(() => JSON.stringify(window.orreryLog?.entries()))
  expect(log).toContain('webhookReceiverCreate')
  expect(kept + log).not.toContain(secret)
})

test('deliveries have their states over the list, and a page each with every attempt', async ({ page }) => {
  await visit(page, quick(PAGER), 'ops-pager')
  await page.getByRole('group', { name: 'State' }).getByRole('button', { name: 'Count all' }).click()
  await page
    .getByRole('group', { name: 'State' })
    .getByRole('button', { name: /failed/ })
    .click()
  await expect(page).toHaveURL(/state=failed/)
  await page.getByRole('table', { name: 'Deliveries' }).getByRole('link').first().click()
  const panel = dialog(page, 'Delivery')
  const attempts = panel.getByRole('region', { name: 'Attempts' }).getByRole('listitem')
  await expect(attempts).toHaveCount(3)
  await expect(attempts.nth(1)).toContainText('1 min later')
  await expect(attempts.nth(2)).toContainText('5 min later')
  await expect(panel.getByRole('toolbar', { name: 'Commands' })).toContainText('Resend')

  // One that is pending says when the next attempt is due.
  await page.goto(quick(`${PAGER}/deliveries/${idOf('delivery seed 58')}`))
  await expect(attempts.last()).toContainText('Attempt 2 of 3')
  await page.goto(quick(`${PAGER}/deliveries/${idOf('nothing')}`))
  await expect(page.getByText(/There is no delivery/)).toBeVisible()
})

test('an alert is sent again, as a new delivery that goes its way', async ({ page }) => {
  await visit(page, `${PAGER}?latency=0&speed=20`, 'ops-pager')
  const rows = page.getByRole('table', { name: 'Deliveries' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('1 of 3')
  await rows
    .nth(4)
    .getByRole('button', { name: /^Actions for / })
    .click()
  await page.getByRole('menuitem', { name: 'Resend' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resend' }).click()
  await expect(rows.nth(1)).toContainText('Resend')
  await expect(rows.nth(1)).toContainText('delivered')
})

test('subscriptions say what they match, while they are typed and afterwards', async ({ page }) => {
  await visit(page, quick(`${RECEIVERS}/audit-sink/subscriptions`), 'audit-sink')
  await expect(row(page, 'test.update.*')).toContainText('test.update.finished')
  await page.getByRole('link', { name: 'Add subscription' }).click()
  const panel = dialog(page, 'Add subscription')
  const pattern = panel.getByRole('textbox', { name: 'Subscription' })
  await pattern.fill('test.disk.lost')
  await panel.getByRole('button', { name: 'Add subscription' }).click()
  await expect(panel.getByText('There is no alert class of this name')).toBeVisible()
  await pattern.fill('test.disk.*')
  await expect(panel.getByText('Matches: test.disk.failed, test.disk.replaced')).toBeVisible()
  await panel.getByRole('button', { name: 'Add subscription' }).click()
  await expect(row(page, 'test.disk.*')).toContainText('test.disk.failed, test.disk.replaced')
  await chooseRowAction(page, 'test.disk.*', 'Remove')
  await confirm(page, 'Remove test.disk.*?')
  await expect(row(page, 'test.disk.*')).toBeHidden()
})

test('a secret is added and deleted; without one no probe is sent', async ({ page }) => {
  await visit(page, quick(`${RECEIVERS}/audit-sink/secrets`), 'audit-sink')
  const rows = page.getByRole('table', { name: 'Secrets' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await page.getByRole('link', { name: 'Add secret' }).click()
  const panel = dialog(page, 'Add secret')
  await panel.getByRole('textbox', { name: 'Secret' }).fill('between us')
  await panel.getByRole('button', { name: 'Add secret' }).click()
  await expect(rows).toHaveCount(3)
  for (const left of [2, 1]) {
    await rows
      .nth(1)
      .getByRole('button', { name: /^Actions for / })
      .click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    if (left > 1) await expect(rows).toHaveCount(left)
  }
  await expect(page.getByRole('heading', { name: 'No secrets' })).toBeVisible()
  await page.getByRole('tab', { name: 'Probe' }).click()
  await expect(page.getByRole('button', { name: 'Send probe' })).toHaveAttribute('aria-disabled', 'true')
})

test('a probe shows what the endpoint answered, and resends what was lost', async ({ page }) => {
  await visit(page, quick(`${RECEIVERS}/audit-sink/probe`), 'audit-sink')
  await page.getByRole('button', { name: 'Send probe' }).click()
  const answer = page.getByRole('tabpanel').getByRole('status')
  await expect(answer).toContainText('Refused by the endpoint')
  await expect(answer).toContainText(/500 after \d+ ms/)

  await visit(page, quick(`${PAGER}/probe`), 'ops-pager')
  await page.getByRole('checkbox', { name: 'Then resend failed alerts' }).check()
  await page.getByRole('button', { name: 'Send probe' }).click()
  await expect(answer).toContainText('delivered')
  await expect(answer).toContainText(/\d+ alerts?, see deliveries/)
})

test('a receiver is renamed and deleted; a list that fails says so', async ({ page }) => {
  await visit(page, quick(`${RECEIVERS}/audit-sink`), 'audit-sink')
  await expect(page.getByRole('heading', { name: 'No deliveries' })).toBeVisible()
  await page.getByRole('button', { name: 'Receiver actions' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const panel = dialog(page, 'Edit receiver')
  const name = panel.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('ops-pager')
  await panel.getByRole('button', { name: 'Update receiver' }).click()
  await expect(panel.getByRole('alert').first()).toBeVisible()
  await name.fill('archive')
  await panel.getByRole('button', { name: 'Update receiver' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'archive' })).toBeVisible()
  await page.getByRole('button', { name: 'Receiver actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await confirm(page, 'Delete archive?')
  await expect(row(page, 'archive')).toHaveCount(0)
  await expect(stateIn(page, 'ops-pager', 'ops-pager')).toBeVisible()

  await failCalls(page, { operation: 'alertReceiverList' }, 'broken', { times: 1 })
  await page.getByRole('button', { name: 'Refresh data' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Could not load receivers')
})
