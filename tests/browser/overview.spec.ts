import { allowClipboard, goInPage, signInAs, visit } from '../support/actions'
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
  const projects = page.getByRole('region', { name: 'Opened last' })
  await expect(projects.getByRole('listitem').first().getByRole('link')).toHaveAccessibleName(
    /^ci-runners, \d+ vCPUs/,
  )
  await expect(projects.getByRole('link', { name: /^berth-planner, \d+ vCPUs, 5 failed/ })).toBeVisible()
  await projects.getByText('As a table').click()
  await expect(projects.getByRole('link', { name: '3 failed' })).toBeVisible()
  const table = page.getByRole('table', { name: 'Needs attention' })
  await expect(table.getByRole('row').nth(1)).toContainText('Instance alarm-relay-a')
  await expect(page.getByRole('link', { name: 'Certificate docks-before' })).toBeVisible()

  await test.step('the list of projects begins with it too', async () => {
    await goInPage(page, '/projects')
    const last = page.getByRole('navigation', { name: 'Projects opened last' })
    await expect(last.getByRole('link')).toHaveText(['ci-runners'])
    await last.getByRole('link', { name: 'ci-runners' }).click()
    await expect(page).toHaveURL(/\/projects\/ci-runners\/instances/)
  })
})

test('a person without a role is led to a welcome with a request to copy, and a deep link is refused', async ({
  page,
}) => {
  await allowClipboard(page)
  await signInAs(page, 'colm')
  await page.goto('/?latency=0')
  await expect(page).toHaveURL(/\/home/)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Colm' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Admins of the silo' })).toContainText('Marit Aune')
  await page.getByRole('button', { name: 'Copy a request' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Name: Colm Rafferty')
  expect(copied).toContain(`Where: ${new URL('/access', page.url()).href}`)
  await page.goto('/projects?latency=0')
  await expect(page.getByRole('heading', { level: 1, name: /You may not see projects/ })).toBeVisible()
})

test('a viewer of one project has no column of disabled buttons', async ({ page }) => {
  await signInAs(page, 'yuki')
  await page.goto('/home?latency=0')
  const table = page.getByRole('table', { name: 'Needs attention' })
  await expect(table.getByRole('row').nth(1)).toContainText('Instance alarm-relay-a')
  await expect(table.getByRole('columnheader', { name: 'Next step' })).toHaveCount(0)
})

test('the bodies are reached by Tab one by one, and rest', async ({ page }) => {
  await page.goto('/home?latency=0')
  const projects = page.getByRole('region', { name: 'Projects' })
  const first = projects.getByRole('link', { name: /^berth-planner, 54 vCPUs/ })
  await expect(first).toHaveAttribute('href', '/projects/berth-planner/overview')
  await first.focus()
  for (const name of [/^ci-runners, /, /^data-lake, /, /^dock-scheduler, /, /^edge-gateways, /, /^52 more/]) {
    await page.keyboard.press('Tab')
    await expect(projects.getByRole('link', { name })).toBeFocused()
  }
  expect(await projects.evaluate((card) => card.getAnimations({ subtree: true }).length)).toBe(0)
})
