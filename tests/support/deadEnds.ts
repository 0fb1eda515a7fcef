import { type Page } from 'playwright/test'
import { installDeadEndSearch } from './pageDeadEnds'
import { installTraveller } from './pageTraveller'
import { beginTravel } from './travel'

// Searches for dead ends: pages without a next step after an error.

/** Loads the console for a search for dead ends. The heading has the focus, as after a navigation. */
export async function beginFailingTravel(page: Page): Promise<void> {
  await beginTravel(page)
  await page.getByRole('heading', { level: 1 }).focus()
  await page.evaluate(installDeadEndSearch)
}

/** Goes on with a search in a page that may have been loaded again: then the heading gets the focus. */
export async function resumeFailingTravel(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus()
  })
  await page.evaluate(installTraveller)
  await page.evaluate(installDeadEndSearch)
}

/**
 * Waits until the page has its data, or shows an error.
 *
 * @param isPanel waits for a panel over the page
 * @param hasFrame the page is in the frame of the console
 * @returns the reasons why it is a dead end
 */
export const deadEndsOf = (page: Page, { isPanel = false, hasFrame = true } = {}): Promise<string[]> =>
  page.evaluate(
    async ([wantsPanel, wantsFrame]) => {
      await window.deadEndSearch?.settle(wantsPanel)
      return window.deadEndSearch?.deadEnds(wantsFrame) ?? ['it cannot be looked at']
    },
    [isPanel, hasFrame] as const,
  )

/** Presses retry buttons while there are any. @returns the problems on the way */
export const tryAgain = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await window.deadEndSearch?.tryAgain()) ?? ['it cannot be tried'])

/** Leaves an error page or panel by its first next step. @returns whether there was one */
export const leaveError = async (page: Page): Promise<boolean> =>
  (await page.evaluate(() => window.deadEndSearch?.leaveError())) ?? false

/** Follows a link of the page, or of the panel over it. @returns whether the page has it */
export const clickLink = async (page: Page, href: string): Promise<boolean> =>
  (await page.evaluate((to) => window.deadEndSearch?.click(to), href)) ?? false

/** The values of the form on top, field by field. */
export const typedIn = async (page: Page): Promise<Record<string, string>> =>
  (await page.evaluate(() => window.deadEndSearch?.typed())) ?? {}
