import type { Locator, Page } from 'playwright/test'

// What a person does, found as a person finds it: by role and by name.

/** The table row in which a cell reads exactly `name`. */
export function row(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
}

/** Opens the menu at the end of a row and returns it. */
export async function openRowMenu(page: Page, name: string): Promise<Locator> {
  await row(page, name).getByRole('button', { name: 'Row actions' }).click()
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

const firstWord = (text: string) => text.split(' ')[0] ?? text

/**
 * Agrees to a question, as in `confirm(page, 'Stop web-1?')`, and waits until its dialog has gone.
 *
 * @param question the title of the dialog, or its beginning
 * @param verb what its button says, where that is not the first word of the question
 */
export async function confirm(page: Page, question: string, verb = firstWord(question)): Promise<void> {
  const asked = dialog(page, question)
  await asked.getByRole('button', { name: verb, exact: true }).click()
  await asked.waitFor({ state: 'hidden' })
}

/** Agrees to a question as {@link confirm} does, and returns its dialog once an error stands in it. */
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

/** Goes to a page of the console without loading the console anew: what is wrong with the network stays wrong. */
export const goInPage = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    // Each entry of the router's history has a key.
    history.pushState({ key: crypto.randomUUID() }, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** The states of rows, by name, as the badge words them: waits for a fact, with the usual deadline. */
export function stateIn(page: Page, name: string, state: string): Locator {
  return row(page, name).getByText(state, { exact: true })
}

/** Looks at the region as somebody else, through the preview's banner; a later load keeps it. */
export async function become(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: /preview as/ }).click()
  await page.getByRole('menuitem', { name }).click()
  // One starts anew where everyone may look.
  await page.waitForURL(({ pathname }) => pathname === '/projects')
}
