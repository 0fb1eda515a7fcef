import type { Page } from 'playwright/test'
import { causesOf } from '#store/eventLog/chain'
import type { Entry } from '#store/eventLog/entry'
import { chooseRowAction, confirm, dialog, stateIn, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { filterField } from '../support/instanceList'
import { entriesOf, line } from '../support/log'

// The event log in the built console: each chain is complete from the first click on. commands.spec.ts copies the
// causes of errors; secrets.spec.ts looks for typed secrets.

const LIST = '/projects/web/instances?scenario=small&latency=0&speed=20'

/** The chain of causes of the entry that reads as this, once it is there. */
async function chainOf(page: Page, text: string): Promise<string[]> {
  const isIt = (entry: Entry) => line(entry) === text
  await expect.poll(async () => (await entriesOf(page)).some(isIt)).toBe(true)
  const entries = await entriesOf(page)
  return causesOf(entries, entries.findLast(isIt)?.seq ?? 0).map(line)
}

/** From the confirmation to the answer. */
const confirmed = (command: number) => [
  'event actor/confirm confirm.accepted',
  'event actor/0.confirm.acting xstate.init',
  'event actor/root command.issued',
  `event actor/command-${command} xstate.init`,
  'event actor/0.command.requesting xstate.init',
  'request instanceStop',
  'reply instanceStop 202',
]

/** From the answer to the stopped instance. */
const stopped = [
  'event actor/0.command.requesting xstate.promise.resolve',
  'event actor/command-1 xstate.done.actor.0.command.requesting',
  'event actor/0.command.watching xstate.init',
  'request instanceList',
  'reply instanceList 200',
  'observed web-1 stopping → stopped',
  'event actor/command-1 subject.observed',
  'state actor/command-1 → "settled"',
]

test('the log names the hand that acted; a command has another cause than its click, or its choice in the palette', async ({
  page,
}) => {
  await visit(page, LIST, 'Instances')

  await test.step('the hand that acted, and nothing of what was typed', async () => {
    const filter = filterField(page)
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

  await test.step('the first command of a page', async () => {
    await chooseRowAction(page, 'web-1', 'Stop')
    await confirm(page, 'Stop web-1?')
    await expect(stateIn(page, 'web-1', 'stopped')).toBeVisible()
    expect(await chainOf(page, 'state actor/command-1 → "settled"')).toEqual([
      'pointer: click menuitem "Stop"',
      'event actor/confirm confirm.asked',
      'pointer: click button "Stop"',
      ...confirmed(1),
      ...stopped,
    ])
  })

  await test.step('the palette: a command of a row', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    const palette = dialog(page, 'Quick actions')
    await expect(palette.getByRole('combobox', { name: 'Search' })).toBeFocused()
    await page.keyboard.type('start web-2')
    const start = palette.getByRole('option', { name: 'Start web-2' })
    await expect(start).toHaveAttribute('aria-description', 'It is running already')
    await expect(start).toContainText('It is running already')
    await page.keyboard.press('Enter')
    await expect(start).toBeVisible()
    await palette.getByRole('combobox', { name: 'Search' }).fill('stop web-2')
    await expect(palette.getByRole('option')).toHaveText(['Stop web-2', 'Stop, then delete: web-2'])
    await page.keyboard.press('Enter')
    await confirm(page, 'Stop web-2?')
    await expect(stateIn(page, 'web-2', 'stopping')).toBeVisible()
    expect(await chainOf(page, 'reply instanceStop 202')).toEqual([
      'keyboard: click option "Stop web-2"',
      'palette: instance.stop for web-2',
      'event actor/confirm confirm.asked',
      'pointer: click button "Stop"',
      ...confirmed(2),
    ])
  })

  await test.step('the palette: the commands of the page it is opened on', async () => {
    await page.getByRole('link', { name: 'web-1', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'web-1' }).waitFor()
    await page.keyboard.press('ControlOrMeta+k')
    const actions = dialog(page, 'Quick actions').getByRole('group', { name: 'Actions' })
    for (const name of ['Start web-1', 'Stop web-1', 'Reboot web-1', 'Delete web-1'])
      await expect(actions.getByRole('option', { name })).toBeVisible()
    await page.keyboard.type('delete web-1')
    await page.keyboard.press('Enter')
    await expect(dialog(page, 'Delete web-1?')).toBeVisible()
  })
})
