import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright/test'
import { allowClipboard, dialog, goInPage, unfold, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { keptLines } from '../support/keptLines'
import { CERTIFICATE } from '../support/certificates'
import { NEWEST } from '#store/api/versions/generated/shipped'
import { everythingKept } from '../support/log'
import { failCalls } from '../support/network'
import { privateKey, sshKeys } from '../support/sshKeys'

// Secrets are typed through the console, and do not appear in anything that a user could pass on.

/** Closes a form and discards its values. */
async function leaveForm(panel: Locator) {
  await panel.getByRole('button', { name: 'Cancel', exact: true }).click()
  await panel.page().getByRole('button', { name: 'Discard' }).click()
  await expect(panel).toBeHidden()
  // The panel closes before its page has changed, which would end a navigation that begins meanwhile.
  await expect(panel.page()).not.toHaveURL(/-new/)
}

test.describe('in front of a region of today', () => {
  test.use({ api: NEWEST })

  test('the value of a SCIM token is shown once, and kept by nothing', async ({ page }) => {
    await allowClipboard(page)
    await visit(page, '/system/silos/tidewater-carriers/scim?latency=0', 'tidewater-carriers')
    await page.getByRole('link', { name: 'Create SCIM token' }).click()
    await dialog(page, 'Create SCIM token').getByRole('button', { name: 'Create SCIM token' }).click()
    const panel = dialog(page, /^SCIM token created/)
    await panel.getByRole('button', { name: 'Copy token' }).click()
    await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible()
    const value = await page.evaluate(() => navigator.clipboard.readText())
    expect(value).toMatch(/^orrery-scim-[0-9a-f]{40}$/)
    await expect(panel).toContainText(value)
    expect(await everythingKept(page)).not.toContain(value)

    await panel.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('table', { name: 'SCIM tokens' }).getByRole('row')).toHaveCount(4)
    const kept = (await everythingKept(page)) + (await keptLines(page))
    expect(kept).toContain('scimTokenCreate')
    expect(kept).not.toContain(value)
    expect(await page.content()).not.toContain(value)
    await goInPage(page, '/system/silos/tidewater-carriers/scim-new')
    await expect(dialog(page, 'Create SCIM token')).toBeVisible()
    expect(await page.content()).not.toContain(value)
  })
})

test('typed secrets are in no saved log, no copied test, demo or report, no tape, state or storage @journey', async ({
  page,
}) => {
  await allowClipboard(page)
  await visit(page, '/system/alerts/receivers/audit-sink/secrets?latency=0', 'audit-sink')

  await test.step('the secret of a webhook', async () => {
    await page.getByRole('link', { name: 'Add secret' }).click()
    const panel = dialog(page, 'Add secret')
    await panel.getByRole('textbox', { name: 'Secret' }).fill('canary-of-a-webhook')
    await panel.getByRole('button', { name: 'Add secret' }).click()
    await expect(page.getByRole('table', { name: 'Secrets' }).getByRole('row')).toHaveCount(3)
  })

  await test.step('a password', async () => {
    await goInPage(page, '/login/tidewater-ops/local')
    await page.getByLabel('Username').fill('bad')
    await page.getByLabel('Password').fill('canary-of-a-password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText(/^Could not sign in/)).toBeVisible()
  })

  await test.step('the password of a local user', async () => {
    await goInPage(page, '/system/silos/tidewater-research/users-new')
    const panel = dialog(page, 'Create user')
    await panel.getByRole('textbox', { name: 'Username' }).fill('deckhand')
    await panel.getByLabel('Password', { exact: true }).fill('canary-of-a-new-password')
    await panel.getByRole('button', { name: 'Create user' }).click()
    await expect(panel).toBeHidden()
  })

  await test.step('the key of a certificate', async () => {
    await goInPage(page, '/silo/certificates-new')
    const panel = dialog(page, 'Create TLS certificate')
    await panel.getByRole('textbox', { name: 'Name' }).fill('spare')
    await panel.getByRole('radio', { name: 'Text' }).check()
    await panel.getByRole('textbox', { name: 'Certificate' }).fill(CERTIFICATE)
    await panel
      .getByRole('textbox', { name: 'Private key' })
      .fill('-----BEGIN PRIVATE KEY-----\ncanary-of-a-key\n-----END PRIVATE KEY-----')
    await panel.getByRole('button', { name: 'Create TLS certificate' }).click()
    await expect(panel.getByRole('textbox', { name: 'Private key' })).toHaveAccessibleDescription(
      /the key could not be parsed/,
    )
    await leaveForm(panel)
  })

  await test.step('the code of a device', async () => {
    await failCalls(page, { operation: 'deviceAuthConfirm' }, 'broken', { times: 1 })
    await goInPage(page, '/device/verify')
    await page.getByRole('textbox', { name: 'Character 1' }).focus()
    await page.keyboard.type('canaryqz')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Internal Server Error')).toBeVisible()
  })

  await test.step('a private key', async () => {
    await goInPage(page, '/settings/ssh-keys-new')
    const panel = dialog(page, 'Add SSH key')
    await panel.getByRole('textbox', { name: 'Public key' }).fill(privateKey)
    await panel.getByRole('button', { name: 'Add SSH key' }).click()
    await expect(panel.getByRole('textbox', { name: 'Public key' })).toHaveAccessibleDescription(
      /This is a private key/,
    )
    await failCalls(page, { operation: 'currentUserSshKeyCreate' }, 'broken', { times: 1 })
    await panel.getByRole('textbox', { name: 'Name' }).fill('mine')
    await panel.getByRole('textbox', { name: 'Public key' }).fill(`${sshKeys.ed25519} canary-of-a-comment`)
    await panel.getByRole('button', { name: 'Add SSH key' }).click()
    await expect(panel.getByRole('alert').filter({ hasText: 'Internal Server Error' })).toBeVisible()
    await leaveForm(panel)
  })

  await test.step('the user data of an instance', async () => {
    await goInPage(page, '/projects/berth-planner/instances-new')
    await page.getByRole('heading', { level: 1, name: 'Create instance' }).waitFor()
    await failCalls(page, { operation: 'instanceCreate' }, 'broken')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('tug-9')
    await page.getByRole('combobox', { name: 'Silo image' }).fill('quayside-24')
    await page.getByRole('option', { name: 'quayside-24' }).click()
    await unfold(page, 'Configuration')
    await page.getByRole('textbox', { name: 'User data text' }).fill('password: canary-of-user-data')
    await page.getByRole('button', { name: 'Create instance', exact: true }).click()
  })

  const kept = await everythingKept(page)
  expect(kept).toContain('login.submitted')
  expect(kept).toContain('deviceAuthConfirm')
  expect(kept.toLowerCase()).not.toMatch(/canary|can-?ary/)

  const inDatabase = () => keptLines(page)
  await expect.poll(inDatabase).toContain('instanceCreate')
  expect(await inDatabase()).toContain('webhookSecretsAdd')
  expect((await inDatabase()).toLowerCase()).not.toMatch(/canary|can-?ary/)

  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const passedOn: Record<string, string> = {}
  await page.getByRole('button', { name: 'Copy details' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  passedOn['report'] = await copied()

  await page.keyboard.press('ControlOrMeta+.')
  const debug = page.getByRole('region', { name: 'Machine debugger' })
  const saving = page.waitForEvent('download')
  await debug.getByRole('button', { name: 'Save log' }).click()
  passedOn['log'] = readFileSync(await (await saving).path(), 'utf8')
  await debug.getByRole('tab', { name: 'Log' }).click()
  for (const kind of ['demo', 'test']) {
    await page.evaluate(() => navigator.clipboard.writeText('nothing yet'))
    await debug.getByRole('button', { name: `Copy as ${kind}` }).click()
    await expect.poll(copied).not.toBe('nothing yet')
    passedOn[kind] = await copied()
  }

  for (const [kind, text] of Object.entries(passedOn))
    expect(text.toLowerCase(), kind).not.toMatch(/canary|can-?ary/)
  // The log has the operations themselves.
  for (const operation of [
    'webhookSecretsAdd',
    'loginLocal',
    'deviceAuthConfirm',
    'currentUserSshKeyCreate',
    'localIdpUserCreate',
    'certificateCreate',
    'instanceCreate',
  ])
    expect(passedOn['log']).toContain(operation)
  expect(passedOn['report']).toContain('instanceCreate')
})
