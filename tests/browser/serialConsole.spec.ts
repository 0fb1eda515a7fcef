import type { Locator, Page } from 'playwright/test'
import { accessibilityViolations } from '../support/accessibility'
import { dialog, signInAs, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { elsewhere } from '../support/elsewhere'

const at = (instance: string, more = '') =>
  `/projects/web/instances/${instance}/serial-console?scenario=small&latency=0&speed=20${more}`

/** The terminal's accessible text: one item per row. */
const terminal = (page: Page, instance = 'web-1') =>
  page.getByRole('group', { name: `Serial console of ${instance}` })
const line = (page: Page, text: string | RegExp, instance?: string): Locator =>
  terminal(page, instance).getByRole('listitem').filter({ hasText: text })
const input = (page: Page) => page.getByRole('textbox', { name: 'Terminal input' })
const connection = (page: Page) => page.getByRole('status', { name: 'Connection' })

async function signIn(page: Page) {
  await expect(line(page, 'web-1 login:')).toBeVisible()
  await input(page).focus()
  await page.keyboard.type('demo\n')
  await expect(line(page, 'Password:')).toBeVisible()
  await page.keyboard.type('open sesame\n')
  await expect(line(page, 'demo@web-1:~$')).toBeVisible()
}

const paste = (page: Page, text: string) =>
  input(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
    )
  }, text)

test('takes a login, a command and, once asked, several lines; none of it gets into the store or its log @journey', async ({
  page,
}) => {
  await visit(page, at('web-1'), 'Serial console')
  await expect(page).toHaveTitle('Serial console / web-1 / Instances / web / Projects / Orrery')
  await expect(connection(page)).toHaveText('connected')
  await expect(line(page, 'Started Secure Shell server')).toBeVisible()
  await signIn(page)
  await expect(terminal(page)).not.toContainText('open sesame')
  // One line is pasted without a question.
  await paste(page, 'nproc')
  await page.keyboard.press('Enter')
  await expect(line(page, /^2\s*$/)).toBeVisible()
  // As an emoji panel, dictation or a text expander types: without a key.
  await page.keyboard.insertText('hostname')
  await page.keyboard.press('Enter')
  await expect(line(page, /^web-1\s*$/)).toBeVisible()
  // Without a selection, Ctrl+C is for the program.
  await page.keyboard.type('sle')
  await page.keyboard.press('Control+C')
  await expect(line(page, 'sle^C')).toBeVisible()
  await page.getByRole('button', { name: 'Scroll to top' }).click()
  await expect(line(page, 'Slipway boot loader')).toBeVisible()
  await page.getByRole('button', { name: 'Scroll to bottom' }).click()
  await expect(line(page, 'demo@web-1:~$').first()).toBeVisible()

  const asked = dialog(page, 'Paste 2 lines?')
  await test.step('a paste of several lines can be called off', async () => {
    await paste(page, 'first secret\nsecond secret\n')
    await expect(asked.getByLabel('Text to paste')).toContainText('second secret')
    expect(await accessibilityViolations(page, { within: '[role=alertdialog]' })).toEqual([])
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await expect(asked).toBeHidden()
    await expect(input(page)).toBeFocused()
    await expect(line(page, 'first secret')).toHaveCount(0)
    await paste(page, 'first secret\nsecond secret\n')
    await asked.getByRole('button', { name: 'Paste', exact: true }).click()
    await expect(line(page, 'second: there is no such command')).toBeVisible()
  })
  await test.step('the store and its log have none of it', async () => {
    const kept = await page.evaluate(() =>
      JSON.stringify([window.orreryLog?.state(), window.orreryLog?.tape()]),
    )
    expect(kept).toContain('stream.answered')
    for (const secret of ['sesame', 'secret', 'there is no such command', 'Secure Shell', 'Last login'])
      expect(kept).not.toContain(secret)
  })
})

/** Selects the first word of a row. */
async function selectFirstWord(page: Page, row: Locator) {
  const box = await row.boundingBox()
  if (!box) throw new Error('the row is not shown')
  await page.mouse.dblclick(box.x + 12, box.y + box.height / 2)
}

test('a selection stays over a lost connection, and is copied by Ctrl+Shift+C and Ctrl+C', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await visit(page, at('web-1', '&faults=socket:1'), 'Serial console')
  await expect(line(page, 'web-1 login:')).toBeVisible()
  await page.getByRole('button', { name: 'Scroll to top' }).click()
  const first = line(page, 'Loading the kernel')
  await selectFirstWord(page, first)
  // The connection is lost and comes back: nothing on the screen moves.
  const note = page.getByRole('note').filter({ hasText: 'Connection lost' })
  await expect(note).toBeVisible()
  await expect(connection(page)).toHaveText('connected')
  await page.keyboard.press('Control+Shift+C')
  await expect(page.getByRole('status').filter({ hasText: /^Copied$/ })).toBeVisible()
  expect(await copied()).toBe('Loading')
  await selectFirstWord(page, first)
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await page.keyboard.press('Control+C')
  await expect.poll(copied).toBe('Loading')
})

test('an instance stopped elsewhere ends the console with a message; started again, it opens by itself', async ({
  page,
}) => {
  await visit(page, at('web-1'), 'Serial console')
  await expect(line(page, 'web-1 login:')).toBeVisible()
  await elsewhere(page, 'POST', '/v1/instances/web-1/stop?project=web')
  await expect(line(page, 'Powering down.')).toBeVisible()
  const note = page.getByRole('note').filter({ hasText: 'The console has ended with its instance' })
  await expect(note).toBeVisible()
  await expect(connection(page)).toHaveText('disconnected')
  await expect(line(page, 'Powering down.')).toBeVisible()
  await note.getByRole('button', { name: 'Start instance' }).click()
  await expect(connection(page)).toHaveText('connected')
  await expect(note).toBeHidden()
  await expect(line(page, 'web-1 login:')).toBeVisible()
  await expect(line(page, 'Powering down.')).toHaveCount(0)
})

test('a lost connection is taken up again, and the past is not shown twice', async ({ page }) => {
  await visit(page, at('web-1', '&faults=socket:2'), 'Serial console')
  const prompt = line(page, 'web-1 login:')
  await expect(prompt).toBeVisible()
  const lines = (await prompt.getAttribute('aria-setsize')) ?? ''
  const note = page.getByRole('note').filter({ hasText: 'Connection lost' })
  // Automatically after a second, and at once on request.
  await expect(note).toBeVisible()
  await expect(connection(page)).toHaveText('connected')
  await expect(prompt).toHaveAttribute('aria-setsize', lines)
  await expect(note).toBeVisible()
  await note.getByRole('button', { name: 'Try again now' }).click()
  await expect(connection(page)).toHaveText('connected')
  await expect(prompt).toHaveAttribute('aria-setsize', lines)
})

test('a stopped instance has no console: why, and the way to one', async ({ page }) => {
  await visit(page, at('db-1'), 'Serial console')
  await expect(page.getByRole('heading', { name: 'No console now' })).toBeVisible()
  await expect(
    page.getByText('db-1 is stopped. Only running, rebooting, migrating or repairing'),
  ).toBeVisible()
  await expect(terminal(page, 'db-1')).toHaveCount(0)
  await page.getByRole('button', { name: 'Start instance' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for db-1' })).toBeVisible()
  await expect(line(page, 'db-1 login:', 'db-1')).toBeVisible()
})

test('a viewer of a project sees which role the console needs', async ({ page }) => {
  await signInAs(page, 'yuki')
  await visit(
    page,
    '/projects/berth-planner/instances/berth-api-1/serial-console?latency=0',
    'Serial console',
  )
  const refusal = page.getByRole('main').getByRole('alert')
  await expect(refusal).toContainText('You may not use this console')
  await expect(refusal).toContainText('collaborator role')
  await expect(connection(page)).toHaveText('refused')
  await refusal.getByRole('button', { name: 'Try again now' }).click()
  await expect(refusal).toContainText('You may not use this console')
})

test('keyboard alone: to the console, in, out, and back', async ({ page }) => {
  await visit(page, '/projects/web/instances/web-1/connect?scenario=small&latency=0', 'web-1')
  await page.getByRole('main').getByRole('link', { name: 'Connect' }).focus()
  await page.keyboard.press('Enter')
  await expect(input(page)).toBeFocused()
  await expect(input(page)).toHaveAccessibleDescription(/Ctrl \+ Shift \+ E leaves the terminal/)
  await page.keyboard.type('dem')
  await page.keyboard.press('Tab')
  await expect(input(page)).toBeFocused()
  // Something was typed, so closing the tab asks.
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const unload = await asked
  expect(unload.type()).toBe('beforeunload')
  await unload.dismiss()
  await page.keyboard.press('Control+Shift+E')
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeFocused()
  await page.getByRole('link', { name: 'Back to instance' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'web-1' })).toBeVisible()
})

test('the connect tab: the console, the same in your own terminal, SSH, and the keys it was made with', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const tab = '/projects/berth-planner/instances/berth-api-1/connect?latency=0'
  await visit(page, tab, 'berth-api-1')
  const card = page.getByRole('region', { name: 'Serial console' })
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect(card).toContainText('region-cli stands for your region’s command-line program')
  await card.getByRole('button', { name: 'Copy command' }).click()
  await expect(card.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await copied()).toBe(
    'region-cli instance serial console --project berth-planner --instance berth-api-1',
  )
  await expect(card).toContainText('prints what the console has shown so far')
  await card.getByRole('button', { name: 'Copy curl command' }).click()
  const call = `${new URL(page.url()).origin}/v1/instances/berth-api-1/serial-console`
  await expect
    .poll(copied)
    .toBe(
      `curl --fail-with-body --header "Authorization: Bearer $TOKEN" '${call}?project=berth-planner&most_recent=262144'`,
    )
  await expect(page.getByRole('region', { name: 'SSH' })).toContainText('ssh [user]@192.0.2.10')
  const keys = page.getByRole('table', { name: 'SSH keys' })
  await expect(keys.getByRole('row')).toHaveCount(3)
  await expect(keys).toContainText('bastion')
  await page.getByRole('main').getByRole('link', { name: 'Connect' }).click()
  await page.getByRole('button', { name: 'CLI command' }).click()
  await expect(dialog(page, 'CLI command')).toContainText('--project berth-planner')
  await expect(dialog(page, 'CLI command')).toContainText('project=berth-planner')

  await visit(page, '/projects/berth-planner/instances/gpu-like-64/connect?latency=0', 'gpu-like-64')
  await expect(page.getByRole('region', { name: 'SSH' })).toContainText('gpu-like-64 has no external IP')
  await expect(page.getByRole('heading', { name: 'Created without SSH keys' })).toBeVisible()
  await page.getByRole('link', { name: 'Attach one on the networking tab' }).click()
  await expect(page).toHaveURL('/projects/berth-planner/instances/gpu-like-64/networking')
})
