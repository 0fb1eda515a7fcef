import { expect, type Page } from 'playwright/test'
import { dialog, goInPage } from './actions'
import { installTraveller, type FoundLink } from './pageTraveller'
import { primitives } from '#features/console/gallery/noun'
import type { ListedRoute } from './routes'

// Navigates through the console without loading it again, and waits for each page.

/** The title of a panel as its name is computed: the kind and the name of its record are on lines of their own. */
const panelTitle = (title: string) => title.replace(': ', ' : ')

/** The title of the shown page: its heading, or that of the panel over it. */
export const titleOnScreen = (page: Page, { title, isPanel }: ListedRoute) =>
  isPanel
    ? dialog(page, panelTitle(title))
    : page.getByRole('heading', { level: 1, name: title, exact: true })

/**
 * Loads the console, as the start of {@link openRoute}.
 *
 * @param query switches of the mock, such as `latency=0`
 */
export async function beginTravel(page: Page, query = 'latency=0'): Promise<void> {
  await page.goto(`/utilization?${query}`)
  await page.getByRole('heading', { level: 1, name: 'Utilization' }).waitFor()
  await page.evaluate(installTraveller)
}

/** Navigates to a path and waits for its page. @returns the missing part, if any */
export const travelTo = (page: Page, path: string, leadsTo = path): Promise<string | undefined> =>
  page.evaluate(
    ([to, end]) => {
      window.traveller?.goTo(to)
      return window.traveller?.arrive({ path: end })
    },
    [path, leadsTo] as const,
  )

/** Navigates to a route of the list and waits for the title in the list. */
export async function openRoute(page: Page, route: ListedRoute): Promise<void> {
  // Some of the primitives stay busy.
  if (route.path === primitives.to.page()) {
    await goInPage(page, route.path)
    await titleOnScreen(page, route).waitFor()
    return
  }
  const missing = await page.evaluate(
    ({ path, leadsTo = path, title, isPanel }) => {
      window.traveller?.goTo(path)
      return window.traveller?.arrive({ path: leadsTo, heading: title, isPanel })
    },
    { path: route.path, leadsTo: route.leadsTo, title: route.title, isPanel: route.isPanel },
  )
  expect(missing).toBeUndefined()
}

/** The problems of the present page, as text. */
export const problemsOf = async (page: Page): Promise<string[]> =>
  (await page.evaluate(() => window.traveller?.problems())) ?? ['it cannot be looked at']

/** The links of the page that lead elsewhere in the console, or open a dialog over it. */
export const linksOf = async (page: Page): Promise<FoundLink[]> =>
  (await page.evaluate(() => window.traveller?.links())) ?? []

/**
 * Clicks a link twice in a row, so that the second click comes while the first one loads, and navigates back.
 *
 * @param isRoundTrip goes forward and back again
 * @returns the problems on the way, as text
 */
export const follow = async (page: Page, link: FoundLink, isRoundTrip: boolean): Promise<string[]> =>
  (await page.evaluate(([wanted, isWhole]) => window.traveller?.follow(wanted, isWhole), [
    link,
    isRoundTrip,
  ] as const)) ?? ['it cannot be followed']
