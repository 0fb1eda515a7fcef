import { expect, type Page } from 'playwright/test'
import { dialog } from './actions'
import { installTraveller, type FoundLink } from './pageTraveller'
import { primitives } from '#features/gallery/noun'
import type { ListedRoute } from './routes'

// Going through the console without loading it again, and knowing when one has arrived.

/** What the page is titled once it is there: by its heading, or by the panel over it. */
export const titleOnScreen = (page: Page, { title, isPanel }: ListedRoute) =>
  isPanel ? dialog(page, title) : page.getByRole('heading', { level: 1, name: title, exact: true })

/** Loads the console, for {@link openRoute} to begin from. @param query what the mock is asked for, as `latency=0` */
export async function beginTravel(page: Page, query = 'latency=0'): Promise<void> {
  await page.goto(`/utilization?${query}`)
  await page.getByRole('heading', { level: 1, name: 'Utilization' }).waitFor()
  await page.evaluate(installTraveller)
}

/** Goes to a path as a link of the page would, without one. */
export const travel = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => window.traveller?.goTo(to), path)

/** Waits until the page of this path is there, with nothing on its way. @returns what is missing, if it is not */
const arrive = (page: Page, path: string): Promise<string | undefined> =>
  page.evaluate((to) => window.traveller?.arrive({ path: to }), path)

/** Goes to a path and waits until its page is there. @returns what is missing, if it is not */
export const travelTo = (page: Page, path: string, leadsTo = path): Promise<string | undefined> =>
  page.evaluate(
    ([to, end]) => {
      window.traveller?.goTo(to)
      return window.traveller?.arrive({ path: end })
    },
    [path, leadsTo] as const,
  )

/** Goes to a route of the list and waits until it shows what the list says. */
export async function openRoute(page: Page, route: ListedRoute): Promise<void> {
  await travel(page, route.path)
  await titleOnScreen(page, route).waitFor()
  // Some of the primitives are busy for ever.
  if (route.path !== primitives.to.page())
    expect(await arrive(page, route.leadsTo ?? route.path)).toBeUndefined()
}

/** What is wrong with the page as it is now, in words; empty when nothing is. */
export const problemsOf = async (page: Page): Promise<string[]> =>
  (await page.evaluate(() => window.traveller?.problems())) ?? ['it cannot be looked at']

/** The links of the page that lead elsewhere in the console, or open a dialog over it. */
export const linksOf = async (page: Page): Promise<FoundLink[]> =>
  (await page.evaluate(() => window.traveller?.links())) ?? []

/**
 * Clicks a link twice in a row, so that the second click comes while the first is being answered, and goes back.
 *
 * @param isWholeWay goes forward and back again
 * @returns what was wrong on the way, in words
 */
export const follow = async (page: Page, link: FoundLink, isWholeWay: boolean): Promise<string[]> =>
  (await page.evaluate(([wanted, isWhole]) => window.traveller?.follow(wanted, isWhole), [
    link,
    isWholeWay,
  ] as const)) ?? ['it cannot be followed']
