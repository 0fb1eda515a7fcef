import { readFileSync } from 'node:fs'
import type { Page, Request } from 'playwright/test'
import { accessibilityViolations } from '../support/accessibility'
import {
  allowClipboard,
  chooseRowAction,
  confirm,
  confirmInVain,
  dialog,
  goInPage,
  openBanner,
  refreshUntil,
  stateIn,
  visit,
} from '../support/actions'
import { expect, test } from '../support/browserTest'

// The machine debugger in the built console: below the page, on its own page, and in a second window.

const LIST = '/projects/web/instances?scenario=small&latency=0&speed=20'

const dock = (page: Page) => page.getByRole('region', { name: 'Machine debugger' })

const follow = (page: Page, label: string) =>
  page.getByRole('combobox', { name: 'Follow' }).selectOption({ label })

/** Stops web-1 and waits until it has stopped. */
async function stopWeb1(page: Page) {
  await chooseRowAction(page, 'web-1', 'Stop')
  await confirm(page, 'Stop web-1?')
  await refreshUntil(page, stateIn(page, 'web-1', 'stopped'))
}

test('beside the page, the chart follows an instance, and the log says why', async ({ page }) => {
  await allowClipboard(page)
  await visit(page, LIST, 'Instances')
  await page.keyboard.press('ControlOrMeta+.')
  const panel = dock(page)

  await test.step('its current tab has the focus; Escape and F6 go to the page and back', async () => {
    const tab = panel.getByRole('tab', { name: 'Charts' })
    const heading = page.getByRole('heading', { level: 1, name: 'Instances' })
    await expect(tab).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(tab).not.toBeFocused()
    await heading.focus()
    await page.keyboard.press('F6')
    await expect(tab).toBeFocused()
    await page.keyboard.press('F6')
    await expect(heading).toBeFocused()
  })

  await test.step('all instances at once, as counts', async () => {
    await expect(panel.getByRole('button', { name: 'stopped 1 here' })).toBeVisible()
    await expect(panel.getByRole('button', { name: 'running 2 here' })).toBeVisible()
  })

  await test.step('one instance on its way', async () => {
    await follow(page, 'web-1')
    await expect(panel.getByRole('button', { name: 'running now' })).toBeVisible()
    await chooseRowAction(page, 'web-1', 'Stop')
    await confirm(page, 'Stop web-1?')
    await expect(stateIn(page, 'web-1', 'stopped')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'stopped now' })).toBeVisible()
    await expect(panel.getByRole('button', { name: 'running visited' })).toBeVisible()
    const last = panel.getByRole('row', { name: 'stopping report stopped stopped last' })
    await expect(last).toBeVisible()
  })

  await test.step('the chart is copied for other tools', async () => {
    await panel.getByRole('button', { name: 'Copy as another format' }).click()
    await page.getByRole('menuitem', { name: 'Mermaid' }).click()
    await expect(panel.getByText('Mermaid copied')).toBeVisible()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toContain('running --> stopping : stop, or reported')
  })

  await test.step('a change leads to its entry, its causes and its sequence', async () => {
    await panel.getByRole('button', { name: /web-1: stopping → stopped/ }).click()
    const chosen = panel.getByRole('complementary', { name: 'The chosen entry' })
    const why = chosen.getByRole('list', { name: 'What led to it' })
    await expect(why.getByRole('button').first()).toContainText('click menuitem "Stop"')
    await expect(chosen.getByRole('list', { name: 'What followed' })).toContainText('settled')
    await chosen.getByRole('button', { name: 'Show sequence' }).click()
    const steps = panel.getByRole('list', { name: 'Steps' }).getByRole('listitem')
    await expect(steps.first()).toContainText('You to Page: click menuitem "Stop"')
    // A poll of the command may have its response after that.
    await expect(steps.filter({ hasText: /stopping → stopped|command-1: settled/ })).toContainText([
      'Region to web-1: stopping → stopped',
      'command-1: settled',
    ])
  })

  await test.step('the log is filtered, and moved through by keys', async () => {
    await panel.getByRole('tab', { name: 'Log' }).click()
    await panel.getByRole('button', { name: 'reply', exact: true }).click()
    await panel.getByRole('searchbox', { name: 'Filter the log' }).fill('instanceStop')
    const list = panel.getByRole('listbox', { name: 'Entries' })
    await expect(list.getByRole('option')).toHaveCount(1)
    await panel.getByRole('searchbox', { name: 'Filter the log' }).fill('')
    await list.focus()
    await page.keyboard.press('Home')
    await expect(list.getByRole('option', { selected: true })).toContainText('instanceStop answers 202')
  })

  await test.step('back in time, every part shows what was then', async () => {
    await panel.getByRole('button', { name: 'reply', exact: true }).click()
    await panel.getByRole('tab', { name: 'Charts' }).click()
    await panel.getByRole('combobox', { name: 'Machine' }).selectOption({ label: 'Instance' })
    await follow(page, 'web-1')
    const went = panel.getByRole('list', { name: 'What it went through' }).getByRole('listitem')
    await expect(went).toHaveText([/^running.*until/, /^stopping.*\ss$/, /^stopped.*since/])
    const time = panel.getByRole('slider', { name: 'Time' })
    await time.focus()
    await page.keyboard.press('Home')
    await expect(panel.getByRole('button', { name: 'running now' })).toBeVisible()
    await panel.getByRole('button', { name: 'One entry on' }).click()
    await expect(time).toHaveAttribute('aria-valuetext', /\d{3} /)
    await panel.getByRole('button', { name: 'Back to now' }).click()
    await expect(panel.getByRole('button', { name: 'stopped now' })).toBeVisible()
  })

  await test.step('coverage names what was not seen, and the way to it', async () => {
    await panel.getByRole('tab', { name: 'Coverage' }).click()
    const row = panel.getByRole('row', { name: /^Instance/ })
    await expect(row).toContainText('3 of 10')
    await row.getByRole('button', { name: 'Instance' }).click()
    const missing = panel.getByRole('region', { name: 'Not seen of Instance' })
    await expect(missing.getByRole('listitem').filter({ hasText: 'running → rebooting' })).toContainText(
      'report starting, then report running, then reboot',
    )
    await missing.getByRole('button', { name: 'running → rebooting', exact: true }).click()
    await expect(panel.getByRole('table', { name: 'Transitions of running' })).toBeVisible()
  })

  await test.step('an unseen transition is taken on the mock region, along the shortest way', async () => {
    await panel.getByRole('tab', { name: 'Coverage' }).click()
    const missing = panel.getByRole('region', { name: 'Not seen of Instance' })
    await expect(
      missing.getByRole('button', { name: 'Take me there (creating → starting)' }),
    ).toHaveAccessibleDescription('Nothing on the page can come there')
    await missing.getByRole('button', { name: 'Take me there (repairing → running)' }).click()
    const about = panel.getByRole('complementary', { name: /^About Instance: / })
    await expect(about.getByRole('button', { name: /running → repairing/ })).toBeVisible()
    await expect(about.getByRole('button', { name: /repairing → running/ })).toBeVisible()
    await panel.getByRole('tab', { name: 'Coverage' }).click()
    await expect(missing.getByRole('button', { name: 'running → rebooting', exact: true })).toBeVisible()
    await expect(missing.getByRole('button', { name: 'repairing → running', exact: true })).toBeHidden()
  })

  await test.step('looking at the log does not fill it', async () => {
    const intents = await page.evaluate(
      () =>
        window.orreryLog
          ?.entries()
          .filter(({ kind, subject }) => kind === 'intent' && /Copy as|Mermaid|Show sequence/.test(subject))
          .length,
    )
    expect(intents).toBe(0)
  })

  await page.keyboard.press('ControlOrMeta+.')
  await expect(panel).toBeHidden()
})

test('an unlawful report of the region is red, and listed with its rule; actors take events; calls fail on purpose @journey @engines', async ({
  page,
}) => {
  await visit(page, LIST, 'Instances')
  await (await openBanner(page)).getByRole('button', { name: 'Machines' }).click()
  const panel = dock(page)

  await test.step('the debugger reports a state on behalf of the region', async () => {
    await panel.getByRole('tab', { name: 'Send' }).click()
    const report = panel.getByRole('form', { name: 'Report a state for the region' })
    await report.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Instance' })
    await report.getByRole('combobox', { name: 'Resource' }).selectOption({ label: 'web-1' })
    await report
      .getByRole('combobox', { name: 'State' })
      .selectOption({ label: 'creating (against the law)' })
    await report.getByRole('button', { name: 'Report creating' }).click()
    await panel.getByRole('tab', { name: 'Disagreements (1)' }).click()
    const item = panel.getByRole('list', { name: 'Disagreements' }).getByRole('listitem')
    await expect(item).toContainText('unlawful Instance web-1')
    await expect(item).toContainText(
      'From running it may go to: stopping, rebooting, migrating, repairing, failed.',
    )
    await expect(item).toContainText('It went from running to creating.')
    await item.getByRole('button', { name: 'Show state chart' }).click()
    const about = panel.getByRole('complementary', { name: 'About Instance: web-1' })
    await expect(about).toContainText('running → creating (unlawful)')
    await about.getByRole('button', { name: /running → creating/ }).click()
    const why = panel.getByRole('list', { name: 'What led to it' })
    await expect(why.getByRole('button').first()).toContainText('report creating for instance web-1')
  })

  await test.step('page, chart and log choose together', async () => {
    const row = page.getByRole('row').filter({ hasText: 'web-2' })
    const plain = await row.evaluate((element) => getComputedStyle(element).backgroundColor)
    await row
      .getByRole('cell')
      .last()
      .click({ position: { x: 2, y: 2 } })
    await panel.hover()
    await panel.getByRole('tab', { name: 'Charts' }).click()
    await expect(panel.getByRole('complementary', { name: 'About Instance: web-2' })).toBeVisible()
    await expect(row).not.toHaveCSS('background-color', plain)
    await panel.getByRole('tab', { name: 'Log' }).click()
    await panel.getByRole('option', { name: /web-1: running → creating/ }).click()
    await panel.getByRole('tab', { name: 'Charts' }).click()
    await expect(panel.getByRole('complementary', { name: 'About Instance: web-1' })).toBeVisible()
    await expect(row).toHaveCSS('background-color', plain)
  })

  await test.step('an actor takes only the events of its state', async () => {
    await chooseRowAction(page, 'web-2', 'Stop')
    await dialog(page, 'Stop web-2?').waitFor()
    await page.keyboard.press('Escape')
    await dialog(page, 'Stop web-2?').waitFor({ state: 'hidden' })
    await panel.getByRole('tab', { name: 'Send' }).click()
    const send = panel.getByRole('form', { name: 'Send an event to an actor' })
    await expect(send.getByRole('option', { name: 'confirm (takes nothing now)' })).toBeAttached()
    await send.getByRole('combobox', { name: 'Actor' }).selectOption('session')
    await expect(send.getByRole('option', { name: /^session\./ })).toHaveText([
      'session.expired',
      'session.left',
    ])
    await expect(send.getByRole('textbox', { name: 'location' })).toBeVisible()
  })

  await test.step('the next call of an operation fails', async () => {
    const fail = panel.getByRole('form', { name: 'Make the next call fail' })
    await fail.getByRole('combobox', { name: 'Operation' }).selectOption('instanceStop')
    await fail.getByRole('button', { name: 'Fail the next call' }).click()
    await expect(fail.getByText('The next call of instanceStop fails with 500.')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+.')
    await chooseRowAction(page, 'web-2', 'Stop')
    const refused = await confirmInVain(page, 'Stop web-2?')
    await expect(refused.getByRole('alert')).toContainText('Could not stop web-2')
    await refused.getByRole('button', { name: 'Why?' }).click()
    await expect(refused).toBeHidden()
  })

  await test.step('a refusal leads to its entry in the log, and stays as a notice', async () => {
    await expect(panel.getByRole('tab', { name: 'Log', selected: true })).toBeFocused()
    const entries = panel.getByRole('listbox', { name: 'Entries' })
    await expect(entries.getByRole('option', { selected: true })).toContainText('instanceStop answers 500')
    await expect(page.getByRole('alert').filter({ hasText: 'Could not stop web-2' })).toBeVisible()
    const internal = panel.getByRole('toolbar', { name: 'Kinds of entries' }).getByRole('button', {
      name: /internal/,
    })
    await expect(entries.getByRole('option', { name: /xstate/ })).toHaveCount(0)
    await internal.click()
    await expect(internal).toHaveAttribute('aria-pressed', 'true')
  })
})

test('a window that the browser blocks is not missing without a word', async ({ page }) => {
  const blocked = page.getByRole('alert').filter({ hasText: 'The browser blocked the window' })
  await visit(page, LIST, 'Instances')
  await page.evaluate(() => {
    window.open = () => null
  })
  await (await openBanner(page)).getByRole('button', { name: 'Machines' }).click()
  await dock(page).getByRole('button', { name: 'Own window' }).click()
  await expect(blocked).toBeVisible()
  await dock(page).getByRole('link', { name: 'Whole page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Machines' })).toBeVisible()
  await expect(blocked).toBeHidden()
  await page.getByRole('button', { name: 'Own window' }).click()
  await expect(blocked).toBeVisible()
})

test('a second window follows the page; a saved log opens where nothing was done', async ({ page }) => {
  await visit(page, LIST, 'Instances')
  await (await openBanner(page)).getByRole('button', { name: 'Machines' }).click()
  await follow(page, 'web-1')
  const opened = page.waitForEvent('popup')
  await dock(page).getByRole('button', { name: 'Own window' }).click()
  const other = await opened

  await test.step('the window shows what happens in the page', async () => {
    await expect(
      other.getByText('Every state machine of the page that opened this window, live.'),
    ).toBeVisible()
    await expect(other.getByRole('button', { name: 'running now' })).toBeVisible()
    await stopWeb1(page)
    await expect(other.getByRole('button', { name: 'stopped now' })).toBeVisible()
  })

  const saving = page.waitForEvent('download')
  await dock(page).getByRole('button', { name: 'Save log' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^orrery-.*\.trace\.jsonl$/)
  const path = await saved.path()
  expect(readFileSync(path, 'utf8').split('\n')[0]).toContain('"format":"orrery.trace"')

  await test.step('when the page closes, the window keeps the last of it, and follows it when it comes back', async () => {
    await page.goto('/favicon.svg')
    await expect(other.getByText('This is the last of it')).toBeVisible()
    await expect(other.getByRole('button', { name: 'stopped now' })).toBeVisible()
    await visit(page, LIST, 'Instances')
    await expect(
      other.getByText('Every state machine of the page that opened this window, live.'),
    ).toBeVisible()
    await expect(other.getByRole('button', { name: 'running now' })).toBeVisible()
    await other.close()
  })

  await test.step('the saved log shows the same in a console that did nothing, in a browser that keeps nothing', async () => {
    await page.evaluate(() => {
      sessionStorage.clear()
      localStorage.clear()
    })
    await visit(page, '/_machines?chart=instance&scenario=small&latency=0', 'Machines')
    await page.getByLabel('Saved log').setInputFiles(path)
    await expect(page.getByText('Nothing here is live.')).toBeVisible()
    await follow(page, 'web-1')
    await expect(page.getByRole('button', { name: 'stopped now' })).toBeVisible()
    await page.getByRole('tab', { name: 'Sequence' }).click()
    await expect(page.getByText(/steps in/)).toBeVisible()
    await page.getByRole('button', { name: 'Back to the live log' }).click()
    await expect(page.getByText('No command yet')).toBeVisible()
  })
})

test('the page as it was stands beside the debugger, and calls nothing; every part is accessible', async ({
  page,
}) => {
  await visit(page, LIST, 'Instances')
  await stopWeb1(page)
  await page.getByRole('link', { name: 'Disks' }).click()
  await page.getByRole('heading', { level: 1, name: 'Disks' }).waitFor()
  // The data may have arrived before the page: a refresh adds an entry while the page is shown.
  await page.getByRole('button', { name: 'Refresh data' }).click()
  await page.keyboard.press('ControlOrMeta+.')
  const panel = dock(page)
  const time = panel.getByRole('slider', { name: 'Time' })
  const calls: string[] = []
  const noteCall = (request: Request) => {
    if (
      request.frame() !== page.mainFrame() &&
      // A file of the console.
      !request.url().endsWith('/config.json') &&
      ['fetch', 'xhr', 'websocket'].includes(request.resourceType())
    )
      calls.push(request.url())
  }
  page.on('request', noteCall)
  const pane = panel.getByRole('region', { name: 'The console as it was' })
  const past = page.frameLocator('iframe[title="The page of that time"]')
  const shows = (state: string) =>
    past.getByRole('row').filter({ hasText: 'web-1' }).getByText(state, { exact: true })

  await test.step('in the beginning, the list of instances, with web-1 running', async () => {
    await time.focus()
    await page.keyboard.press('Home')
    await panel.getByRole('button', { name: 'Show the page then' }).click()
    await expect(pane).toContainText('/projects/web/instances')
    await expect(shows('running')).toBeVisible()
  })

  await test.step('at the end the disks; the page itself stays where it is', async () => {
    await time.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    await expect(past.getByRole('heading', { level: 1, name: 'Disks' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Disks' })).toBeVisible()
    await page.keyboard.press('Home')
    await expect(shows('running')).toBeVisible()
  })

  await test.step('it is drawn from records alone, and goes with the present', async () => {
    expect(calls).toEqual([])
    await panel.getByRole('button', { name: 'Back to now' }).click()
    await expect(pane).toBeHidden()
  })
  page.off('request', noteCall)

  await test.step('every part of the debugger is accessible', async () => {
    await page.keyboard.press('ControlOrMeta+.')
    await goInPage(page, '/_machines')
    // The page opens on the charts, which everyRoute.spec.ts checks, with what is around each part.
    for (const part of ['Log', 'Sequence', 'Send', 'Coverage']) {
      await page.getByRole('tab', { name: part }).click()
      expect(await accessibilityViolations(page, { within: '[role="tabpanel"]' }), part).toEqual([])
    }
  })
})

test('the hosted inspector is fed the machines of the page, once its window has greeted', async ({
  page,
}) => {
  await page.context().route('https://stately.ai/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Inspector</title><ul></ul><script>
        addEventListener('message', ({ data }) => {
          const line = document.createElement('li')
          line.textContent = JSON.stringify(data)
          document.querySelector('ul').append(line)
        })
        opener.postMessage({ type: '@statelyai.connected' }, '*')
      </script>`,
    }),
  )
  await visit(page, `${LIST}&inspect=stately`, 'Instances')
  const opening = page.waitForEvent('popup')
  await stopWeb1(page)
  const inspector = await opening
  expect(inspector.url()).toBe('https://stately.ai/inspect')
  const heard = inspector.getByRole('listitem')
  await expect(
    heard.filter({ hasText: '"type":"@xstate.actor"' }).filter({ hasText: '"name":"session"' }),
  ).toHaveCount(1)
  const last = heard.filter({ hasText: '"type":"@xstate.snapshot"' }).filter({ hasText: '"value":"settled"' })
  await expect(last).toHaveCount(1)
  await inspector.close()
})

test('what no page shows is read from the region, followed, and reported on', async ({ page }) => {
  await visit(page, '/_machines?latency=0', 'Machines')
  for (const kind of ['Support bundle', 'Webhook delivery', 'BFD session'])
    await test.step(kind, async () => {
      await page.getByRole('tab', { name: 'Charts' }).click()
      await page.getByRole('combobox', { name: 'Machine' }).selectOption({ label: kind })
      await page.getByRole('button', { name: 'Watch in the region' }).click()
      await expect(page.getByRole('button', { name: 'Stop watching' })).toBeVisible()
      await page.getByRole('combobox', { name: 'Follow' }).selectOption({ index: 1 })
      await page.getByRole('tab', { name: 'Send' }).click()
      const report = page.getByRole('button', { name: /^Report / })
      const state = (await report.textContent())?.replace('Report ', '')
      await report.click()
      await page.getByRole('tab', { name: 'Charts' }).click()
      await expect(page.getByRole('button', { name: `${state} now` })).toBeVisible()
    })

  await test.step('an image leads back to its page', async () => {
    await visit(page, '/images?latency=0', 'Silo images')
    await (await openBanner(page)).getByRole('button', { name: 'Machines' }).click()
    const panel = dock(page)
    await panel.getByRole('combobox', { name: 'Machine' }).selectOption({ label: 'Image' })
    await follow(page, 'harbour-linux-13')
    await expect(panel.getByRole('button', { name: 'ready now' })).toBeVisible()
    await panel.getByRole('link', { name: 'Open harbour-linux-13' }).click()
    await dialog(page, 'Image details').waitFor()
  })
})
