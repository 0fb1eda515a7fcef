import { expect, type Locator, type Page } from 'playwright/test'

// User actions. Everything is found by role and name, as a user finds it.

/** The table row in which a cell reads exactly `name`. */
export function row(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
}

/** Waits until the open menu has the focus. */
export async function menuHasFocus(page: Page): Promise<void> {
  const menu = page.getByRole('menu')
  await expect.poll(() => menu.evaluate((popup) => popup.contains(document.activeElement))).toBe(true)
}

/** Opens the menu at the end of a row and returns it. */
export async function openRowMenu(page: Page, name: string): Promise<Locator> {
  await row(page, name)
    .getByRole('button', { name: /^Actions for / })
    .click()
  const menu = page.getByRole('menu')
  await menu.waitFor()
  return menu
}

/** Opens a row's menu and picks one of its items. */
export async function chooseRowAction(page: Page, name: string, action: string): Promise<void> {
  const menu = await openRowMenu(page, name)
  await menu.getByRole('menuitem', { name: action, exact: true }).click()
}

/** The dialog of that title, modal or side panel; a confirm dialog is an `alertdialog`. */
export function dialog(page: Page, title: string | RegExp): Locator {
  return page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }))
}

/** Unfolds a section of a form, unless it is unfolded. */
export async function unfold(page: Page, section: string): Promise<void> {
  const toggle = page.getByRole('main').getByRole('button', { name: section, exact: true })
  // A restored draft may unfold it meanwhile.
  await expect(async () => {
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
    expect(await toggle.getAttribute('aria-expanded')).toBe('true')
  }).toPass()
}

const firstWord = (text: string) => text.split(' ')[0] ?? text

/**
 * Confirms a question, as in `confirm(page, 'Stop web-1?')`, and waits until its dialog is closed.
 *
 * @param question the title of the dialog, or its beginning
 * @param verb the text of the button, if it is not the first word of the question
 */
export async function confirm(page: Page, question: string, verb = firstWord(question)): Promise<void> {
  const asked = dialog(page, question)
  await asked.getByRole('button', { name: verb, exact: true }).click()
  await asked.waitFor({ state: 'hidden' })
}

/** Confirms as {@link confirm} does, and returns the dialog when it shows an error. */
export async function confirmInVain(
  page: Page,
  question: string,
  verb = firstWord(question),
): Promise<Locator> {
  const asked = dialog(page, question)
  await asked.getByRole('button', { name: verb, exact: true }).click()
  await asked.getByRole('alert').waitFor()
  return asked
}

/** Opens a page and waits for its level-one heading. */
export async function visit(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

/** Goes to a page of the console without a page load, so that rules of `network.ts` stay in force. */
export const goInPage = (page: Page, path: string): Promise<void> =>
  page.evaluate(async (to) => {
    // The console may still be loading.
    while (!window.orrery) await new Promise((resolve) => setTimeout(resolve, 10))
    void window.orrery.navigate(to)
  }, path)

/** Goes to a page of the console, as {@link goInPage} does, and waits for its level-one heading. */
export async function goTo(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await goInPage(page, path)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

/** The state of a row, in the words of its badge. */
export function stateIn(page: Page, name: string, state: string): Locator {
  return row(page, name).getByText(state, { exact: true })
}

/** Opens the banner of the preview: its actions, and the personas. */
export async function openBanner(page: Page): Promise<Locator> {
  const banner = page.getByRole('complementary', { name: 'Technical preview' })
  await banner.getByRole('button', { name: 'Preview: in-browser mock API' }).click()
  return banner
}

/** Switches to another persona, through the banner of the preview. Later page loads keep the persona. */
export async function become(page: Page, name: RegExp): Promise<void> {
  const banner = await openBanner(page)
  await banner.getByRole('button', { name }).click()
  // The console starts again on a page that every persona may see.
  await page.waitForURL(({ pathname }) => pathname === '/projects')
  await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor()
}

/** Signs in the persona with this login, or out for an empty one: from the next page load on. */
export async function signInAs(page: Page, login: string): Promise<void> {
  // Storage belongs to an origin, which a new page does not have. Between tests the page shows this file.
  if (page.url() === 'about:blank') await page.goto('/favicon.svg')
  await page.evaluate((name) => sessionStorage.setItem('orrery.persona', name), login)
}

/**
 * Refreshes the page until something shows, or is gone. By itself, a list asks every three seconds; with `speed=20`,
 * the hardware is done much earlier.
 */
export async function refreshUntil(
  page: Page,
  place: Locator,
  state: 'visible' | 'hidden' = 'visible',
): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh data' }).click()
    await place.waitFor({ state, timeout: 250 })
  }).toPass()
}

/** Lets the page read and write the clipboard, until the test ends. */
export const allowClipboard = (page: Page): Promise<void> =>
  page.context().grantPermissions(['clipboard-read', 'clipboard-write'])

/** Waits until the stored draft of a form contains a text: drafts are stored after a pause in typing. */
export async function draftHolds(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(text)
}

/** Presses in the margin beside the first cell with a text: that selects its row, also before the code is loaded. */
export async function pressBeside(table: Locator, text: string): Promise<void> {
  const first = table.getByRole('cell').filter({ hasText: text }).first()
  // Waits until the list stands still.
  await first.hover({ position: { x: 5, y: 10 } })
  const cell = await first.boundingBox()
  if (!cell) throw new Error(`No cell has the text ${text}.`)
  await table.page().mouse.click(cell.x - 12, cell.y + cell.height / 2)
}

/**
 * Selects all rows of a list's page by the keyboard. The keys of a selection are listened for once the page is painted
 * and quiet, and pressed again they select the rows of all pages: so a row is selected first, by the pointer.
 */
export async function selectPage(page: Page, list: string, text: string): Promise<void> {
  await pressBeside(page.getByRole('table', { name: list }), text)
  const status = page.getByRole('group', { name: `Selected ${list.toLowerCase()}` }).getByRole('status')
  await expect(status).toHaveText('1 selected')
  await page.keyboard.press('ControlOrMeta+a')
}
