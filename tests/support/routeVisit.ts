import { primitives } from '#features/console/gallery/noun'
import { expect, type Page } from 'playwright/test'
import type { Call } from './calls'
import { drawPage } from './drawing'
import { takeShifts, watchShifts, type Shifts } from './layoutShift'
import { installChecks } from './pageChecks'
import { installDeadEndSearch } from './pageDeadEnds'
import { isOfFrame, recordOf, type RouteRecord } from './routeRecord'
import type { ListedRoute } from './routes'
import { beginTravel, openRoute, travelTo } from './travel'

// A visit to one route of the list, independent of earlier visits: they share a console, but no cached responses.

declare global {
  interface Window {
    idle?(): Promise<void>
  }
}

/** Pages without requests, as starting points. */
const BETWEEN = ['/settings/profile', '/help'] as const

/** Loads the console and the checks. The region has some latency, during which elements must not move. */
export async function beginVisits(page: Page): Promise<void> {
  await beginTravel(page, 'latency=40')
  await page.evaluate(installDeadEndSearch)
  await page.evaluate(installChecks)
  await page.evaluate(installIdle)
  await watchShifts(page)
}

/** The most rounds of clearing the cache until no requests are sent any more. */
const MOST_ROUNDS = 5

/** Runs in the page: waits until the idle callbacks of pages have run, which run in the order of their requests. */
const installIdle = () => {
  window.idle = () =>
    new Promise<void>((done) => {
      requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done), { timeout: 10_000 }))
    })
}

/**
 * Clears the cache of responses. The mounted parts of the page refetch theirs.
 *
 * @returns when it was cleared, as in {@link Call.at}
 */
const forgetAnswers = (page: Page) =>
  page.evaluate(async () => {
    const since = performance.now()
    window.orreryLog?.dispatch({ type: 'api/resetApiState' })
    await window.deadEndSearch?.settle(false)
    await window.idle?.()
    window.takeShifts?.()
    return since
  })

/**
 * Opens a route from a page that has cached nothing but the user.
 *
 * @param calls of the page; those of the visit are left in it
 * @param between runs on the way, on a page that has little to draw
 * @returns the layout shifts of the visit, during which the page is drawn
 */
export async function visitRoute(
  page: Page,
  route: ListedRoute,
  calls: Call[],
  between = async () => {},
): Promise<Shifts> {
  const from = BETWEEN.find((path) => path !== route.path) ?? BETWEEN[0]
  // Pending requests of the page before would fill the cache of the next: they end while the first round waits.
  expect(await travelTo(page, from)).toBeUndefined()
  await between()
  for (let round = 0, since = -Infinity; round < MOST_ROUNDS; round += 1) {
    if (round > 0 && !calls.some((call) => (call.at ?? 0) >= since && !isOfFrame(call))) break
    calls.length = 0
    since = await forgetAnswers(page)
  }
  calls.length = 0
  await drawPage(page, true)
  await openRoute(page, route)
  // Some of the primitives stay busy.
  if (route.path !== primitives.to.page())
    await page.evaluate((isPanel) => window.deadEndSearch?.settle(isPanel), route.isPanel)
  const shifts = await takeShifts(page)
  await drawPage(page, false)
  return shifts
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
  if (expected && isSame(now, expected)) return now
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
