import { readFileSync } from 'node:fs'
import { goInPage, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls, holdCalls } from '../support/network'

const LOG = '/system/audit-log?latency=0&range=30d'
const table = { name: 'Audit log' } as const

test('the entries are listed, the newest first, and paged as the API pages them', async ({ page }) => {
  await visit(page, LOG, 'Audit log')
  const rows = page.getByRole('table', table).getByRole('row')
  await expect(rows).toHaveCount(51)
  await expect(page.getByText('1–50')).toBeVisible()
  const times = await rows
    .getByRole('time')
    .evaluateAll((all) => all.map((at) => at.getAttribute('datetime')))
  expect(times.every((at, index) => index === 0 || String(at) <= String(times[index - 1]))).toBe(true)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=/)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(rows).toHaveCount(21)
  // Another range starts on its first page.
  await page.getByRole('combobox', { name: 'Time range' }).selectOption('Last week')
  await expect(page).not.toHaveURL(/page=|range=/)
  await expect(rows).toHaveCount(29)

  await test.step('person, operation, resource and result filter it, each of them in the address', async () => {
    await page.getByRole('combobox', { name: 'Time range' }).selectOption('Last 30 days')
    await page.getByRole('button', { name: 'Filter by Operation' }).click()
    await page.getByRole('menuitemcheckbox', { name: /^disk_delete/ }).click()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/operation=disk_delete/)
    await expect(page.getByRole('status').filter({ hasText: /of 120/ })).toBeVisible()
    await page.getByRole('group', { name: 'Result' }).getByRole('button', { name: /error/ }).click()
    await expect(page).toHaveURL(/result=error/)
    await expect(rows.filter({ hasText: 'Success' })).toHaveCount(0)
    await goInPage(page, '/system/audit-log?range=30d&resource=disks&person=unauthenticated')
    await expect(rows.filter({ hasText: 'Not signed in' }).first()).toBeVisible()
    await expect(rows.filter({ hasText: 'instance_create' })).toHaveCount(0)
    await page.getByRole('searchbox', { name: 'Filter entries' }).fill('no such thing')
    await expect(page.getByRole('heading', { name: 'No entries match' })).toBeVisible()
  })
})

test('the CSV has every entry that matches, not those of the page @journey', async ({ page }) => {
  await visit(page, `${LOG}&result=error`, 'Audit log')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/)
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lines[0]).toContain('time_completed,time_started,operation_id,result,')
  expect(lines.slice(1)).toHaveLength(13)
  expect(lines.slice(1).every((line) => line.includes(',error,'))).toBe(true)
  await expect(page.getByText('CSV saved with 13 of 120 entries')).toBeVisible()
})

test('reading for the CSV says how far it is, and can be cancelled or tried again', async ({ page }) => {
  await visit(page, LOG, 'Audit log')
  await page.getByRole('table', table).waitFor()
  // Holds the second request of the CSV.
  const held = await holdCalls(page, { operation: 'auditLogList' }, { after: 1 })
  await page.getByRole('button', { name: 'Download CSV' }).click()
  await expect(page.getByText('100 entries read')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel download' }).click()
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeVisible()
  await held.lift()

  const failing = await failCalls(page, { operation: 'auditLogList' }, 'broken', { after: 1 })
  await page.getByRole('button', { name: 'Download CSV' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Could not read the whole log')
  await failing.lift()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Try again' }).click()
  await saved
  await expect(page.getByText('CSV saved with 120 of 120 entries')).toBeVisible()
})

const CROWD = '?latency=0&scenario=crowded'

test('a filter looks through a long log to its end, says how far it is, and can be stopped', async ({
  page,
}) => {
  await visit(page, `/system/audit-log${CROWD}&range=30d`, 'Audit log')
  const matches = page.getByRole('status').filter({ hasText: /match/ })
  // Answers the first thousand entries and holds the rest.
  const held = await holdCalls(page, { operation: 'auditLogList' }, { after: 1 })
  await page.getByRole('group', { name: 'Result' }).getByRole('button', { name: /error/ }).click()
  await expect(page.getByText(/Looking through the log: 1,000 entries read, back to /)).toBeVisible()
  await expect(matches).toHaveText('111 of 1,000 match so far')
  await page.getByRole('button', { name: 'Stop looking' }).click()
  await expect(
    page.getByText(/Stopped after 1,000 entries, back to .*Older ones are not searched/),
  ).toBeVisible()
  await expect(matches).toHaveText('111 of the first 1,000 match')
  await held.lift()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(matches).toHaveText('278 of 2,500 match')
  await expect(page.getByText(/Looking through|Stopped after/)).toHaveCount(0)
  await expect(page).toHaveURL(/result=error/)
})
