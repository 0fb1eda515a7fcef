import { primitives } from '#features/gallery/noun'
import type { CDPSession, Page } from 'playwright/test'
import { expect, test } from '../support/browserTest'
import type { Call } from '../support/calls'
import { MOST_SHIFT, type Shifts } from '../support/layoutShift'
import { chosenLinks, chosenLists } from '../support/chosen'
import {
  check,
  inTheDark,
  leavePanel,
  onPhone,
  partOf,
  throughMenu,
  throughTabs,
  withAxe,
  withForcedColours,
  withKeyboard,
  withLargeText,
} from '../support/looks'
import { structureOf } from '../support/pageStructure'
import { record, recorded, withoutDates, type RouteRecord } from '../support/routeRecord'
import {
  areas,
  framelessRoutes,
  inParts,
  otherStates,
  ofPreview,
  unknownRoutes,
  type ListedRoute,
} from '../support/routes'
import { checkStructure, recordStructures } from '../support/routeStructures'
import { follow, linksOf, openRoute, problemsOf } from '../support/travel'
import { beginVisits, recordNow, visit } from '../support/visit'

// Visits every route once, as an admin of the fleet, and runs all checks that apply to any page. Each check is a
// step; a fault names the route and the check.

/** The elements that moved while the page was loading. */
const movedIn = ({ total, parts }: Shifts) =>
  total > MOST_SHIFT ? [[`moved by ${total.toFixed(3)}`, ...parts].join('\n  ')] : []

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
    await visit(page, route, calls)
    records.set(route.path, await recordNow(page, calls))
    await showRows(page, 'of each kind')
    const { parts } = await structureOf(page, partOf(route).within)
    // A terminal's contents change by themselves: it is checked each time.
    structures.set(route.path, route.takesTab ? [] : parts)
    await showRows(page, 'all')
  }
  record(records)
  recordStructures(structures)
}

/** Follows the chosen links of a page: a second click, the way back and the way forward do no harm. */
async function followLinks(page: Page, route: ListedRoute): Promise<string[]> {
  const found: string[] = []
  for (const { line, isNew } of chosenLinks.get(route.path) ?? []) {
    const link = (await linksOf(page)).find((one) => withoutDates(one.line) === line)
    const problems = link ? await follow(page, link, isNew) : ['it is not there']
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

/** The number of routes that fit into the time of a test. */
const PART = 6
const parts = Object.entries(visited).flatMap(([area, routes]) => inParts(area, routes, PART))

/**
 * Runs all checks on the open page of a route.
 *
 * @param isFirst in its part: it is also checked in the dark theme
 */
async function lookAt(page: Page, session: CDPSession, route: ListedRoute, isFirst: boolean): Promise<void> {
  const look = (what: string, find: () => Promise<readonly string[]> | readonly string[]) =>
    test.step(what, async () => expect.soft(await find(), `${route.path}: ${what}`).toEqual([]))

  // The primitives show errors as well.
  if (!unknownRoutes.includes(route) && route.path !== primitives.to.page())
    await look('title, focus and errors', () => problemsOf(page))
  await showRows(page, 'of each kind')
  const { parts: found, repeatedIds } = await structureOf(page, partOf(route).within)
  await look('ids that are there twice', () => repeatedIds)
  const { isDue, faults } = checkStructure(route.path, found)
  await look('structure', () => faults)
  if (isDue) await look('axe', () => withAxe(page, route))
  if (isFirst) await look('colours in the dark', () => inTheDark(page, route))
  if (!route.isPanel) {
    await look('edges', () => check(page, 'strayEdges'))
    await look('what is before the skip link', () => check(page, 'beforeSkipLink'))
  }
  if (isDue) await look('forced colours', () => withForcedColours(page))
  await look('360 px', () => onPhone(page, route, isDue))
  await showRows(page, 'the first')
  if (isDue && !route.takesTab) await look('keyboard', () => withKeyboard(page, session))
  await showRows(page, 'all')
  await look('200 % text', () => withLargeText(page, session))
  await test.step('menus and tabs', () => throughLists(page, route))
  await look('links', () => followLinks(page, route))
  if (route.isPanel) await test.step('Escape', () => leavePanel(page, route))
}

for (const { name, routes } of parts)
  test(`${name}: every page from every side`, async ({ page, calls }, { config }) => {
    test.slow()
    await beginVisits(page)
    if (['all', 'changed'].includes(config.updateSnapshots)) return recordRoutes(page, routes, calls)
    const session = await page.context().newCDPSession(page)
    for (const [at, route] of routes.entries())
      await test.step(route.path, async () => {
        const shifts = await visit(page, route, calls)
        await test.step('what moves while it loads', () =>
          expect.soft(movedIn(shifts), `${route.path}: what moves while it loads`).toEqual([]))
        await test.step('what it shows and asks for', async () => {
          const expected = recorded(route.path)
          const now = await recordNow(page, calls, expected)
          expect.soft(now, `${route.path}: what it shows and asks for`).toEqual(expected)
        })
        await lookAt(page, session, route, at === 0)
      })
    await session.detach()
  })

test('an unknown address leads back to the console', async ({ page }) => {
  await beginVisits(page)
  for (const route of unknownRoutes) {
    await openRoute(page, route)
    expect(await problemsOf(page), route.path).toEqual(['it says “Page not found”'])
    const names = (await linksOf(page)).map((link) => link.name)
    expect(names, route.path).toContain('Back to console')
  }
})
