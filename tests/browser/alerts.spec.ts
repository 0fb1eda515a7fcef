import { dialog, row, visit } from '../support/actions'
import { NEWEST } from '#store/api/versions/generated/shipped'
import { expect, test } from '../support/browserTest'
import { everythingKept } from '../support/log'
import { failCalls } from '../support/network'

const RECEIVERS = '/system/alerts/receivers'
const PAGER = `${RECEIVERS}/ops-pager`
const quick = (path: string) => `${path}?latency=0`

test('a receiver is created with a secret that is seen once and kept nowhere @journey @engines', async ({
  page,
}) => {
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
  const kept = await everythingKept(page)
  expect(kept).toContain('webhookReceiverCreate')
  expect(kept).not.toContain(secret)

  await test.step('the classes say who hears of each', async () => {
    await page.getByRole('tab', { name: 'Classes' }).click()
    await expect(row(page, 'test.disk.failed')).toContainText('ops-pager, ticket-desk')
    await expect(row(page, 'test.update.finished')).not.toContainText('ticket-desk')
  })
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

test.describe('in front of a region of today', () => {
  test.use({ api: NEWEST })

  test('alerts are listed by a pattern, and lead to their deliveries and back', async ({ page, calls }) => {
    await visit(page, '/system/alerts/alerts?latency=0', 'Alerts')
    const table = page.getByRole('table', { name: 'Alerts' })
    await expect(table.getByText('test.quota.near').first()).toBeVisible()
    const filter = page.getByRole('textbox', { name: 'Class or pattern' })
    await filter.fill('real.**')
    await expect(filter).toHaveAccessibleDescription('No alert class matches this')
    await filter.fill('test.disk.*')
    await filter.press('Enter')
    await expect(page).toHaveURL(/class=test\.disk/)
    await expect(table.getByText('test.quota.near')).toHaveCount(0)
    expect(calls.some(({ url }) => url.includes('real'))).toBe(false)

    await table.getByRole('link', { name: 'test.disk.failed' }).first().click()
    const alert = dialog(page, /^Alert ?: test\.disk\.failed/)
    await expect(alert.getByText(/"disk_id"/)).toBeVisible()
    await alert.getByRole('link', { name: 'ops-pager' }).first().click()
    const delivery = dialog(page, /^Delivery/)
    await delivery
      .getByRole('definition')
      .filter({ hasText: /^[0-9a-f]{8}$/ })
      .getByRole('link')
      .click()
    await expect(alert).toBeVisible()
  })
})
