import { visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

// The help pages: ours, offline, one per noun.

test('Docs in the sidebar leads to the help pages, in the frame of the console', async ({ page }) => {
  await visit(page, '/projects?latency=0', 'Projects')
  await page
    .getByRole('navigation', { name: 'Sidebar navigation' })
    .getByRole('link', { name: 'Docs' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Docs' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Disks' }).click()
  await expect(page).toHaveURL('/help/disks')
  await expect(page.getByRole('heading', { level: 1, name: 'Disks' })).toBeVisible()
  await expect(page).toHaveTitle('Disks / Docs / Orrery')
  await expect(page.getByRole('banner').getByRole('button', { name: 'User menu' })).toBeVisible()
})

test('a help page that does not exist is not found', async ({ page }) => {
  await visit(page, '/help/nothing?latency=0', 'Page not found')
})
