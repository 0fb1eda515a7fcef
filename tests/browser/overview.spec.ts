import { visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

test('System leads to the region at a glance, and each part of it leads on @journey', async ({ page }) => {
  await page.goto('/system?latency=0')
  await expect(page).toHaveURL(/\/system\/overview/)
  await expect(page.getByText(/^\d+ things need attention, \d+ of them failed$/)).toBeVisible()
  const table = page.getByRole('table', { name: 'Needs attention' })
  await expect(table.getByRole('row')).toHaveCount(9)
  await expect(page.getByRole('meter')).toHaveCount(4)
  await expect(page.getByRole('link', { name: /^Rack .* 14 sleds, 12 provisionable/ })).toBeVisible()
  await page
    .getByRole('region', { name: 'Last changes' })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .click()
  await expect(page.getByRole('dialog', { name: 'Audit log entry' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: /^\d+ more$/ }).click()
  await expect(table.getByRole('row').nth(9)).toBeVisible()
  await page.getByRole('link', { name: 'All issues' }).click()
  await expect(page.getByRole('tab', { name: 'Issues', selected: true })).toBeVisible()
})

test('Home becomes the first page, and begins with the project that was used last @journey', async ({
  page,
}) => {
  await visit(page, '/projects/ci-runners/overview?latency=0', 'ci-runners')
  await visit(page, '/settings/profile?latency=0', 'Profile')
  await page.getByRole('combobox', { name: 'First page' }).selectOption('Home')
  await page.goto('/?latency=0')
  await expect(page.getByRole('heading', { level: 1, name: 'tidewater-ops' })).toBeVisible()
  const projects = page.getByRole('region', { name: 'Last used projects' })
  await expect(projects.getByRole('listitem').first()).toContainText('ci-runners')
  await expect(projects.getByRole('link', { name: '3 failed' })).toBeVisible()
  const table = page.getByRole('table', { name: 'Needs attention' })
  await expect(table.getByRole('row').nth(1)).toContainText('Instance alarm-relay-a')
  await expect(page.getByRole('link', { name: 'Certificate docks-before' })).toBeVisible()
})
