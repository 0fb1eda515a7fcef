import { runInNewContext } from 'node:vm'
import type { Page } from 'playwright/test'
import { chooseRowAction, confirm, confirmInVain, dialog, row, stateIn } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { keepScript, loadOnDemand, playInPage } from '../support/demoPlayer'

// Recordings are copied from the debugger as tests and as demos. The test is run, and the demo is played to its
// end: neither is compared as text.

const SMALL = '?scenario=small&latency=0&speed=20'
const LIST = `/projects/web/instances${SMALL}`
const DISKS = `/projects/web/disks${SMALL}`

const dock = (page: Page) => page.getByRole('region', { name: 'Machine debugger' })
const toggleDock = (page: Page) => page.keyboard.press('ControlOrMeta+.')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** The forms of the debugger that send something; closes it afterwards. */
async function send(page: Page, act: (panel: ReturnType<typeof dock>) => Promise<void>) {
  await toggleDock(page)
  await dock(page).getByRole('tab', { name: 'Send' }).click()
  await act(dock(page))
  await toggleDock(page)
}

/** Creates a disk, whose panel is open. */
async function createDisk(page: Page, name: string) {
  const panel = dialog(page, 'Create disk')
  await panel.getByRole('textbox', { name: 'Name' }).fill(name)
  await panel.getByRole('button', { name: 'Create disk' }).click()
  await expect(panel).toBeHidden()
  await expect(row(page, name)).toBeVisible()
}

/** A recording: its acts, and the page where they begin. */
const recordings: Readonly<Record<string, [start: string, act: (page: Page) => Promise<void>]>> = {
  'a call that fails, Try again, a plan, quick actions, keys, and a report of the region': [
    LIST,
    async (page) => {
      await test.step('a call that fails, and Try again', async () => {
        await send(page, async (panel) => {
          const form = panel.getByRole('form', { name: 'Make the next call fail' })
          await form.getByRole('combobox', { name: 'Operation' }).selectOption('instanceStop')
          await form.getByRole('button', { name: 'Fail the next call' }).click()
        })
        await chooseRowAction(page, 'web-1', 'Stop')
        const asked = await confirmInVain(page, 'Stop web-1?')
        await asked.getByRole('button', { name: 'Try again' }).click()
        await expect(stateIn(page, 'web-1', 'stopped')).toBeVisible()
      })
      await test.step('a plan', async () => {
        await chooseRowAction(page, 'web-2', 'Delete…')
        await confirm(page, 'Stop, then delete web-2?', 'Stop, then delete')
        await expect(row(page, 'web-2')).toHaveCount(0)
      })
      await test.step('quick actions and keys', async () => {
        await page.keyboard.press('ControlOrMeta+k')
        const palette = dialog(page, 'Quick actions')
        await palette.getByRole('combobox', { name: 'Search' }).fill('start web-1')
        await page.keyboard.press('Enter')
        await expect(stateIn(page, 'web-1', 'running')).toBeVisible()
        await page.keyboard.press('g')
        await page.keyboard.press('d')
        await heading(page, 'Disks').waitFor()
        await page.keyboard.press('ControlOrMeta+k')
        await palette.waitFor()
        await page.keyboard.press('Escape')
        await expect(palette).toBeHidden()
      })
      await test.step('a report of the region', async () => {
        await send(page, async (panel) => {
          const form = panel.getByRole('form', { name: 'Report a state for the region' })
          await form.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Disk' })
          await form.getByRole('combobox', { name: 'Resource' }).selectOption({ label: 'spare' })
          await form.getByRole('combobox', { name: 'State' }).selectOption({ label: 'faulted' })
          await form.getByRole('button', { name: 'Report faulted' }).click()
        })
        await expect(stateIn(page, 'spare', 'faulted')).toBeVisible()
        await chooseRowAction(page, 'spare', 'Delete')
        await confirm(page, 'Delete spare?')
        await expect(row(page, 'spare')).toHaveCount(0)
      })
    },
  ],
  'a filter, a facet, an order, a form with errors, back, forward, a double click, tabs, and a choice in the address':
    [
      DISKS,
      async (page) => {
        await test.step('a filter, a facet, an order, and a form with errors', async () => {
          await page.getByRole('button', { name: 'Filter by Attached to' }).click()
          await page.getByRole('menuitemcheckbox', { name: /web-1/ }).click()
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: 'Size', exact: true }).click()
          await expect(page).toHaveURL(/attached=.*sort=size/)
          await page.getByRole('button', { name: 'Clear filter' }).click()
          await expect(page).not.toHaveURL(/attached/)
          await page.getByRole('searchbox').fill('web')
          await expect(page).toHaveURL(/filter=web/)
          await page.getByRole('link', { name: 'Create disk' }).click()
          const panel = dialog(page, 'Create disk')
          await panel.getByRole('textbox', { name: 'Name' }).fill('Not A Name')
          await panel.getByRole('button', { name: 'Create disk' }).click()
          await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/./)
          await panel.getByRole('radio', { name: 'Image' }).check()
          await panel.getByRole('radio', { name: 'Blank' }).check()
          await panel.getByRole('spinbutton', { name: 'Size (GiB)' }).fill('30')
          await createDisk(page, 'web-spare')
          // Seen before the next act, as the demo will see it.
          await expect(stateIn(page, 'web-spare', 'detached')).toBeVisible()
          await expect(page).toHaveURL(/filter=web/)
          await page.getByRole('button', { name: 'Clear filter' }).click()
          await expect(page).not.toHaveURL(/filter/)
        })
        await test.step('back, forward, a double click, tabs, and a choice in the address', async () => {
          await page.getByRole('searchbox').fill('web')
          await expect(page).toHaveURL(/filter=web/)
          await page.getByRole('link', { name: 'Snapshots', exact: true }).dblclick()
          await heading(page, 'Snapshots').waitFor()
          await page.goBack()
          await heading(page, 'Disks').waitFor()
          await page.goForward()
          await heading(page, 'Snapshots').waitFor()
          await page.getByRole('link', { name: 'Instances', exact: true }).first().click()
          await heading(page, 'Instances').waitFor()
          await page.getByRole('link', { name: 'web-1', exact: true }).click()
          await heading(page, 'web-1').waitFor()
          await page.getByRole('tab', { name: 'Networking' }).click()
          await expect(page).toHaveURL(/networking/)
          await page.getByRole('tab', { name: 'Metrics' }).click()
          await expect(page).toHaveURL(/metrics/)
          await page.getByRole('combobox', { name: 'State' }).selectOption({ index: 1 })
          await expect(page).toHaveURL(/state=/)
        })
      },
    ],
}

/** The text that a button of the log copies. */
async function copied(page: Page, label: string): Promise<string> {
  await page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      configurable: true,
      value: (text: string) => {
        document.documentElement.dataset['copied'] = text
        return Promise.resolve()
      },
    })
  })
  await dock(page).getByRole('button', { name: label, exact: true }).click()
  return page.evaluate(() => document.documentElement.dataset['copied'] ?? '')
}

/** Runs the test of a copied file in a page. */
async function run(source: string, page: Page) {
  let body: ((given: { page: Page }) => Promise<void>) | undefined
  runInNewContext(source.replace(/^import .*$/m, ''), {
    URL,
    expect,
    test: (_: string, given: typeof body) => {
      body = given
    },
  })
  await body?.({ page })
}

test.describe.configure({ timeout: 90_000 })
// A call that fails on purpose is an error in the console.
test.use({ allowedErrors: [/500/] })

for (const [name, [start, act]] of Object.entries(recordings))
  test(`${name}: copied as a test that fails, or as a demo that does not play`, async ({ page }) => {
    await page.goto(start)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await act(page)
    await toggleDock(page)
    await dock(page).getByRole('tab', { name: 'Log' }).click()
    const source = await copied(page, 'Copy as test')
    const script = await copied(page, 'Copy as demo')
    await test.info().attach('test', { body: source })
    await test.info().attach('demo', { body: script })
    await test.step('the test', () => run(source, page))
    await test.step('the demo', async () => {
      await keepScript(page, script)
      const end = await loadOnDemand(page)
      await playInPage(page, 'own')
      await end()
    })
  })

test('a recording cannot be played from the log', async ({ page }) => {
  await page.goto('/_machines?scenario=small&latency=0')
  await page.getByRole('tab', { name: 'Log' }).click()
  const end = await loadOnDemand(page)
  await page.getByRole('button', { name: 'Play as demo' }).click()
  await expect(page.getByRole('region', { name: 'Demo: What was recorded' })).toBeVisible()
  await end()
})
