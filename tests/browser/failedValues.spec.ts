import { goInPage, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

// Values with their own calls, in cells or page headers: a failed call must not look like "none". Each of them is tested in
// tests/contract/failedValues.test.ts.

const project = '/projects/berth-planner'

test('a failed call says so instead of "none", and is tried again by keyboard', async ({ page }) => {
  await visit(page, '/settings/profile?latency=0', 'Profile')
  const trouble = await failCalls(page, /external-ips$/, 'broken')
  await goInPage(page, `${project}/instances`)
  await page.getByRole('heading', { level: 1, name: 'Instances' }).waitFor()
  const cell = page.getByRole('cell')
  const retry = cell.getByRole('button', { name: 'Try again' })
  await expect(retry.first()).toHaveAccessibleDescription('Internal Server Error')
  await expect(cell.getByText('Failed', { exact: true }).first()).toBeVisible()
  await trouble.lift()
  // This very button: other rows of a list fail until the calls are answered again.
  const tried = await retry.first().elementHandle()
  await tried?.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => tried?.isVisible()).toBe(false)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
})

test('the external IPs in a row: on their way they are not "none"', async ({ page }) => {
  await visit(page, `${project}/instances?latency=0&faults=slow:instanceExternalIpList:600000`, 'Instances')
  const cells = page.getByRole('row').filter({ hasText: 'berth-api-1' })
  await expect(cells).toContainText('loading')
  await expect(cells.getByText('none')).toHaveCount(0)
})
