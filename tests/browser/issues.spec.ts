import { goInPage, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls, holdCalls } from '../support/network'

const path = '/system/issues?latency=0'

test('what needs attention is listed by part of the fleet, with a link that leads on', async ({ page }) => {
  await visit(page, path, 'Issues')
  await expect(page).toHaveTitle('Issues / Orrery')
  await expect(page.getByText(/^\d+ issues found$/)).toBeVisible()
  const hardware = page.getByRole('table', { name: 'Hardware' })
  await expect(hardware.getByRole('row').filter({ hasText: 'not provisionable' })).toHaveCount(2)
  await expect(hardware.getByRole('row').filter({ hasText: 'not added' })).toContainText('waits to be added')
  await expect(page.getByRole('table', { name: 'IP pools' })).toContainText('100% of its IPv4 addresses')
  await expect(page.getByRole('table', { name: 'Network sessions' })).toContainText('BFD session with')
  await expect(page.getByRole('table', { name: 'Alerts' })).toContainText('did not reach it')

  await page.getByRole('link', { name: 'IP pool exhausted-v4' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'exhausted-v4' })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'CPU of silo tidewater-research' }).click()
  await expect(page).toHaveURL(/\/system\/silos\/tidewater-research\/quotas/)
  await page.goBack()
  await page.getByRole('link', { name: 'Sled ORS1028' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sled ORS1028' })).toBeVisible()
})

test('a part that cannot be checked says so, and the rest is still listed', async ({ page }) => {
  await page.goto('/system/inventory/sleds?latency=0')
  const failing = await failCalls(page, { operation: 'networkingBgpStatus' }, 'broken')
  await goInPage(page, '/system/issues')
  await expect(page.getByText('Could not check BGP sessions')).toBeVisible()
  await expect(page.getByText(/issues found; 1 part could not be checked/)).toBeVisible()
  await expect(page.getByRole('table', { name: 'Hardware' })).toBeVisible()
  await expect(page.getByText('Nothing to report.')).toHaveCount(0)
  await failing.lift()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table', { name: 'Network sessions' })).toBeVisible()
})

test('while a part is still asked for, nothing says that it is well', async ({ page }) => {
  await page.goto('/system/inventory/sleds?latency=0')
  const held = await holdCalls(page, { operation: 'alertReceiverList' })
  await goInPage(page, '/system/issues')
  await held.met()
  await expect(page.getByText(/issues found so far$/)).toBeVisible()
  await held.lift()
  await expect(page.getByText(/issues found$/)).toBeVisible()
})

test('a small world without issues says that there is nothing to report', async ({ page }) => {
  await visit(page, '/system/issues?scenario=small&latency=0', 'Issues')
  await expect(page.getByText('Nothing to report.').first()).toBeVisible()
})

test('nothing is polled; a refresh asks again', async ({ page, calls }) => {
  await visit(page, path, 'Issues')
  await expect(page.getByText(/^\d+ issues found$/)).toBeVisible()
  const asked = () => calls.filter(({ url }) => url.includes('/bgp-status')).length
  const before = asked()
  await page.getByRole('button', { name: 'Refresh data' }).click()
  await expect.poll(asked).toBe(before + 1)
})

test('with the keyboard alone: from the sidebar to an issue', async ({ page }) => {
  await visit(page, '/system/silos?latency=0', 'Silos')
  await page.getByRole('link', { name: 'Issues' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Issues' })).toBeVisible()
  await page.getByRole('link', { name: 'Sled ORS1028' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Sled ORS1028' })).toBeVisible()
})
