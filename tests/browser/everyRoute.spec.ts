import { isOffered } from '#features/kit/noun/noun'
import { primitives } from '#features/console/gallery/noun'
import { ipPools } from '#features/system/ip-pools/noun'
import { repositories } from '#features/system/update/noun'
import { NEWEST, OLDEST, type Version } from '#store/api/versions/generated/shipped'
import { isBefore } from '#store/api/versions/offers'
import type { CDPSession, Page } from 'playwright/test'
import { expect, test } from '../support/browserTest'
import type { Call } from '../support/calls'
import { MOST_SHIFT, type Shifts } from '../support/layoutShift'
import { chosenLinks, chosenLists } from '../support/chosen'
import {
  drawn,
  inNarrowWindow,
  inTheDark,
  inUsualSize,
  leavePanel,
  onPhone,
  partOf,
  standing,
  throughMenu,
  throughTabs,
  withAxe,
  withForcedColours,
  withKeyboard,
  withLargeText,
} from '../support/looks'
import { structureOf } from '../support/pageStructure'
import { offersRoute, recorded, withoutDates, writeRecords, type RouteRecord } from '../support/routeRecord'
import {
  areas,
  framelessRoutes,
  inParts,
  otherStates,
  ofPreview,
  unknownRoutes,
  type ListedRoute,
} from '../support/routes'
import { checkStructure, writeStructures } from '../support/routeStructures'
import { follow, linksOf, openRoute, problemsOf } from '../support/travel'
import { beginVisits, recordNow, visitRoute } from '../support/routeVisit'

// Visits every route once, as an admin of the fleet, and runs all checks that apply to any page. Each check is a
// step; a fault names the route and the check.

/** The preview's banner is no part of the console: it has another place where there is no sidebar. */
const isOfPreview = (part: string) => part.includes('aria-label="Technical preview"')

/** The elements that moved while the page was loading. */
function movedIn({ total, parts }: Shifts) {
  const moved = total - parts.filter(isOfPreview).reduce((sum, part) => sum + parseFloat(part), 0)
  return moved > MOST_SHIFT ? [[`moved by ${moved.toFixed(3)}`, ...parts].join('\n  ')] : []
}

/** Checks the arrow keys in the menus and tabs that no earlier page has. */
async function throughLists(page: Page, { path }: ListedRoute) {
  const { tabLists, menus } = chosenLists(path)
  for (const name of tabLists) await throughTabs(page, name)
  for (const name of menus) await throughMenu(page, name)
}

const showRows = (page: Page, which: 'all' | 'of each kind' | 'the first') =>
  page.evaluate((rows) => window.checks?.showRows(rows), which)

/** Replaces the records of routes, without any check. */
async function recordRoutes(page: Page, routes: readonly ListedRoute[], calls: Call[]): Promise<void> {
  const records = new Map<string, RouteRecord>()
  const structures = new Map<string, readonly string[]>()
  for (const route of routes) {
    await visitRoute(page, route, calls)
    records.set(route.path, await recordNow(page, calls))
    await showRows(page, 'of each kind')
    const { parts } = await structureOf(page, partOf(route).within)
    // A terminal's contents change by themselves: it is checked each time.
    structures.set(route.path, route.takesTab ? [] : parts)
    await showRows(page, 'all')
  }
  writeRecords(records)
  writeStructures(structures)
}

/**
 * Follows the chosen links of a page: a second click, the way back and the way forward do no harm.
 *
 * @param api a later region has links of its own in place of some
 */
async function followLinks(page: Page, route: ListedRoute, api: Version): Promise<string[]> {
  const found: string[] = []
  for (const { line, isRoundTrip } of chosenLinks.get(route.path) ?? []) {
    if (isReplaced(line, api)) continue
    const link = (await linksOf(page)).find((one) => withoutDates(one.line) === line)
    const problems = link ? await follow(page, link, isRoundTrip) : ['it is not there']
    found.push(...problems.map((problem) => `${line}: ${problem}`))
    if (problems.length > 0) await openRoute(page, route)
  }
  return found
}

const visited: Record<string, readonly ListedRoute[]> = {
  ...areas,
  'other states': otherStates,
  'what has no frame': framelessRoutes,
  'what is not found': unknownRoutes,
  'the pages of the preview': ofPreview,
}

/** The ends of the links to pages that later regions replace. The pages can be opened by their address. */
const replacedIn: readonly (readonly [end: string, version: Version])[] = [
  [`→ ${ipPools.to.servicePool()}`, '2026073100'],
  [`→ ${repositories.to.find()}`, '20251008'],
]
const isReplaced = (line: string, api: Version) =>
  replacedIn.some(([end, version]) => line.endsWith(end) && !isBefore(api, version))

/** The number of routes that fit into the time of a test. */
const PART = 6
/** Of so many routes, one is checked in the dark theme. */
const IN_THE_DARK = 6
/** Pages that regions of the usual version have not: they are visited in front of the newest region. */
const isOfToday = (route: ListedRoute) => !isOffered(OLDEST, route)
const usualParts = Object.entries(visited).flatMap(([area, routes]) =>
  inParts(
    area,
    routes.filter((route) => !isOfToday(route)),
    PART,
  ),
)
const partsOfToday = inParts('today', Object.values(visited).flat().filter(isOfToday), PART)

/**
 * Runs all checks on the open page of a route.
 *
 * @param at its place in its part. The first one has its frame checked as well, which the others share
 */
async function lookAt(
  page: Page,
  session: CDPSession,
  route: ListedRoute,
  { at, api }: { at: number; api: Version },
): Promise<void> {
  const expectNone = (what: string, found: readonly string[]) =>
    expect.soft(found, `${route.path}: ${what}`).toEqual([])
  const look = (what: string, find: () => Promise<readonly string[]>) =>
    test.step(what, async () => expectNone(what, await find()))
  const lookInOtherSizes = async (rulesWithin: string | undefined) => {
    await look('1024 px', () => inNarrowWindow(page))
    await look('200 % text', () => withLargeText(page, session))
    await showRows(page, 'of each kind')
    await look('360 px', () => onPhone(page, session, rulesWithin))
  }

  // The primitives show errors as well.
  if (!unknownRoutes.includes(route) && route.path !== primitives.to.page())
    await look('title, focus and errors', () => problemsOf(page))
  // The page behind a panel is hidden.
  const { within: contents = 'main' } = partOf(route)
  const within = at === 0 && !route.isPanel ? 'body' : contents
  await showRows(page, 'of each kind')
  const { parts: found, repeatedIds } = await structureOf(page, partOf(route).within)
  expectNone('ids that are there twice', repeatedIds)
  const { isDue, faults } = checkStructure(route.path, found)
  expectNone('structure', faults)
  if (isDue) await look('axe', () => withAxe(page, route))
  if (at % IN_THE_DARK === 0) await look('colours in the dark', () => inTheDark(page, route))
  if (!route.isPanel) {
    const { edges, before } = await standing(page)
    expectNone('edges', edges)
    expectNone('what is before the skip link', before)
  }
  if (isDue) await look('forced colours', () => withForcedColours(page, within))
  if (route.isPanel) {
    await showRows(page, 'all')
    await lookInOtherSizes(isDue ? within : undefined)
    await inUsualSize(page, session)
    await drawn(page)
  }
  await showRows(page, 'the first')
  if (isDue && !route.takesTab) await look('keyboard', () => withKeyboard(page, session, within))
  await test.step('menus and tabs', () => throughLists(page, route))
  await showRows(page, 'all')
  await look('links', () => followLinks(page, route, api))
  if (route.isPanel) await test.step('Escape', () => leavePanel(page, route))
  // The window becomes wide again on the way to the next page, which is cheaper.
  else await lookInOtherSizes(isDue ? within : undefined)
}

/** Forgets which projects were opened: the record of a page is that of someone who begins with it. */
const forgetProjects = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('orrery.lastProjects')) localStorage.removeItem(key)
  })

/** Visits the routes of some parts. @param recordedAt the version of the region that their records are of */
function visitAll(parts: typeof usualParts, recordedAt: Version) {
  for (const { name, routes } of parts)
    test(`${name}: every page from every side`, async ({ page, calls, api }, { config }) => {
      test.slow()
      await beginVisits(page)
      if (['all', 'changed'].includes(config.updateSnapshots)) return recordRoutes(page, routes, calls)
      const session = await page.context().newCDPSession(page)
      const asUsual = async () => {
        await inUsualSize(page, session)
        await showRows(page, 'all')
      }
      for (const [index, route] of routes.entries())
        await test.step(route.path, async () => {
          if (!offersRoute(api, route))
            return openRoute(page, { ...route, title: 'Not part of this region', isPanel: false })
          await forgetProjects(page)
          const shifts = await visitRoute(page, route, calls, asUsual)
          await test.step('what moves while it loads', () =>
            expect.soft(movedIn(shifts), `${route.path}: what moves while it loads`).toEqual([]))
          await test.step('what it shows and asks for', async () => {
            const expected = recorded(route.path)
            let now = await recordNow(page, calls, expected)
            // If a list arrives before the code of a record, its row answers for the record, and a call is left out. On
            // a second visit the code is there.
            if (expected && now.calls.length < expected.calls.length) {
              await visitRoute(page, route, calls)
              now = await recordNow(page, calls, expected)
            }
            // The records are those of one version; other regions have more to show, and other calls.
            const compared = api === recordedAt ? now : { ...expected, title: now.title }
            expect.soft(compared, `${route.path}: what it shows and asks for`).toEqual(expected)
          })
          await lookAt(page, session, route, { at: index, api })
        })
      await asUsual()
      await session.detach()
    })
}

visitAll(usualParts, OLDEST)
test.describe('in front of the newest region', () => {
  test.use({ api: NEWEST })
  visitAll(partsOfToday, NEWEST)
})

test('an unknown address leads back to the console', async ({ page }) => {
  await beginVisits(page)
  for (const route of unknownRoutes) {
    await openRoute(page, route)
    // The heading takes the focus once the code of the page has come.
    await expect.poll(() => problemsOf(page), route.path).toEqual(['it says “Page not found”'])
    const names = (await linksOf(page)).map((link) => link.name)
    expect(names, route.path).toContain('Back to console')
  }
})
