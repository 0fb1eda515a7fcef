import type { CDPSession, Page } from 'playwright/test'
import { accessibilityViolations, COLOUR_RULES, SIZE_RULES } from './accessibility'
import { expect } from './browserTest'
import type { ListedRoute } from './routes'
import { titleOnScreen } from './travel'

// The checks for any open page: the keyboard, forced colours, a phone, and text at twice its size. Each check
// returns its faults as text, and restores the page.

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 740 }

type Check = 'cutControls' | 'cutTexts' | 'hiddenChoices'

/** Runs one of the checks of `pageChecks.ts`, once the page is drawn. */
const check = (page: Page, name: Check): Promise<string[]> =>
  page.evaluate(async (which) => {
    await window.checks?.drawn()
    return window.checks?.[which]() ?? ['it cannot be looked at']
  }, name)

/** The faults of a page as it stands: edges out of line, and controls before the link that skips to the content. */
export const standing = (page: Page): Promise<{ edges: string[]; before: string[] }> =>
  page.evaluate(() => ({
    edges: window.checks?.strayEdges() ?? ['it cannot be looked at'],
    before: window.checks?.beforeSkipLink() ?? ['it cannot be looked at'],
  }))

/** The page behind a panel is hidden. */
export const partOf = ({ isPanel }: ListedRoute): { within?: string } =>
  isPanel ? { within: '[role=dialog]' } : {}

export const withAxe = (page: Page, route: ListedRoute): Promise<string[]> =>
  accessibilityViolations(page, { ...partOf(route), themes: ['light'] })

/**
 * Colours come from tokens, and a unit test checks each pair of tokens in both themes: contrast in the light
 * theme implies contrast in the dark one, unless a page takes a colour from elsewhere.
 */
export const inTheDark = (page: Page, route: ListedRoute): Promise<string[]> =>
  accessibilityViolations(page, { ...partOf(route), themes: ['dark'], only: COLOUR_RULES })

/** @param within where a list with a chosen item has to be, for the page to be looked at */
export async function withForcedColours(page: Page, within: string): Promise<string[]> {
  if (!(await page.evaluate((part) => window.checks?.hasChoice(part), within))) return []
  await page.emulateMedia({ forcedColors: 'active' })
  const found = await check(page, 'hiddenChoices')
  await page.emulateMedia({ forcedColors: 'none' })
  return found
}

/** In a window of 1024 px, as beside another one: no page is wider than that. */
export async function inNarrowWindow(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1024, height: DESKTOP.height })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  return width > 1024 ? [`the page is ${width} px wide`] : []
}

/** As with a text size set in the browser's settings. */
const setTextSize = (session: CDPSession, standard: number) =>
  session.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } })

/** The text stays large until {@link onPhone}. */
export async function withLargeText(page: Page, session: CDPSession): Promise<string[]> {
  // Together, so that the page is drawn once.
  await Promise.all([setTextSize(session, 32), page.setViewportSize(DESKTOP)])
  const found = await check(page, 'cutTexts')
  const [size, width] = await page.evaluate(() => [
    getComputedStyle(document.documentElement).fontSize,
    innerWidth,
  ])
  expect([size, width], 'the text is doubled, the window wide').toEqual(['32px', DESKTOP.width])
  return found
}

/**
 * Leaves the window as narrow as a phone, until {@link inUsualSize}.
 *
 * @param within the part in which the rules of axe that depend on the width are checked; none if it is undefined. They
 *   are the same in both themes
 */
export async function onPhone(
  page: Page,
  session: CDPSession,
  within: string | undefined,
): Promise<string[]> {
  await Promise.all([setTextSize(session, 16), page.setViewportSize(PHONE)])
  const found = await check(page, 'cutControls')
  if (within !== undefined)
    found.push(...(await accessibilityViolations(page, { within, themes: ['light'], only: SIZE_RULES })))
  return found
}

/** The window and its text as they were. */
export async function inUsualSize(page: Page, session: CDPSession): Promise<void> {
  await Promise.all([setTextSize(session, 16), page.setViewportSize(DESKTOP)])
}

/** Waits until the page has rendered. */
export const drawn = (page: Page): Promise<void> => page.evaluate(() => window.checks?.drawn())

/** The number of presses of the Tab key between two checks of the progress. */
const STRIDE = 10

const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }

/** Presses the Tab key a few times. The presses are sent in order, without waiting for an answer to each. */
const pressTab = (session: CDPSession) =>
  Promise.all(
    Array.from({ length: STRIDE * 2 }, (_, index) =>
      session.send('Input.dispatchKeyEvent', { type: index % 2 === 0 ? 'rawKeyDown' : 'keyUp', ...TAB }),
    ),
  )

/**
 * Presses Tab through the page: the focus reaches every control, and each shows it.
 *
 * @param within the part whose controls are expected, and at whose beginning the walk starts; the whole page if it is
 *   undefined
 */
export async function withKeyboard(
  page: Page,
  session: CDPSession,
  within: string | undefined,
): Promise<string[]> {
  await page.evaluate((part) => window.checks?.beginWalk(part), within)
  let before = { left: Infinity, stops: 0 }
  for (let idle = 0; before.left > 0 && idle < 3;) {
    await pressTab(session)
    const now = (await page.evaluate(() => window.checks?.walked())) ?? { left: 0, stops: 0 }
    idle = now.left < before.left || now.stops > before.stops ? 0 : idle + 1
    before = now
  }
  return (await page.evaluate(() => window.checks?.endWalk())) ?? ['it cannot be walked through']
}

/** The poll interval for the effect of a key, in milliseconds: a frame or two. */
const soon = { intervals: [20] }

/** Closes a panel with Escape, which returns the focus. */
export async function leavePanel(page: Page, route: ListedRoute): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(titleOnScreen(page, route)).toBeHidden()
  const hasFocus = () => page.evaluate(() => document.activeElement !== document.body)
  await expect.poll(hasFocus, { message: route.path, ...soon }).toBe(true)
}

/** Checks that the arrow keys move through tabs and open them. */
export async function throughTabs(page: Page, name: string): Promise<void> {
  const list = page.getByRole('tablist', { name, exact: true }).first()
  const tabs = list.getByRole('tab')
  const selected = list.getByRole('tab', { selected: true })
  const names = await tabs.allTextContents()
  const before = (await selected.textContent()) ?? ''
  const next = names[(names.indexOf(before) + 1) % names.length] ?? ''
  await selected.focus()
  await page.keyboard.press('ArrowRight')
  await expect(list.getByRole('tab', { name: next, selected: true })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(list.getByRole('tab', { name: before, selected: true })).toBeFocused()
}

/** The role of the focused element, or its tag if it has none of its own, and its text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { role, localName, textContent } = document.activeElement ?? document.body
    return `${role ?? localName} ${textContent}`
  })

/** The name of a menu's button: that of each row ends with the row's name. */
const ofRows = (name: string) => (name.endsWith('…') ? new RegExp(`^${name.slice(0, -1)}`) : name)

/** Checks that the arrow keys open a menu and move through it, and that Escape returns to its button. */
export async function throughMenu(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: ofRows(name), exact: true }).first()
  await button.focus()
  await page.keyboard.press('ArrowDown')
  // A menu of many values begins with a field, once they are counted.
  const items = () =>
    page.getByRole('menu').evaluate((menu) => menu.querySelectorAll('[role^=menuitem]').length)
  await expect.poll(items, { message: name, ...soon }).toBeGreaterThan(0)
  await expect.poll(() => focused(page), { message: name, ...soon }).toMatch(/^(menu|input)/)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused(page), { message: name, ...soon }).toMatch(/^menuitem/)
  const first = await focused(page)
  const isOnly = (await items()) === 1
  await page.keyboard.press('ArrowDown')
  if (!isOnly) await expect.poll(() => focused(page), { message: name, ...soon }).not.toBe(first)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(button).toBeFocused()
}
