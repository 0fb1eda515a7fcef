import type { Page } from 'playwright/test'
import { accessibilityViolations } from '../support/accessibility'
import {
  chooseRowAction,
  confirm,
  confirmInVain,
  dialog,
  draftHolds,
  menuHasFocus,
  row,
  signInAs,
  visit,
} from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls, holdCalls, REQUEST_ID } from '../support/network'
import { privateKey, sshKeys } from '../support/sshKeys'

const LIST = '/settings/ssh-keys?latency=0'
const NEW = '/settings/ssh-keys-new?latency=0'
const addPanel = (page: Page) => dialog(page, 'Add SSH key')
const keyField = (page: Page) => addPanel(page).getByRole('textbox', { name: 'Public key' })
const submit = (page: Page) => addPanel(page).getByRole('button', { name: 'Add SSH key' })
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('a key is read while it is typed, added, seen, copied and deleted', async ({ page, context }) => {
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

test('what is wrong with a new key is said at its field; a server error keeps it, and a second click adds it once', async ({
  page,
  calls,
}) => {
  await page.goto(NEW)
  const name = addPanel(page).getByRole('textbox', { name: 'Name' })
  await submit(page).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Name is required')
  const hint = 'The line in the file that ends with .pub'
  await expect(keyField(page)).toHaveAccessibleDescription(`${hint} Public key is required`)
  await name.fill('laptop')
  await keyField(page).fill('hello')
  await submit(page).click()
  await expect(keyField(page)).toHaveAccessibleDescription(/Not a public key/)
  await expect(keyField(page)).toBeFocused()
  await keyField(page).fill(sshKeys.ed25519)
  await submit(page).click()
  await expect(name).toHaveAccessibleDescription('SSH key name already exists')
  await expect(keyField(page)).toHaveValue(sshKeys.ed25519)

  await name.fill('once')
  await failCalls(page, { operation: 'currentUserSshKeyCreate' }, 'broken', { times: 1 })
  await submit(page).click()
  await expect(addPanel(page).getByRole('alert').filter({ hasText: REQUEST_ID })).toBeVisible()
  await expect(keyField(page)).toHaveValue(sshKeys.ed25519)
  const before = calls.filter(({ method }) => method === 'POST').length
  const held = await holdCalls(page, { operation: 'currentUserSshKeyCreate' })
  await submit(page).dblclick()
  await held.met()
  await held.lift()
  await expect(row(page, 'once')).toBeVisible()
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(before + 1)

  await test.step('a deletion that fails says so, and the key stays', async () => {
    await failCalls(page, { operation: 'currentUserSshKeyDelete' }, 'forbidden')
    await chooseRowAction(page, 'laptop', 'Delete')
    const asked = await confirmInVain(page, 'Delete laptop?')
    await expect(asked).toContainText('Action not authorized')
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await expect(row(page, 'laptop')).toBeVisible()
  })
})

test('a private key is recognised at once, not sent, and kept nowhere', async ({ page, calls }) => {
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
  const kept = await page.evaluate(() =>
    JSON.stringify([window.orreryLog?.entries(), window.orreryLog?.state(), localStorage, sessionStorage]),
  )
  expect(kept).not.toContain('canary')
  expect(kept).not.toContain('PRIVATE KEY')
})

test('a list that may not be read is forbidden, and a key that is not there is not found', async ({
  page,
}) => {
  await visit(page, '/settings/profile?latency=0', 'Profile')
  await failCalls(page, { operation: 'currentUserSshKeyList' }, 'forbidden')
  await page.getByRole('link', { name: 'SSH keys' }).click()
  await expect(page.getByRole('heading', { name: 'Action not authorized' })).toBeVisible()
  await page.goto('/settings/ssh-keys/nowhere/edit?latency=0')
  await expect(dialog(page, 'There is no SSH key nowhere')).toBeVisible()
  await dialog(page, 'There is no SSH key nowhere').getByRole('button', { name: 'All SSH keys' }).click()
  await expect(row(page, 'laptop')).toBeVisible()
})

test('by keyboard alone: a key is added from the palette, seen and deleted', async ({ page }) => {
  // A user without keys, and without roles, which are not needed.
  await signInAs(page, 'colm')
  await visit(page, LIST, 'SSH keys')
  await expect(page.getByRole('heading', { name: 'No SSH keys' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type('add ssh')
  await page.keyboard.press('Enter')
  await expect(addPanel(page).getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('by-hand')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(keyField(page)).toBeFocused()
  await page.keyboard.insertText(sshKeys.ed25519)
  await page.keyboard.press('Tab')
  await submit(page).focus()
  await page.keyboard.press('Enter')
  await expect(addPanel(page)).toBeHidden()
  await row(page, 'by-hand').getByRole('link', { name: 'by-hand' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'View SSH key')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'View SSH key')).toBeHidden()
  await row(page, 'by-hand')
    .getByRole('button', { name: /^Actions for / })
    .focus()
  await page.keyboard.press('ArrowDown')
  await menuHasFocus(page)
  await page.keyboard.type('del')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog(page, 'Delete by-hand?').getByRole('button', { name: 'Delete' }).focus()
  await page.keyboard.press('Enter')
  await expect(row(page, 'by-hand')).toHaveCount(0)
})
