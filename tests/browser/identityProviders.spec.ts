import type { Locator, Page } from 'playwright/test'
import { dialog, draftHolds, goInPage, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { CERTIFICATE, KEY, OTHER_KEY } from '../support/certificates'
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

/** Fills in the required fields except for the metadata. */
async function fill(panel: Locator, name: string) {
  await text(panel, 'Name').fill(name)
  await text(panel, 'Technical contact email').fill('identity@tidewater.example')
  await text(panel, 'Service provider client ID').fill('console')
  await text(panel, 'Single logout URL').fill('https://sso.example/logout')
  await text(panel, 'Entity ID').fill('https://sso.example/entity')
}

test('a provider is created from a URL, and viewed', async ({ page, calls }) => {
  await visit(page, `${OPS}/idps?latency=0`, 'tidewater-ops')
  await page.getByRole('link', { name: 'Create identity provider' }).click()
  const panel = create(page)
  await expect(page).toHaveTitle(
    'Create identity provider / Identity providers / tidewater-ops / Silos / Orrery',
  )
  await expect(text(panel, 'Name')).toHaveAccessibleDescription(
    'Makes the address /login/tidewater-ops/saml/[name]',
  )
  await fill(panel, 'harbour-two')
  await expect(text(panel, 'Name')).toHaveAccessibleDescription(
    'Makes the address /login/tidewater-ops/saml/harbour-two',
  )
  await expect(text(panel, 'ACS URL')).toHaveValue(
    'https://tidewater-ops.sys.placeholder/login/tidewater-ops/saml/harbour-two',
  )
  await expect(text(panel, 'ACS URL')).not.toBeEditable()
  await panel.getByRole('checkbox', { name: 'Use standard ACS URL' }).uncheck()
  await text(panel, 'ACS URL').fill('https://ops.sys.region.example/login/tidewater-ops/saml/harbour-two')
  await text(panel, 'Metadata URL').fill('https://sso.example/metadata')
  await submit(panel).click()
  await expect(panel).toBeHidden()
  await expect(page.getByText('Identity provider harbour-two created')).toBeVisible()
  const sent = calls.find(({ method }) => method === 'POST')
  expect(JSON.parse(sent?.body ?? '{}')).toEqual({
    name: 'harbour-two',
    description: '',
    technical_contact_email: 'identity@tidewater.example',
    sp_client_id: 'console',
    acs_url: 'https://ops.sys.region.example/login/tidewater-ops/saml/harbour-two',
    slo_url: 'https://sso.example/logout',
    idp_entity_id: 'https://sso.example/entity',
    idp_metadata_source: { type: 'url', url: 'https://sso.example/metadata' },
  })

  await row(page, 'harbour-two').getByRole('link', { name: 'harbour-two' }).click()
  const view = dialog(page, 'Identity provider')
  await expect(view).toContainText('identity@tidewater.example')
  await expect(view).toContainText('https://sso.example/entity')
  await expect(page).toHaveURL(/\/idps\/saml\/harbour-two$/)
  await view.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page).toHaveURL(/\/idps$/)
})

test('a provider is created from an XML file, with a key pair in PEM', async ({ page, calls }) => {
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
    acs_url: 'https://tidewater-ops.sys.placeholder/login/tidewater-ops/saml/by-file',
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

test('what is missing, or refused by the server, is said at its field, and what was typed stays', async ({
  page,
}) => {
  await page.goto(NEW)
  const panel = create(page)
  await submit(panel).click()
  await expect(text(panel, 'Name')).toBeFocused()
  for (const name of ['Name', 'Technical contact email', 'Entity ID', 'Metadata URL'])
    await expect(text(panel, name)).toHaveAccessibleDescription(new RegExp(`${name} is required`))
  await panel.getByRole('checkbox', { name: 'Use standard ACS URL' }).uncheck()
  await expect(text(panel, 'ACS URL')).toHaveAccessibleDescription(/ACS URL is required/)
  await panel.getByRole('checkbox', { name: 'Use standard ACS URL' }).check()
  await expect(text(panel, 'ACS URL')).toHaveValue(/^https:\/\/tidewater-ops\.sys\./)
  await fill(panel, 'harbour-sso')
  await text(panel, 'Metadata URL').fill('https://fault-host.example/metadata')
  await submit(panel).click()
  await expect(text(panel, 'Metadata URL')).toHaveAccessibleDescription(/could not be fetched/)
  await text(panel, 'Metadata URL').fill('https://sso.example/metadata')
  await failCalls(page, { operation: 'samlIdentityProviderCreate' }, 'forbidden', { times: 1 })
  await submit(panel).click()
  await expect(panel.getByRole('alert').getByText('Action not authorized')).toBeVisible()
  await submit(panel).click()
  await expect(text(panel, 'Name')).toHaveAccessibleDescription(/already exists/)
  await text(panel, 'Name').fill('fresh')
  await panel.getByRole('radio', { name: 'XML file' }).check()
  const metadata = panel.getByLabel('Metadata file')
  await metadata.setInputFiles(file('metadata.xml', 'no XML'))
  await expect(metadata).toHaveAccessibleDescription(/Must be an XML document/)
  await metadata.setInputFiles(file('metadata.xml', '<open>'))
  await submit(panel).click()
  await expect(metadata).toHaveAccessibleDescription(/The metadata is no XML/)
  await metadata.setInputFiles(file('metadata.xml', METADATA.replace('use="signing"', 'use="encryption"')))
  await submit(panel).click()
  await expect(metadata).toHaveAccessibleDescription(/No signing key in metadata/)
  await metadata.setInputFiles(file('metadata.xml', METADATA))
  await panel.getByLabel('Certificate').setInputFiles(file('cert.pem', CERTIFICATE))
  await panel.getByLabel('Private key').setInputFiles(file('key.pem', OTHER_KEY))
  await submit(panel).click()
  await expect(panel.getByLabel('Private key')).toHaveAccessibleDescription(/does not match the certificate/)
  await expect(text(panel, 'Name')).toHaveValue('fresh')
  await expect(text(panel, 'Entity ID')).toHaveValue('https://sso.example/entity')
  // The typed URL is kept.
  await panel.getByRole('radio', { name: 'URL' }).check()
  await expect(text(panel, 'Metadata URL')).toHaveValue('https://sso.example/metadata')
})

test('a silo with local users is not offered identity providers', async ({ page }) => {
  await visit(page, '/system/silos/tidewater-research/idps?latency=0', 'tidewater-research')
  await expect(page.getByRole('heading', { name: 'No identity providers' })).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Create identity provider' }).last(),
  ).toHaveAccessibleDescription('Only silos with SAML sign-in have identity providers')
  await goInPage(page, '/system/silos/tidewater-research/idps-new')
  await expect(submit(create(page))).toHaveAccessibleDescription(
    'Only silos with SAML sign-in have identity providers',
  )
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
  const kept = await page.evaluate(() =>
    JSON.stringify([
      window.orreryLog?.state(),
      window.orreryLog?.tape(),
      window.orreryLog?.entries(),
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      location.href,
    ]),
  )
  expect(kept).toContain('samlIdentityProviderCreate')
  expect(kept).not.toContain('canary')
  expect(kept).not.toContain(Buffer.from('canary-private-key').toString('base64'))
})

test('by keyboard alone: a provider is created and viewed', async ({ page }) => {
  await visit(page, `${OPS}/idps?latency=0`, 'tidewater-ops')
  await page.getByRole('link', { name: 'Create identity provider' }).focus()
  await page.keyboard.press('Enter')
  const panel = create(page)
  await expect(text(panel, 'Name')).toBeFocused()
  await page.keyboard.type('by-hand')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('a@b.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('console')
  await text(panel, 'Single logout URL').focus()
  await page.keyboard.type('https://sso.example/logout')
  await text(panel, 'Entity ID').focus()
  await page.keyboard.type('entity')
  await page.keyboard.press('Enter')
  await expect(text(panel, 'Metadata URL')).toBeFocused()
  await page.keyboard.type('https://sso.example/metadata')
  await page.keyboard.press('Enter')
  await expect(row(page, 'by-hand')).toBeVisible()
  await row(page, 'by-hand').getByRole('link', { name: 'by-hand' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Identity provider')).toContainText('https://sso.example/logout')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/idps$/)
})
