import type { Page } from 'playwright/test'
import { accessibilityViolations } from '../support/accessibility'
import { chooseRowAction, confirm, dialog, draftHolds, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { everythingKept } from '../support/log'
import { privateKey, sshKeys } from '../support/sshKeys'

const LIST = '/settings/ssh-keys?latency=0'
const NEW = '/settings/ssh-keys-new?latency=0'
const addPanel = (page: Page) => dialog(page, 'Add SSH key')
const keyField = (page: Page) => addPanel(page).getByRole('textbox', { name: 'Public key' })
const submit = (page: Page) => addPanel(page).getByRole('button', { name: 'Add SSH key' })
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('a key is read while it is typed, added, seen, copied and deleted @journey', async ({
  page,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, LIST, 'SSH keys')
  await page.getByRole('link', { name: 'Add SSH key' }).click()
  await expect(page).toHaveTitle('Add SSH key / SSH keys / Settings / Orrery')
  const panel = addPanel(page)
  await panel.getByRole('textbox', { name: 'Name' }).fill('tug')
  await panel.getByRole('textbox', { name: 'Description' }).fill('On the tug')
  await keyField(page).fill(sshKeys.ed25519)
  const facts = panel.getByRole('status', { name: 'The key' })
  await expect(facts).toContainText('Ed25519')
  await expect(facts).toContainText('256 bits')
  await expect(facts).toContainText('ada@harbour office')
  await keyField(page).fill(sshKeys.ecdsa)
  await expect(facts).toContainText('curve P-256')
  await expect(facts).toContainText('None')
  await keyField(page).fill(sshKeys.weakRsa)
  await expect(facts).toContainText('1024 bits')
  await expect(facts.getByRole('note')).toContainText('RSA keys this short are no longer safe')
  await keyField(page).fill(sshKeys.rsa)
  await expect(facts).toContainText('3072 bits')
  expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
  await submit(page).click()
  await expect(panel).toBeHidden()
  await expect(page.getByText('SSH key tug added')).toBeVisible()
  await expect(row(page, 'tug')).toContainText('RSA, 3072 bits')

  await chooseRowAction(page, 'tug', 'Copy public key')
  await expect.poll(() => copied(page)).toBe(sshKeys.rsa)
  await row(page, 'tug').getByRole('link', { name: 'tug' }).click()
  const view = dialog(page, 'View SSH key')
  await expect(view).toContainText('On the tug')
  await expect(view).toContainText('RSA, 3072 bits')
  await expect(view.getByRole('region', { name: 'Public key' })).toContainText(sshKeys.rsa)
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await view.getByRole('button', { name: 'Copy public key' }).click()
  await expect.poll(() => copied(page)).toBe(sshKeys.rsa)
  await view.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(view).toBeHidden()

  await chooseRowAction(page, 'tug', 'Delete')
  await expect(dialog(page, 'Delete tug?')).toContainText('Instances that have it keep it')
  await confirm(page, 'Delete tug?')
  await expect(page.getByText('SSH key tug deleted')).toBeVisible()
  await expect(row(page, 'tug')).toHaveCount(0)
})

test('a private key is recognised at once, not sent, and kept nowhere @journey', async ({ page, calls }) => {
  await page.goto(NEW)
  await addPanel(page).getByRole('textbox', { name: 'Name' }).fill('oops')
  await keyField(page).fill(privateKey)
  await expect(addPanel(page).getByRole('alert').filter({ hasText: 'Private key' })).toContainText(
    'Never give it away',
  )
  await submit(page).click()
  await expect(keyField(page)).toHaveAccessibleDescription(/This is a private key/)
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  await draftHolds(page, 'oops')
  const kept = await everythingKept(page)
  expect(kept).not.toContain('canary')
  expect(kept).not.toContain('PRIVATE KEY')
})
