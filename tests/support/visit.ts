import { expect, type Page } from 'playwright/test'
import type { Call } from './calls'
import { takeShifts, watchShifts, type Shifts } from './layoutShift'
import { installChecks } from './pageChecks'
import { installWayOn } from './pageWayOn'
import { isOfFrame, recordOf, type RouteRecord } from './routeRecord'
import type { ListedRoute } from './routes'
import { beginTravel, openRoute, travelTo } from './travel'

// A visit to one route of the list, independent of earlier visits: they share a console, but no cached responses.

/** Pages without requests, as starting points. */
const BETWEEN = ['/settings/profile', '/help'] as const

/** Loads the console and the checks. The region has some latency, during which elements must not move. */
export async function beginVisits(page: Page): Promise<void> {
  await beginTravel(page, 'latency=40')
  await page.evaluate(installWayOn)
  await page.evaluate(installChecks)
  await watchShifts(page)
}

const settle = (page: Page, isPanel = false) =>
  page.evaluate((wantsPanel) => window.wayOn?.settle(wantsPanel), isPanel)

/** The most rounds of clearing the cache until no requests are sent any more. */
const MOST_ROUNDS = 5

/** Waits until the idle callbacks of pages have run: they run in the order of their requests. */
const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done), { timeout: 10_000 }))
      }),
  )

/** Clears the cache of responses. The mounted parts of the page refetch theirs. */
const forgetAnswers = (page: Page) =>
  page.evaluate(() => window.orreryLog?.dispatch({ type: 'api/resetApiState' }))

/**
 * Opens a route from a page that has cached nothing but the user.
 *
 * @param calls of the page; those of the visit are left in it
 * @returns the layout shifts of the visit
 */
export async function visit(page: Page, route: ListedRoute, calls: Call[]): Promise<Shifts> {
  const from = BETWEEN.find((path) => path !== route.path) ?? BETWEEN[0]
  expect(await travelTo(page, from)).toBeUndefined()
  // Pending requests of the previous page would fill the cache of the next.
  await idle(page)
  for (
    let round = 0;
    round === 0 || (round < MOST_ROUNDS && calls.some((call) => !isOfFrame(call)));
    round += 1
  ) {
    calls.length = 0
    await forgetAnswers(page)
    await settle(page)
    await idle(page)
  }
  await takeShifts(page)
  calls.length = 0
  await openRoute(page, route)
  await settle(page, route.isPanel)
  return takeShifts(page)
}

/** The stable time of a page before it is recorded, and the longest comparison, in milliseconds. */
const STEADY_MS = 1_500
const LONGEST_MS = 8_000

const isSame = (one: RouteRecord, other: RouteRecord | undefined) =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * The content and requests of the page. Roles are fetched after the render, when the browser is idle.
 *
 * @param expected ends the wait; without it, it ends when nothing changes any more
 */
export async function recordNow(
  page: Page,
  calls: readonly Call[],
  expected?: RouteRecord,
): Promise<RouteRecord> {
  const look = async () => {
    const seen = await page.evaluate(() => [window.traveller?.contents(), window.checks?.lists()] as const)
    const [contents, lists] = seen
    if (!contents || !lists) throw new Error('The page cannot be looked at.')
    return recordOf(contents, lists, calls)
  }
  let now = await look()
  let since = performance.now()
  const isDone = async () => {
    const next = await look()
    if (!isSame(next, now)) since = performance.now()
    now = next
    return expected ? isSame(now, expected) : performance.now() - since > STEADY_MS
  }
  // The caller compares the record and reports the differences.
  await expect
    .poll(isDone, { timeout: LONGEST_MS, intervals: [50] })
    .toBe(true)
    .catch(() => {})
  return now
}
