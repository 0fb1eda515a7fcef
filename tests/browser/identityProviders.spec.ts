import type { Locator, Page } from 'playwright/test'
import { dialog, draftHolds, row } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { CERTIFICATE, KEY } from '../support/certificates'
import { everythingKept } from '../support/log'
import { failCalls } from '../support/network'

const OPS = '/system/silos/tidewater-ops'
const NEW = `${OPS}/idps-new?latency=0`
const create = (page: Page) => dialog(page, 'Create identity provider')
const submit = (panel: Locator) => panel.getByRole('button', { name: 'Create identity provider' })
const text = (panel: Locator, name: string) => panel.getByRole('textbox', { name, exact: true })
const file = (name: string, content: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

/** Metadata of a provider that signs. */
const METADATA = `<?xml version="1.0"?>
<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata">
  <IDPSSODescriptor>
    <KeyDescriptor use="signing">
      <KeyInfo><X509Data><X509Certificate>MIIB</X509Certificate></X509Data></KeyInfo>
    </KeyDescriptor>
  </IDPSSODescriptor>
</EntityDescriptor>`

const ACS_URL = 'https://tidewater-ops.sys.example/login/tidewater-ops/saml/by-file'

/** Fills in the required fields except for the metadata. */
async function fill(panel: Locator, name: string) {
  await text(panel, 'Name').fill(name)
  await text(panel, 'Technical contact email').fill('identity@tidewater.example')
  await text(panel, 'Client ID').fill('console')
  // The tests are not at the host name of a silo, so that the domain of the standard URL is unknown.
  await expect(panel.getByRole('checkbox', { name: 'Use standard ACS URL' })).not.toBeChecked()
  await text(panel, 'ACS URL').fill(ACS_URL)
  await text(panel, 'Single logout URL').fill('https://sso.example/logout')
  await text(panel, 'Entity ID').fill('https://sso.example/entity')
}

test('a provider is created from an XML file, with a key pair in PEM @journey', async ({ page, calls }) => {
  await page.goto(NEW)
  const panel = create(page)
  await fill(panel, 'by-file')
  await panel.getByRole('textbox', { name: 'Group attribute name' }).fill(' groups ')
  await panel.getByLabel('Certificate').setInputFiles(file('cert.pem', CERTIFICATE))
  await panel.getByLabel('Private key').setInputFiles(file('key.pem', KEY))
  await panel.getByRole('radio', { name: 'XML file' }).check()
  await panel.getByLabel('Metadata file').setInputFiles(file('metadata.xml', METADATA))
  await submit(panel).click()
  await expect(panel).toBeHidden()
  const sent = JSON.parse(calls.find(({ method }) => method === 'POST')?.body ?? '{}') as Record<
    string,
    unknown
  >
  const der = (pem: string) => pem.replace(/-----[^-]+-----/g, '').replace(/\s/g, '')
  expect(sent).toMatchObject({
    acs_url: ACS_URL,
    group_attribute_name: 'groups',
    idp_metadata_source: {
      type: 'base64_encoded_xml',
      data: Buffer.from(METADATA).toString('base64'),
    },
    signing_keypair: { public_cert: der(CERTIFICATE), private_key: der(KEY) },
  })
  await row(page, 'by-file').getByRole('link', { name: 'by-file' }).click()
  await expect(dialog(page, 'Identity provider')).toContainText('Signed requestsYes')
})

test('the button that copies a long URL stays inside the panel', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto(`${OPS}/idps/saml/harbour-sso?latency=0`)
  const panel = dialog(page, 'Identity provider')
  const url = panel.getByRole('definition').filter({ hasText: '/saml/harbour-sso' })
  const box = await url.boundingBox()
  const copy = await url.getByRole('button', { name: 'Copy' }).boundingBox()
  expect((copy?.x ?? 0) + (copy?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0) + 1)
})

test('the private key of a provider is not kept in the log, the tape, the state or the storage', async ({
  page,
}) => {
  await page.goto(NEW)
  const panel = create(page)
  await fill(panel, 'kept-name')
  await text(panel, 'Metadata URL').fill('https://sso.example/metadata')
  await panel.getByLabel('Certificate').setInputFiles(file('cert.der', 'canary-certificate'))
  await panel.getByLabel('Private key').setInputFiles(file('key.der', 'canary-private-key'))
  await failCalls(page, { operation: 'samlIdentityProviderCreate' }, 'broken', { times: 1 })
  await submit(panel).click()
  await expect(panel.getByRole('alert').getByText('Internal Server Error')).toBeVisible()
  await draftHolds(page, 'kept-name')
  const kept = await everythingKept(page)
  expect(kept).toContain('samlIdentityProviderCreate')
  expect(kept).not.toContain('canary')
  expect(kept).not.toContain(Buffer.from('canary-private-key').toString('base64'))
})
