import type { Locator, Page } from 'playwright/test'
import { accessibilityViolations } from '../support/accessibility'
import {
  chooseRowAction,
  confirm,
  confirmInVain,
  dialog,
  draftHolds,
  menuHasFocus,
  row,
  visit,
} from '../support/actions'
import { expect, test } from '../support/browserTest'
import type { Call } from '../support/calls'
import { CERTIFICATE, KEY } from '../support/certificates'
import { everythingKept } from '../support/log'
import { failCalls } from '../support/network'

const LIST = '/system/silos?scenario=small&latency=0'

const pem = (name: string, text: string) => ({
  name,
  mimeType: 'application/x-pem-file',
  buffer: Buffer.from(text),
})
const create = (page: Page) => dialog(page, 'Create silo')
const submit = (panel: Locator) => panel.getByRole('button', { name: 'Create silo' })

/** The body of the request for a new silo. */
const sentSilo = (calls: readonly Call[]): unknown =>
  JSON.parse(calls.find(({ method, url }) => method === 'POST' && url === '/v1/system/silos')?.body ?? '{}')

/** Adds a certificate to the form of a new silo, from files. */
async function addCertificate(page: Page, name: string, key = KEY) {
  await create(page).getByRole('button', { name: 'Add TLS certificate' }).click()
  const form = dialog(page, 'Add TLS certificate')
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByLabel('Certificate', { exact: true }).setInputFiles(pem('cert.pem', CERTIFICATE))
  await form.getByLabel('Private key').setInputFiles(pem('key.pem', key))
  await form.getByRole('button', { name: 'Add TLS certificate' }).click()
  await expect(form).toBeHidden()
}

test('a silo is created, opened and deleted, by pointer and by keyboard; one with projects is not deleted @journey', async ({
  page,
  calls,
}) => {
  test.slow()
  await test.step('a silo is created with quotas, roles and certificates, opened, and deleted', async () => {
    await visit(page, LIST, 'Silos')
    await expect(row(page, 'tidewater-ops')).toContainText('SAML')
    await expect(row(page, 'tidewater-research')).toContainText('Local only')
    await expect(row(page, 'recovery')).toHaveCount(0)

    await page.getByRole('link', { name: 'Create silo' }).click()
    await expect(page).toHaveTitle('Create silo / Silos / Orrery')
    const panel = create(page)
    await panel.getByRole('textbox', { name: 'Name', exact: true }).fill('pilots')
    await panel.getByRole('textbox', { name: 'Description' }).fill('Those who steer')
    await panel.getByRole('spinbutton', { name: 'CPU quota (vCPUs)' }).fill('30')
    await panel.getByRole('spinbutton', { name: 'Memory quota' }).fill('58')
    await panel.getByRole('spinbutton', { name: 'Storage quota' }).fill('735')
    await panel.getByRole('textbox', { name: 'Admin group name' }).fill(' pilot-admins ')
    await panel.getByRole('combobox', { name: 'Silo admins are' }).selectOption('Admin of the fleet')
    await panel.getByRole('combobox', { name: 'Silo collaborators are' }).selectOption('Viewer of the fleet')
    await addCertificate(page, 'old')
    await addCertificate(page, 'old-2')
    const listed = panel.getByRole('table', { name: 'TLS certificates' })
    await panel.getByRole('button', { name: 'Remove old', exact: true }).click()
    await expect(listed.getByRole('row')).toHaveCount(2)
    await expect(listed).toContainText('old-2')
    await submit(panel).click()
    await expect(panel).toBeHidden()
    await expect(page.getByText('Silo pilots created')).toBeVisible()
    expect(sentSilo(calls)).toMatchObject({
      admin_group_name: 'pilot-admins',
      discoverable: true,
      identity_mode: 'saml_jit',
      mapped_fleet_roles: { admin: ['admin'], collaborator: ['viewer'] },
      quotas: { cpus: 30, memory: 58 * 1024 ** 3, storage: 735 * 1024 ** 3 },
      tls_certificates: [{ name: 'old-2', cert: CERTIFICATE, key: KEY, service: 'external_api' }],
    })

    await row(page, 'pilots').getByRole('link', { name: 'pilots' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'pilots' })).toBeVisible()
    await page.getByRole('tab', { name: 'Quotas' }).click()
    await expect(page.getByRole('meter', { name: 'CPU' })).toHaveAccessibleName('CPU')
    await expect(page.getByText('0 of 30 vCPUs')).toBeVisible()
    await expect(page.getByText('0 B of 58 GiB')).toBeVisible()
    await expect(page.getByText('0 B of 735 GiB')).toBeVisible()
    await page.getByRole('button', { name: 'Silo actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await confirm(page, 'Delete pilots?')
    await expect(page.getByText('Silo pilots deleted')).toBeVisible()
    await expect(page).toHaveURL(/\/system\/silos$/)
    await expect(row(page, 'pilots')).toHaveCount(0)
  })

  await test.step('a silo with projects is not deleted, and its dialog says why', async () => {
    await chooseRowAction(page, 'tidewater-ops', 'Delete')
    await expect(dialog(page, 'Delete tidewater-ops?')).toContainText('This is your own silo')
    const asked = await confirmInVain(page, 'Delete tidewater-ops?')
    await expect(asked.getByRole('alert')).toContainText('Silo to be deleted contains a project')
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await expect(row(page, 'tidewater-ops')).toBeVisible()
  })

  await test.step('by keyboard alone: a silo is created and deleted', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
    await page.keyboard.type('new silo')
    await page.keyboard.press('Enter')
    const panel = create(page)
    await expect(panel.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
    await page.keyboard.type('by-hand')
    await page.keyboard.press('Enter')
    // Only the certificate is missing, and the group that adds certificates has the focus.
    await expect(panel.getByRole('group', { name: 'TLS certificates' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const form = dialog(page, 'Add TLS certificate')
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await page.keyboard.type('first')
    await form.getByRole('radio', { name: 'Files' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await page.keyboard.insertText(CERTIFICATE)
    await page.keyboard.press('Tab')
    await page.keyboard.insertText(KEY)
    await form.getByRole('button', { name: 'Add TLS certificate' }).focus()
    await page.keyboard.press('Enter')
    await expect(form).toBeHidden()
    // The focus returns to the button that opened the dialog.
    await expect(panel.getByRole('button', { name: 'Add TLS certificate' })).toBeFocused()
    await submit(panel).focus()
    await page.keyboard.press('Enter')
    await expect(row(page, 'by-hand')).toBeVisible()
    await row(page, 'by-hand')
      .getByRole('button', { name: /^Actions for / })
      .focus()
    await page.keyboard.press('ArrowDown')
    await menuHasFocus(page)
    await page.keyboard.type('delete')
    await page.keyboard.press('Enter')
    await dialog(page, 'Delete by-hand?').getByRole('button', { name: 'Delete' }).focus()
    await page.keyboard.press('Enter')
    await expect(row(page, 'by-hand')).toHaveCount(0)
  })

  await test.step('the palette goes to a silo and offers its deletion', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    const palette = dialog(page, 'Quick actions')
    await palette.getByRole('combobox', { name: 'Search' }).fill('tidewater-research')
    await expect(palette.getByRole('option', { name: 'Delete tidewater-research' })).toBeVisible()
    await palette.getByRole('option', { name: 'tidewater-research', exact: true }).click()
    await expect(page).toHaveURL(/\/system\/silos\/tidewater-research\/idps$/)
  })
})

test('what is missing in a new silo is said at its field', async ({ page }) => {
  await page.goto('/system/silos-new?scenario=small&latency=0')
  const panel = create(page)
  const name = panel.getByRole('textbox', { name: 'Name', exact: true })
  const cpus = panel.getByRole('spinbutton', { name: 'CPU quota (vCPUs)' })
  const memory = panel.getByRole('spinbutton', { name: 'Memory quota' })
  const certificates = panel.getByRole('group', { name: 'TLS certificates' })
  await submit(panel).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Name is required')
  await name.fill('pilots')
  await memory.fill('')
  await submit(panel).click()
  await expect(memory).toBeFocused()
  await memory.fill('8')
  await cpus.fill('-5')
  await expect(cpus).toHaveValue('-5')
  await expect(cpus).toHaveAccessibleDescription(/At least 0/)
  await cpus.blur()
  await expect(cpus).toHaveValue('-5')
  await expect(cpus).toHaveAccessibleDescription(/At least 0/)
  await cpus.fill('0')
  await submit(panel).click()
  // A group has no control of its own: the focus goes to the group.
  await expect(certificates).toBeFocused()
  await expect(certificates).toHaveAccessibleDescription(/Add at least one TLS certificate/)

  await certificates.getByRole('button', { name: 'Add TLS certificate' }).click()
  const form = dialog(page, 'Add TLS certificate')
  const add = form.getByRole('button', { name: 'Add TLS certificate' })
  await add.click()
  await expect(form.getByText('Certificate is required')).toBeVisible()
  await form.getByRole('textbox', { name: 'Name' }).fill('first')
  await form.getByLabel('Certificate', { exact: true }).setInputFiles(pem('key.pem', KEY))
  await expect(form.getByText('Contains a private key. Choose the certificate here.')).toBeVisible()
  await form.getByRole('radio', { name: 'Text' }).check()
  await form.getByRole('textbox', { name: 'Certificate' }).fill(CERTIFICATE)
  await form.getByRole('textbox', { name: 'Private key' }).fill(KEY)
  await add.click()
  await expect(form).toBeHidden()
  await expect(panel.getByText('Add at least one TLS certificate')).toBeHidden()
  await expect(panel.getByRole('table', { name: 'TLS certificates' })).toContainText('first')
  await panel.getByRole('button', { name: 'Add TLS certificate' }).click()
  await form.getByRole('textbox', { name: 'Name' }).fill('first')
  await add.click()
  await expect(form.getByText('A certificate of this silo has that name')).toBeVisible()
})

test('a certificate that cannot be read, or is for another silo, is said to be so and added all the same', async ({
  page,
}) => {
  await page.goto('/system/silos-new?scenario=small&latency=0')
  const panel = create(page)
  await panel.getByRole('textbox', { name: 'Name', exact: true }).fill('pilots')
  await panel.getByRole('button', { name: 'Add TLS certificate' }).click()
  const form = dialog(page, 'Add TLS certificate')
  const cert = form.getByLabel('Certificate', { exact: true })
  await form.getByRole('textbox', { name: 'Name' }).fill('first')
  await form.getByLabel('Private key').setInputFiles(pem('key.pem', KEY))
  await cert.setInputFiles(pem('cert.pem', CERTIFICATE))
  await expect(form.getByRole('note')).toContainText('The certificate does not cover the silo pilots')
  await expect(form.getByRole('note')).toContainText('It is for ops.region.example.')
  await cert.setInputFiles(pem('cert.pem', CERTIFICATE.replace('MIIB', 'AAAA')))
  await expect(form.getByRole('note')).toHaveText(/^The certificate cannot be read/)
  expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
  await form.getByRole('button', { name: 'Add TLS certificate' }).click()
  await expect(form).toBeHidden()
  // The name of the silo may be typed later.
  await addCertificate(page, 'second')
  await panel.getByRole('textbox', { name: 'Name', exact: true }).fill('ops')
  await expect(panel.getByRole('note')).toHaveText([/^TLS certificate first cannot be read/])
  await panel.getByRole('textbox', { name: 'Name', exact: true }).fill('others')
  await expect(panel.getByRole('note').last()).toContainText(
    'TLS certificate second does not cover the silo others',
  )
})

test('a draft of a silo keeps what was typed, but no certificate; no private key is kept anywhere', async ({
  page,
}) => {
  await page.goto('/system/silos-new?scenario=small&latency=0')
  const panel = create(page)
  await failCalls(page, { operation: 'siloCreate' }, 'broken', { times: 1 })
  await panel.getByRole('textbox', { name: 'Name', exact: true }).fill('kept-name')
  await addCertificate(page, 'from-files', `${KEY}canary-file`)
  await panel.getByRole('button', { name: 'Add TLS certificate' }).click()
  const form = dialog(page, 'Add TLS certificate')
  await form.getByRole('textbox', { name: 'Name' }).fill('from-text')
  await form.getByRole('radio', { name: 'Text' }).check()
  await form.getByRole('textbox', { name: 'Certificate' }).fill(CERTIFICATE)
  await form.getByRole('textbox', { name: 'Private key' }).fill(`${KEY}canary-text`)
  await form.getByRole('button', { name: 'Add TLS certificate' }).click()
  await submit(panel).click()
  await expect(panel.getByRole('alert').getByText('Internal Server Error')).toBeVisible()
  await draftHolds(page, 'kept-name')
  const kept = await everythingKept(page)
  expect(kept).toContain('siloCreate')
  expect(kept).not.toContain('canary')
  expect(kept).not.toContain('PRIVATE KEY')
  await page.reload()
  await expect(panel.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('kept-name')
  await expect(panel.getByRole('table', { name: 'TLS certificates' })).toHaveCount(0)
})
