import type { OperationName } from '#store/api/generated/operationTypes'
import type { Page } from 'playwright/test'
import { goInPage } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failAtRandom, type FailingCalls } from '../support/network'
import type { FoundLink } from '../support/pageTraveller'
import { frameCalls, OPENS, refusals } from '../support/refusals'
import { offersRoute, recordedOperations } from '../support/routeRecord'
import { areas, framelessRoutes, inParts, type ListedRoute } from '../support/routes'
import { linksOf, titleOnScreen } from '../support/travel'
import { beginFailingTravel, clickLink, deadEndsOf, leaveError, tryAgain } from '../support/deadEnds'

// Each operation that a page calls fails on one page, alone, and each kind of error that takes the place of a page is met
// while every call fails: the frame stays, the error names its subject and offers a next step, which leads to the page
// once the network is healthy. One link of each kind leads on and back meanwhile.

/** Whether a page has neither the frame of the console nor requests. */
const isFrameless = (href: string) => /^\/(help\/|_machines|login|device)/.test(href)
const isOfContent = ({ place, role, href }: FoundLink) =>
  ['main', 'dialog'].includes(place) && role === 'link' && !isFrameless(href)
/** The target of a link without the names in it. */
const kindOf = ({ href }: FoundLink) =>
  href.replace(/\?.*/, '').replaceAll(/([a-z-]+s|affinity)\/(?!new|[a-z]+-new)[^/]+/g, '$1/*')

/** Follows the links of a page whose kind is new, and navigates back. @returns the dead ends on the way */
async function followLinks(page: Page, followed: Set<string>, hasFrame: boolean): Promise<string[]> {
  const found: string[] = []
  for (const link of (await linksOf(page)).filter(isOfContent)) {
    const kind = kindOf(link)
    if (followed.has(kind) || !(await clickLink(page, link.href))) continue
    followed.add(kind)
    found.push(...(await deadEndsOf(page)).map((fault) => `followed to ${link.href}: ${fault}`))
    await page.evaluate(() => history.back())
    found.push(...(await deadEndsOf(page, { hasFrame })).map((fault) => `back from ${link.href}: ${fault}`))
  }
  return found
}

const titleOf = ({ title, isPanel }: ListedRoute) => [title, isPanel] as const

/**
 * Recovers a page after the network is healthy again.
 *
 * @returns the problems that keep the page from being shown
 */
async function recover(page: Page, route: ListedRoute): Promise<string[]> {
  const found = await tryAgain(page)
  // A missing or refused page is left and opened again.
  if (await leaveError(page)) {
    found.push(...(await deadEndsOf(page)).map((fault) => `left by its link: ${fault}`))
    await goInPage(page, route.path)
  } else if (new URL(page.url()).pathname !== new URL(route.leadsTo ?? route.path, page.url()).pathname) {
    // An access page navigates away when its user may no longer read the policy. Rule: ROLE-4.
    await goInPage(page, route.path)
  }
  if (await page.evaluate(([name, isPanel]) => window.traveller?.isHeaded(name, isPanel), titleOf(route)))
    return found
  const title = titleOnScreen(page, route)
  try {
    await title
      .or(page.getByRole('button', { name: 'Try again' }))
      .first()
      .waitFor({ timeout: 3000 })
    // A cached page is shown until the refusal of its refresh has arrived.
    if (!(await title.isVisible())) found.push(...(await tryAgain(page)))
    await title.waitFor({ timeout: 3000 })
  } catch {
    found.push(`it does not become “${route.title}”`)
  }
  return found
}

/**
 * Whether a route is checked while each request fails: it shows its page even so, or is the first with its kind
 * of error in place of a page or of a panel. The errors of the others are in the table, which has no pages
 * without the frame.
 */
const isOfKind = (() => {
  const { [OPENS]: opened = [], ...failed } = refusals(
    'an admin of the fleet, while each call but those of the frame fails',
  )
  const isPanel = new Map(
    Object.values(areas).flatMap((routes) => routes.map((route) => [route.path, route.isPanel])),
  )
  const first = Object.values(failed).flatMap((paths) =>
    [true, false].map((wanted) => paths.find((path) => isPanel.get(path) === wanted)),
  )
  const looked = new Set([...opened, ...first])
  return ({ path }: ListedRoute) => looked.has(path) || !isPanel.has(path)
})()

const crawled: Record<string, readonly ListedRoute[]> = { ...areas, 'what has no frame': framelessRoutes }

/** The operation that fails alone on a route: the one that the fewest pages call, of those that fail on no earlier route. */
const failingAlone = (() => {
  const all = Object.values(crawled).flat()
  const callers = new Map<OperationName, number>()
  for (const operation of all.flatMap(({ path }) => recordedOperations(path)))
    callers.set(operation, (callers.get(operation) ?? 0) + 1)
  const chosen = new Map<string, OperationName>()
  const failed = new Set<OperationName>()
  for (const { path } of all) {
    const [rarest] = recordedOperations(path)
      .filter((operation) => !failed.has(operation))
      .toSorted((one, other) => (callers.get(one) ?? 0) - (callers.get(other) ?? 0))
    if (!rarest) continue
    failed.add(rarest)
    chosen.set(path, rarest)
  }
  return chosen
})()

/** The number of routes that fit into the time of a test. */
const PART = 20
const parts = Object.entries(crawled).flatMap(([area, routes]) => inParts(area, routes, PART))

for (const { name, routes } of parts)
  test(`${name}: no page is a dead end, whichever calls fail`, async ({ page, api }) => {
    test.slow()
    await beginFailingTravel(page)
    const found: string[] = []
    const followed = new Set<string>()
    const offered = routes.filter((route) => offersRoute(api, route))
    const visit = async (route: ListedRoute, seed: number, what: string, calls: FailingCalls) => {
      const hasFrame = !framelessRoutes.includes(route)
      const trouble = await failAtRandom(page, seed, calls)
      await goInPage(page, route.path)
      const faults = await deadEndsOf(page, { isPanel: route.isPanel, hasFrame })
      if ('operation' in calls) faults.push(...(await followLinks(page, followed, hasFrame)))
      await trouble.lift()
      faults.push(...(await recover(page, route)))
      found.push(...faults.map((fault) => `${route.path} (${what}): ${fault}`))
    }
    for (const [seed, route] of offered.entries()) {
      const operation = failingAlone.get(route.path)
      if (operation) await visit(route, seed, `${operation} fails`, { operation })
    }
    for (const [seed, route] of offered.entries())
      if (isOfKind(route)) await visit(route, seed, 'each call fails', { except: frameCalls })
    expect(found).toEqual([])
  })
