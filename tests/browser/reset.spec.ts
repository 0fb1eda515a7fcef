import type { Page } from 'playwright/test'
import { chooseRowAction, confirm, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

// A new console in the loaded document behaves like a freshly loaded one: nothing of the previous console is
// left, and nothing of it keeps running.

test.use({ realLoads: true })

const LIST = '/projects/web/instances?scenario=small&seed=7&latency=0'

const reset = (page: Page, path = LIST) => page.evaluate((to) => window.orrery?.open(to), path)

/** The result of a look, once two looks in a row, half a second apart, are equal. */
async function settled<Seen>(look: () => Promise<Seen>): Promise<Seen> {
  let seen = await look()
  const isSame = async () => {
    const before = JSON.stringify(seen)
    seen = await look()
    return JSON.stringify(seen) === before
  }
  await expect.poll(isSame, { intervals: [500] }).toBe(true)
  return seen
}

/** Waits for the list and for the parts of its page whose code and data come after it. */
async function areAllHere(page: Page) {
  await expect(row(page, 'web-1')).toBeVisible()
  // The addresses of rows are asked for once the rows have been still.
  await expect(page.getByRole('table', { name: 'Instances' })).not.toContainText('loading')
  await expect(page.getByRole('complementary', { name: 'Technical preview' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Activity' })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Notifications' })).toBeAttached()
  await expect(page.getByRole('slider', { name: /^CPU of the last day/ }).first()).toBeVisible()
}

/** The content, storage and log of the page, without the differences between any two loads of the same page. */
async function shown(page: Page) {
  await areAllHere(page)
  // The announcement of the list comes a little later.
  return settled(() =>
    page.evaluate(async () => {
      // What waits for an idle browser was asked for before this, and so has begun.
      await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))
      const plain = (text: string) =>
        text
          // The names that React gives to elements are counted across the document.
          .replaceAll(/"[«_:]r[\w-]+[»_:]?"/g, '"id"')
          .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f-]+/g, 'uuid')
          // What was measured until now.
          .replaceAll(/<path d="M0 [^"]*"|\d+&nbsp;%/g, 'measured')
          .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|\b\d\d:\d\d\b|just now|\d+\ss( ago)?/g, 'time')
      const entries = window.orreryLog?.entries() ?? []
      return {
        address: location.pathname + location.search,
        title: document.title,
        attributes: [document.documentElement, document.body].map(({ attributes }) =>
          [...attributes].map(({ name, value }) => `${name}=${value}`),
        ),
        page: plain(document.getElementById('root')?.innerHTML ?? '').split(/(?=<)/),
        besides: [...document.body.children].map(({ localName }) => localName),
        focus: document.activeElement?.localName,
        scrolled: scrollY,
        // The settings are those of the loaded page, which reads them before its first console.
        stored: [localStorage, sessionStorage].map((storage) =>
          Object.entries(storage).filter(([key]) => key !== 'orrery.settings'),
        ),
        cookie: document.cookie,
        databases: (await indexedDB.databases()).map(({ name }) => name),
        log: entries.map(
          ({ seq, kind, subject, cause }) => `${seq} ${kind} ${plain(JSON.stringify(subject))}, ${cause}`,
        ),
      }
    }),
  )
}

/** Leaves state behind: a running command, a theme, a dialog that was open, and a half-filled form. */
async function leaveThingsBehind(page: Page) {
  await visit(page, '/projects/web/instances?scenario=small', 'Instances')
  await chooseRowAction(page, 'web-1', 'Stop')
  await confirm(page, 'Stop web-1?')
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitemradio', { name: 'Theme: dark' }).click()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('disk')
  await page.keyboard.press('Escape')
  await page.evaluate(() => window.orrery?.navigate('/projects/web/disks-new'))
  await page.getByRole('textbox', { name: 'Name' }).fill('half-filled')
  await page.keyboard.press('ControlOrMeta+k')
}

test('a console that is opened after another one is as if its page was loaded, nothing holds the other one, and what a test leaves is noticed', async ({
  page,
}) => {
  test.slow()
  await visit(page, LIST, 'Instances')
  const loaded = await shown(page)
  await leaveThingsBehind(page)
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'globalThis.over = new WeakRef(orreryLog)',
  })
  await reset(page)

  await test.step('as if its page was loaded', async () => {
    expect(await shown(page)).toEqual(loaded)
  })

  await test.step('nothing holds the one that is over', async () => {
    await row(page, 'web-1').click()
    await expect
      .poll(async () => {
        await session.send('HeapProfiler.collectGarbage')
        return page.evaluate(() => (window as { over?: WeakRef<object> }).over?.deref() === undefined)
      })
      .toBe(true)
    await session.send('Runtime.releaseObject', { objectId: result.objectId ?? '' })
    await page.evaluate(() => Reflect.deleteProperty(window, 'over'))
  })

  await test.step('what a test leaves in the document is noticed, and nothing else is', async () => {
    const left = () =>
      page.evaluate(() => {
        window.orrery?.close()
        return window.leftBehind?.()
      })
    expect(await left()).toEqual([])
    await page.evaluate(() => {
      Object.assign(window, { note: 1 })
      document.body.append(document.createElement('aside'))
      Date.now = () => 0
    })
    expect(await left()).toEqual(['note is another', 'now is another', 'an element aside is left'])
  })
})

const targets = ['window', 'document', 'document.documentElement', 'document.getElementById("root")']

/** The number of listeners of the document, by target and type of event. */
async function listenersOf(page: Page): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page)
  const counts: Record<string, number> = {}
  for (const expression of targets) {
    const { result } = await session.send('Runtime.evaluate', { expression })
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    })
    for (const { type } of listeners)
      counts[`${expression} ${type}`] = (counts[`${expression} ${type}`] ?? 0) + 1
  }
  await session.detach()
  return counts
}

/**
 * The same, once the listeners that wait for the list or an idle browser exist: links are listened to by then.
 */
async function settledListenersOf(page: Page) {
  await areAllHere(page)
  await expect.poll(async () => (await listenersOf(page))['document pointerover']).toBe(1)
  // So do the keys of a selection, once the page has been quiet.
  await page.clock.runFor(2_000)
  return settled(() => listenersOf(page))
}

test('a console that is over listens to nothing, asks for nothing and shows nothing', async ({
  page,
  calls,
}) => {
  await page.clock.install()
  await visit(page, '/projects?latency=0', 'Projects')
  await reset(page)
  const before = await settledListenersOf(page)
  await leaveThingsBehind(page)
  await reset(page)
  await reset(page)
  await expect.poll(() => settledListenersOf(page)).toEqual(before)

  // Its list polls every second while an instance changes its state.
  await chooseRowAction(page, 'web-1', 'Stop')
  await confirm(page, 'Stop web-1?')
  const entries = await page.evaluate(() => {
    window.orrery?.close()
    return window.orreryLog?.entries().length
  })
  const asked = calls.length
  await page.clock.runFor(3_000)
  expect(calls.length).toBe(asked)
  expect(await page.evaluate(() => window.orreryLog?.entries().length)).toBe(entries)
  expect(await page.evaluate(() => document.getElementById('root')?.innerHTML)).toBe('')
})
