import { dialog, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { CERTIFICATE, KEY, OTHER_KEY } from '../support/certificates'

const CERTIFICATES = '/silo/certificates?latency=0'

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
