import type { CDPSession, Page } from 'playwright/test'
import { accessibilityViolations, COLOUR_RULES } from '../support/accessibility'
import { expect, test } from '../support/browserTest'
import { installChecks } from '../support/pageChecks'
import {
  areas,
  framelessRoutes,
  inParts,
  otherStates,
  ofPreview,
  unknownRoutes,
  type ListedRoute,
} from '../support/routes'
import { beginTravel, openRoute, titleOnScreen } from '../support/travel'

// Every route once, and on each of them what can be measured of any page: axe in both themes, the keyboard, forced
// colours, a phone, and text at twice its size.

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 740 }

/** The rules of axe whose answer depends on the width of the window, but for colours. */
const PHONE_RULES = ['target-size', 'scrollable-region-focusable']

type Check = 'beforeSkipLink' | 'cutControls' | 'cutTexts' | 'hiddenChoices' | 'strayEdges'

const check = (page: Page, name: Check) =>
  page.evaluate(async (which) => {
    await window.checks?.drawn()
    return window.checks?.[which]() ?? ['it cannot be looked at']
  }, name)

/** The page behind a panel is hidden. */
const within = ({ isPanel }: ListedRoute) => (isPanel ? { within: '[role=dialog]' } : {})

async function onPhone(page: Page, route: ListedRoute) {
  await page.setViewportSize(PHONE)
  const found = await check(page, 'cutControls')
  found.push(
    ...(await accessibilityViolations(page, { ...within(route), themes: ['dark'], only: PHONE_RULES })),
  )
  await page.setViewportSize(DESKTOP)
  // A map has other links here than on a phone.
  await page.evaluate(() => window.checks?.drawn())
  return found
}

/** As with a text size set in the browser's settings. */
const setTextSize = (session: CDPSession, standard: number) =>
  session.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } })

async function withLargeText(page: Page, session: CDPSession) {
  await setTextSize(session, 32)
  const found = await check(page, 'cutTexts')
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(size, 'the text is doubled').toBe('32px')
  await setTextSize(session, 16)
  return found
}

async function withForcedColours(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' })
  const found = await check(page, 'hiddenChoices')
  await page.emulateMedia({ forcedColors: 'none' })
  return found
}

/** How often the Tab key is pressed between two looks at what is left. */
const STRIDE = 10

const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }

/** Presses the Tab key a few times. The presses are sent in order, without waiting for an answer to each. */
const pressTab = (session: CDPSession) =>
  Promise.all(
    Array.from({ length: STRIDE * 2 }, (_, at) =>
      session.send('Input.dispatchKeyEvent', { type: at % 2 === 0 ? 'rawKeyDown' : 'keyUp', ...TAB }),
    ),
  )

/** By the Tab key alone: it comes by every control, and each shows that it has the focus. */
async function withKeyboard(page: Page, session: CDPSession) {
  await page.evaluate(() => window.checks?.beginWalk())
  let before = { left: Infinity, stops: 0 }
  for (let idle = 0; before.left > 0 && idle < 3;) {
    await pressTab(session)
    const now = (await page.evaluate(() => window.checks?.walked())) ?? { left: 0, stops: 0 }
    idle = now.left < before.left || now.stops > before.stops ? 0 : idle + 1
    before = now
  }
  return (await page.evaluate(() => window.checks?.endWalk())) ?? ['it cannot be walked through']
}

async function leavePanel(page: Page, route: ListedRoute) {
  await page.keyboard.press('Escape')
  await titleOnScreen(page, route).waitFor({ state: 'hidden' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body), {
      message: route.path,
      ...soon,
    })
    .toBe(true)
}

/** The arrow keys lead through tabs, and open what they come to. */
async function throughTabs(page: Page) {
  const tabs = page.getByRole('tab')
  const selected = page.getByRole('tab', { selected: true })
  const names = await tabs.allTextContents()
  const before = (await selected.textContent()) ?? ''
  const next = names[(names.indexOf(before) + 1) % names.length] ?? ''
  await selected.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: next, selected: true })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: before, selected: true })).toBeFocused()
}

/** How often to look at what a key does, in milliseconds: after a frame or two. */
const soon = { intervals: [20] }

/** What has the focus, as a role and a text. */
const focused = (page: Page) =>
  page.evaluate(() => `${document.activeElement?.role} ${document.activeElement?.textContent}`)

/** The arrow keys open a menu and lead through it, and Escape leaves it for its button. */
async function throughMenu(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true }).first()
  await button.focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused(page), { message: name, ...soon }).toMatch(/^menu/)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused(page), { message: name, ...soon }).toMatch(/^menuitem/)
  const first = await focused(page)
  const items = await page
    .getByRole('menu')
    .evaluate((menu) => menu.querySelectorAll('[role^=menuitem]').length)
  await page.keyboard.press('ArrowDown')
  if (items > 1) await expect.poll(() => focused(page), { message: name, ...soon }).not.toBe(first)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(button).toBeFocused()
}

/** The menus and the lists of tabs that this worker has gone through, by name: they are the same on every page. */
const goneThrough = new Set<string>()

async function withArrowKeys(page: Page) {
  const shown = await page.evaluate(() => window.checks?.lists())
  for (const name of shown?.tabLists ?? []) if (isNew(name)) await throughTabs(page)
  for (const name of shown?.menuButtons ?? []) if (isNew(name)) await throughMenu(page, name)
}

function isNew(name: string) {
  const isKnown = goneThrough.has(name)
  goneThrough.add(name)
  return !isKnown
}

async function sweep(
  page: Page,
  session: CDPSession,
  route: ListedRoute,
  isFirst: boolean,
): Promise<string[]> {
  await openRoute(page, route)
  await page.evaluate(() => window.checks?.showRows('of each kind'))
  const found = await accessibilityViolations(page, { ...within(route), themes: ['light'] })
  // Colours come from tokens, and each pair of tokens is checked in both themes by a unit test: what has enough contrast
  // by day has it by night, unless a page takes a colour from elsewhere.
  if (isFirst)
    found.push(
      ...(await accessibilityViolations(page, { ...within(route), themes: ['dark'], only: COLOUR_RULES })),
    )
  if (!route.isPanel) {
    found.push(...(await check(page, 'strayEdges')))
    found.push(...(await check(page, 'beforeSkipLink')).map((text) => `before the skip link: ${text}`))
  }
  found.push(...(await withForcedColours(page)).map((text) => `forced colours: ${text}`))
  found.push(...(await onPhone(page, route)).map((text) => `360 px: ${text}`))
  await page.evaluate(() => window.checks?.showRows('the first'))
  if (!route.takesTab) found.push(...(await withKeyboard(page, session)).map((text) => `keyboard: ${text}`))
  await page.evaluate(() => window.checks?.showRows('all'))
  found.push(...(await withLargeText(page, session)).map((text) => `200 % text: ${text}`))
  await withArrowKeys(page)
  if (route.isPanel) await leavePanel(page, route)
  return found.map((text) => `${route.path}: ${text}`)
}

const swept: Record<string, readonly ListedRoute[]> = {
  ...areas,
  'other states': otherStates,
  'what has no frame': framelessRoutes,
  'what is not found': unknownRoutes,
  'the pages of the preview': ofPreview,
}

/** As many as a test has time for. */
const PART = 6
const parts = Object.entries(swept).flatMap(([area, routes]) => inParts(area, routes, PART))

for (const { name, routes } of parts)
  test(`${name}: nothing for axe to find, nothing cut off, all by keyboard`, async ({ page }) => {
    // Each page is looked at from six sides.
    test.slow()
    await beginTravel(page)
    await page.evaluate(installChecks)
    const session = await page.context().newCDPSession(page)
    const found: string[] = []
    for (const [at, route] of routes.entries()) found.push(...(await sweep(page, session, route, at === 0)))
    await session.detach()
    expect(found).toEqual([])
  })
