import { dialog, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

test.use({ realLoads: true })

test('the front door leads to the projects of the mock region @journey', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/projects')
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
  await expect(page).toHaveTitle('Projects / Orrery')
  await expect(row(page, 'berth-planner')).toBeVisible()
})

test('an address that the browser opens in a scrolled tab begins at its top', async ({ page }) => {
  await visit(page, '/system/silos/tidewater-ops/users', 'tidewater-ops')
  await page.setViewportSize({ width: 360, height: 400 })
  await page.evaluate(() => scrollTo(0, 300))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
  await visit(page, '/projects/berth-planner/instances/berth-api-1', 'berth-api-1')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a project is created, opened and empty @journey @engines', async ({ page }) => {
  await visit(page, '/projects', 'Projects')
  await page.getByRole('link', { name: 'Create project' }).click()
  const panel = dialog(page, 'Create project')
  await panel.getByRole('textbox', { name: 'Name' }).fill('tide-tables')
  await panel.getByRole('textbox', { name: 'Description' }).fill('High water, by berth')
  await panel.getByRole('button', { name: 'Create project' }).click()
  await expect(page).toHaveURL('/projects/tide-tables/instances')
  await expect(page).toHaveTitle('Instances / tide-tables / Projects / Orrery')
  await expect(page.getByText('No instances')).toBeVisible()
})

test('the mock forgets on refresh, as its banner says', async ({ page }) => {
  await page.goto('/projects-new')
  const panel = dialog(page, 'Create project')
  await panel.getByRole('textbox', { name: 'Name' }).fill('aaa-first-tide')
  await panel.getByRole('button', { name: 'Create project' }).click()
  await expect(page).toHaveURL('/projects/aaa-first-tide/instances')
  await visit(page, '/projects', 'Projects')
  await expect(row(page, 'berth-planner')).toBeVisible()
  await expect(row(page, 'aaa-first-tide')).toHaveCount(0)
})
