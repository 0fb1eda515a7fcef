import { visit } from '../support/actions'
import { accessibilityViolations } from '../support/accessibility'
import { expect, test } from '../support/browserTest'

// What is made says when it is there, and what comes next. Rule: CMD-9.

test('a new instance says where it runs, with the command to copy and the console @journey', async ({
  page,
}) => {
  await visit(page, '/projects/berth-planner/instances-new?scenario=company&latency=20', 'Create instance')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('hello-1')
  await page.getByRole('combobox', { name: 'Image' }).fill('quayside-24')
  await page.getByRole('option', { name: 'quayside-24', exact: true }).click()
  await page.getByRole('button', { name: 'Create instance' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'hello-1' })).toBeVisible()

  // The page shows it: the words are for screen readers, and no toast covers the page.
  const notices = page.getByRole('status', { name: 'Notifications' })
  await expect(notices).toContainText(/hello-1 runs at 192\.0\.2\.\d+/)
  await expect(page.getByRole('button', { name: 'Dismiss notification' })).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText(/hello-1 runs at 192\.0\.2\.\d+/)
  expect(await accessibilityViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Copy ssh command' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Console', exact: true }).click()
  await expect(page).toHaveURL('/projects/berth-planner/instances/hello-1/serial-console')
})

test('in a narrow page and on a phone the end is in sight too, and moves nothing when it comes', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.setViewportSize({ width: 768, height: 1024 })
  await visit(page, '/projects/web/instances/db-1/storage?scenario=small&latency=20', 'db-1')
  await page
    .getByRole('toolbar', { name: 'Commands' })
    .getByRole('button', { name: 'Start', exact: true })
    .click()
  const tabs = page.getByRole('tablist')
  await expect(page.getByRole('button', { name: 'db-1: starting' }).first()).toBeVisible()
  const before = await tabs.boundingBox()
  await expect(main.getByText(/^db-1 runs/)).toBeVisible()
  expect(await tabs.boundingBox()).toEqual(before)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(main.getByText(/^db-1 runs/)).toBeVisible()
})
