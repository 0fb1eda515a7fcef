import type { Page } from 'playwright/test'
import { causesOf } from '#store/eventLog/chain'
import type { Entry } from '#store/eventLog/entry'
import { chooseRowAction, confirm, confirmInVain, dialog, stateIn, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { entriesOf, line } from '../support/log'
import { failCalls } from '../support/network'
import { sshKeys } from '../support/sshKeys'

// The event log in the built console: each chain is complete from the first click on, and the causes of an error
// can be copied.

const LIST = '/projects/web/instances?scenario=small&latency=0'

/** The chain of causes of the end of the first command. */
async function chainOfFirstCommand(page: Page): Promise<string[]> {
  const settled = (entry: Entry) => line(entry) === 'state actor/command-1 → "settled"'
  await expect.poll(async () => (await entriesOf(page)).some(settled)).toBe(true)
  const entries = await entriesOf(page)
  return causesOf(entries, entries.find(settled)?.seq ?? 0).map(line)
}

/** From the confirmation to the stopped instance. */
const stopped = [
  'event actor/confirm confirm.accepted',
  'event actor/0.confirm.acting xstate.init',
  'event actor/root command.issued',
  'event actor/command-1 xstate.init',
  'event actor/0.command.requesting xstate.init',
  'request instanceStop',
  'reply instanceStop 202',
  'event actor/0.command.requesting xstate.promise.resolve',
  'event actor/command-1 xstate.done.actor.0.command.requesting',
  'event actor/0.command.watching xstate.init',
  'request instanceList',
  'reply instanceList 200',
  'observed web-1 stopping → stopped',
  'event actor/command-1 subject.observed',
  'state actor/command-1 → "settled"',
]

test('the first command of a page has no cause', async ({ page }) => {
  await visit(page, LIST, 'Instances')
  await chooseRowAction(page, 'web-1', 'Stop')
  await confirm(page, 'Stop web-1?')
  await expect(stateIn(page, 'web-1', 'stopped')).toBeVisible()
  expect(await chainOfFirstCommand(page)).toEqual([
    'pointer: click menuitem "Stop"',
    'event actor/confirm confirm.asked',
    'pointer: click button "Stop"',
    ...stopped,
  ])
})

test('the palette does not offer the commands for what is in view, or does not say why one is disabled', async ({
  page,
}) => {
  await visit(page, LIST, 'Instances')
  await page.keyboard.press('ControlOrMeta+k')
  const palette = dialog(page, 'Quick actions')
  await expect(palette.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type('start web-1')
  const start = palette.getByRole('option', { name: 'Start web-1' })
  await expect(start).toHaveAttribute('aria-description', 'Only stopped or failed instances can be started')
  await expect(start).toContainText('Only stopped or failed instances can be started')
  await page.keyboard.press('Enter')
  await expect(start).toBeVisible()
  await palette.getByRole('combobox', { name: 'Search' }).fill('stop web-1')
  await expect(palette.getByRole('option')).toHaveText(['Stop web-1', 'Stop, then delete: web-1'])
  await page.keyboard.press('Enter')
  await confirm(page, 'Stop web-1?')
  await expect(stateIn(page, 'web-1', 'stopped')).toBeVisible()
  expect(await chainOfFirstCommand(page)).toEqual([
    'keyboard: click option "Stop web-1"',
    'palette: instance.stop for web-1',
    'event actor/confirm confirm.asked',
    'pointer: click button "Stop"',
    ...stopped,
  ])
})

test('the palette offers the commands of the page it is opened on', async ({ page }) => {
  await visit(page, '/projects/web/instances/web-1?scenario=small&latency=0', 'web-1')
  await page.keyboard.press('ControlOrMeta+k')
  const actions = dialog(page, 'Quick actions').getByRole('group', { name: 'Actions' })
  for (const name of ['Start web-1', 'Stop web-1', 'Reboot web-1', 'Delete web-1'])
    await expect(actions.getByRole('option', { name })).toBeVisible()
  await page.keyboard.type('reboot')
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Reboot web-1?')).toBeVisible()
})

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('what led to an error in a dialog cannot be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, LIST, 'Instances')
  await failCalls(page, '/stop', 'broken', { times: 1 })
  await chooseRowAction(page, 'web-1', 'Stop')
  const asked = await confirmInVain(page, 'Stop web-1?')
  await asked.getByRole('button', { name: 'Copy what happened' }).click()
  await expect(asked.getByRole('button', { name: 'Copied' })).toBeVisible()
  const text = await copied(page)
  expect(text).toContain('/projects/web/instances')
  expect(text.split('\n').filter((entry) => / (intent|request|reply) /.test(entry))).toEqual([
    expect.stringContaining('intent click menuitem "Stop"'),
    expect.stringContaining('intent click button "Stop"'),
    expect.stringContaining('request instanceStop'),
    expect.stringContaining('"serverRequestId":"r-42"'),
  ])
})

test('what led to a toast of an error cannot be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/projects/web/disks?scenario=small&latency=0', 'Disks')
  await failCalls(page, '/v1/snapshots', 'broken', { times: 1 })
  await chooseRowAction(page, 'spare', 'Snapshot')
  const toasts = page.getByRole('alert', { name: 'Error notifications' })
  await toasts.getByRole('button', { name: 'Copy what happened' }).click()
  await expect(toasts.getByRole('button', { name: 'Copied' })).toBeVisible()
  const text = await copied(page)
  expect(text).toContain('intent click menuitem "Snapshot"')
  expect(text).toContain('request snapshotCreate')
  expect(text).toContain('"serverRequestId":"r-42"')
  expect(text).toContain('notices/noticeShown')
})

test('what led to an error in the place of a page cannot be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, LIST, 'Instances')
  await failCalls(page, '/v1/disks', 'broken')
  await page.getByRole('link', { name: 'Disks', exact: true }).click()
  await page.getByRole('main').getByRole('button', { name: 'Copy what happened' }).first().click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const text = await copied(page)
  expect(text).toContain('request diskList')
  expect(text).toContain('"serverRequestId":"r-42"')
})

/** The stores that may keep typed text, as text. */
const kept = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      window.orreryLog?.state(),
      window.orreryLog?.tape(),
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      location.href,
    ]),
  )

test('a password is kept in the log, the tape, the state or the storage', async ({ page }) => {
  await page.goto('/login/tidewater-research/local?latency=0')
  await failCalls(page, { operation: 'loginLocal' }, 'broken', { times: 1 })
  await page.getByLabel('Username').fill('ines')
  await page.getByLabel('Password').fill('canary-password')
  await page.getByLabel('Password').press('Enter')
  await expect(page.getByText('Internal Server Error')).toBeVisible()
  const text = await kept(page)
  expect(text).toContain('login.submitted')
  expect(text).toContain('"username":"ines"')
  expect(text).not.toContain('canary')
})

test('a device code is kept in the log, the tape, the state or the storage', async ({ page }) => {
  await page.goto('/device/verify?latency=0')
  await failCalls(page, { operation: 'deviceAuthConfirm' }, 'broken', { times: 1 })
  await page.getByRole('textbox').first().focus()
  await page.keyboard.type('canaryqz')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Internal Server Error')).toBeVisible()
  const text = await kept(page)
  expect(text).toContain('deviceAuthConfirm')
  expect(text.toLowerCase()).not.toMatch(/canary?-?qz|can-?aryqz|canaryqz/)
})

test('the text of an SSH key that was refused is kept in the log, the tape, the state or the storage', async ({
  page,
}) => {
  await visit(page, '/projects/web/instances-new?scenario=small&latency=0', 'Create instance')
  await failCalls(page, { operation: 'currentUserSshKeyCreate' }, 'broken', { times: 1 })
  await page.getByRole('button', { name: 'Add SSH key' }).click()
  const panel = dialog(page, 'Add SSH key')
  await panel.getByRole('textbox', { name: 'Name' }).fill('mine')
  await panel.getByRole('textbox', { name: 'Public key' }).fill(`${sshKeys.ed25519} canary`)
  await panel.getByRole('button', { name: 'Add SSH key' }).click()
  await expect(panel.getByRole('alert')).toBeVisible()
  const text = await kept(page)
  expect(text).toContain('currentUserSshKeyCreate')
  expect(text).not.toContain('canary')
})

test('the log names keyboard or pointer, and holds nothing of what was typed', async ({ page }) => {
  await visit(page, LIST, 'Instances')
  const filter = page.getByRole('searchbox', { name: 'Filter instances' })
  await filter.fill('canary')
  await filter.fill('')
  await page.getByRole('link', { name: 'web-1', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'web-1' }).waitFor()
  await page.getByRole('link', { name: 'Instances', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Instances' }).waitFor()
  const entries = await entriesOf(page)
  const intents = entries.filter(({ kind }) => kind === 'intent').map(line)
  expect(intents).toContain('keyboard: click a "web-1" in row "web-1"')
  expect(intents).toContain('pointer: click a "Instances"')
  expect(intents.join('\n')).not.toContain('canary')
})
