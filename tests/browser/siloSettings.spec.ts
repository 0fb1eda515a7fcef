import { chooseRowAction, confirm, dialog, goInPage, row, signInAs, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { CERTIFICATE, KEY, OTHER_KEY } from '../support/certificates'
import { failCalls } from '../support/network'

const CERTIFICATES = '/silo/certificates?latency=0'
const LIFETIME = '/silo/token-lifetime?latency=0'

test('certificates are listed with names and time left; the panel says what stands in one', async ({
  page,
}) => {
  await visit(page, CERTIFICATES, 'Silo administration')
  await expect(row(page, 'console')).toContainText('ops.region.example')
  await expect(row(page, 'console')).toContainText('304 days left')
  await expect(row(page, 'Renewed every month')).toContainText('12 days left')
  await expect(row(page, 'docks-before')).toContainText('expired 4 days ago')

  await row(page, 'Renewed every month').getByRole('link', { name: 'docks', exact: true }).click()
  const panel = dialog(page, 'TLS certificate')
  await expect(panel.getByRole('note')).toContainText('It expires soon')
  await expect(panel).toContainText('docks.region.example (itself)')
  await expect(panel).toContainText('0e16a64b0b7e90fcc5293974ad2bb9cb398d9fb5')
  await goInPage(page, '/silo/certificates/docks-before')
  await expect(dialog(page, 'TLS certificate').getByRole('alert')).toContainText('It has expired')
})

test('a certificate is created from text: a wrong key is refused at its field, then the right one is taken', async ({
  page,
  context,
}) => {
  await visit(page, CERTIFICATES, 'Silo administration')
  await page.getByRole('link', { name: 'Create TLS certificate' }).click()
  const panel = dialog(page, 'Create TLS certificate')
  const submit = panel.getByRole('button', { name: 'Create TLS certificate' })
  await submit.click()
  await expect(panel.getByText('Certificate is required')).toBeVisible()
  await panel.getByRole('textbox', { name: 'Name' }).fill('docks')
  await panel.getByRole('radio', { name: 'Text' }).check()
  await panel.getByRole('textbox', { name: 'Certificate' }).fill(KEY)
  await expect(panel.getByText('Contains a private key. Choose the certificate here.')).toBeVisible()
  await panel.getByRole('textbox', { name: 'Certificate' }).fill(CERTIFICATE)
  await panel.getByRole('textbox', { name: 'Private key' }).fill(OTHER_KEY)
  await submit.click()
  await expect(panel.getByRole('textbox', { name: 'Private key' })).toHaveAccessibleDescription(
    /the key does not match the certificate/,
  )
  await panel.getByRole('textbox', { name: 'Private key' }).fill(KEY)
  await submit.click()
  await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/already exists/)
  await panel.getByRole('textbox', { name: 'Name' }).fill('docks-next')
  await submit.click()
  await expect(panel).toBeHidden()
  await expect(row(page, 'docks-next')).toContainText('ops.region.example')
  // No storage keeps the key.
  const { origins } = await context.storageState()
  const session = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(JSON.stringify(origins) + session).not.toContain('PRIVATE KEY')
})

test('a certificate is deleted with its consequence said', async ({ page }) => {
  await visit(page, CERTIFICATES, 'Silo administration')
  await chooseRowAction(page, 'docks-before', 'Delete')
  await expect(page.getByRole('alertdialog')).toContainText('Where no other certificate fits its names')
  await confirm(page, 'Delete docks-before?')
  await expect(row(page, 'docks-before')).toBeHidden()
})

test('without certificates, without the role, and when the list fails', async ({ page }) => {
  await visit(page, '/silo/certificates?scenario=small&latency=0', 'Silo administration')
  await expect(page.getByRole('heading', { name: 'No TLS certificates' })).toBeVisible()

  await visit(page, CERTIFICATES, 'Silo administration')
  const failing = await failCalls(page, { operation: 'certificateList' }, 'broken')
  await page.getByRole('button', { name: 'Refresh data' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Could not load TLS certificates')
  await failing.lift()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(row(page, 'console')).toBeVisible()

  await signInAs(page, 'yuki')
  await visit(page, CERTIFICATES, 'Silo administration')
  await expect(page.getByRole('tabpanel')).toContainText('Action not authorized')
  await page.getByRole('tab', { name: 'Token lifetime' }).click()
  await expect(page.getByRole('button', { name: 'Edit token lifetime' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('the lifetime of tokens is limited, and set free again', async ({ page }) => {
  await visit(page, LIFETIME, 'Silo administration')
  const card = page.getByRole('region', { name: 'Token lifetime' })
  await expect(card).toContainText('No limit')
  await card.getByRole('link', { name: 'Edit token lifetime' }).click()
  const panel = dialog(page, 'Edit token lifetime')
  const submit = panel.getByRole('button', { name: 'Update token lifetime' })
  await panel.getByRole('radio', { name: 'Live at most' }).check()
  await panel.getByRole('spinbutton', { name: 'Longest lifetime' }).fill('')
  await submit.click()
  await expect(panel.getByText('Longest lifetime is required')).toBeVisible()
  await panel.getByRole('spinbutton', { name: 'Longest lifetime' }).fill('12')
  await panel.getByRole('combobox', { name: 'Unit' }).selectOption('hours')
  await failCalls(page, { operation: 'authSettingsUpdate' }, 'broken', { times: 1 })
  await submit.click()
  await expect(panel.getByRole('alert')).toBeVisible()
  await submit.click()
  await expect(panel).toBeHidden()
  await expect(card).toContainText('12 hours')
  await card.getByRole('link', { name: 'Edit token lifetime' }).click()
  await panel.getByRole('radio', { name: 'Live as long' }).check()
  await submit.click()
  await expect(card).toContainText('No limit')
})
