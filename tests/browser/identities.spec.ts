import { dialog, goInPage, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

const PROVIDERS = '/system/identities/providers?latency=0'

test('the providers of all silos are one list, from which each and its silo are opened', async ({ page }) => {
  await visit(page, PROVIDERS, 'Identities')
  await expect(row(page, 'harbour-sso')).toContainText('tidewater-ops')
  await row(page, 'harbour-sso').getByRole('link', { name: 'harbour-sso' }).click()
  await expect(dialog(page, 'Identity provider')).toContainText('https://sso.tidewater.example/entity')
  await goInPage(page, '/system/identities/providers')
  const failing = await failCalls(page, { operation: 'siloIdentityProviderList' }, 'broken')
  await page.getByRole('button', { name: 'Refresh data' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Could not load identity providers')
  await failing.lift()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(row(page, 'harbour-sso')).toBeVisible()
  await visit(page, '/system/identities/providers?scenario=small&latency=0', 'Identities')
  await expect(page.getByRole('heading', { name: 'No identity providers' })).toBeVisible()
})

test('the built-in users are listed and opened', async ({ page }) => {
  await visit(page, PROVIDERS, 'Identities')
  await page.getByRole('tab', { name: 'Built-in users' }).click()
  await expect(page.getByRole('table', { name: 'Built-in users' }).getByRole('row')).toHaveCount(7)
  await page.getByRole('link', { name: 'saga-recovery' }).click()
  const panel = dialog(page, 'Built-in user')
  await panel.getByRole('link', { name: 'Its audit log' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Filter by Person: saga-recovery' })).toBeVisible()
})
