import type { Page } from 'playwright/test'
import { expect, test } from '../support/browserTest'
import { MOST_SHIFT, type Shifts } from '../support/layoutShift'
import { chosenLinks } from '../support/linkKinds'
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
import { axeLooksAt, recordStructures } from '../support/routeStructures'
import { follow, linksOf, openRoute, problemsOf } from '../support/travel'
import { beginVisits, recordNow, visit } from '../support/visit'

// Every route once, as an admin of the fleet, and on this one visit all that can be looked at on any page. Each look is a
// step of its own; a fault names the route and the look.

/** The menus and lists of tabs of the console, each with the first page that has it: they are the same on every page. */
const lists: Readonly<Record<string, string>> = {}

/** What has moved while the page was loading. */
const movedIn = ({ total, parts }: Shifts) =>
  total > MOST_SHIFT ? [[`moved by ${total.toFixed(3)}`, ...parts].join('\n  ')] : []

/** The arrow keys lead through what this page is the first to have. */
async function throughLists(page: Page, { path }: ListedRoute): Promise<string[]> {
  const { tabLists = [], menuButtons = [] } = (await page.evaluate(() => window.checks?.lists())) ?? {}
  for (const name of tabLists) if (lists[name] === path) await throughTabs(page)
  for (const name of menuButtons) if (lists[name] === path) await throughMenu(page, name)
  const shown = [...tabLists, ...menuButtons]
  return [
    ...shown.filter((name) => !(name in lists)).map((name) => `“${name}” is not in the list of menus and tabs`),
    ...Object.keys(lists)
      .filter((name) => lists[name] === path && !shown.includes(name))
      .map((name) => `“${name}” is not here`),
  ]
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

/** As many as a test has time for. */
const PART = 6
const parts = Object.entries(visited).flatMap(([area, routes]) => inParts(area, routes, PART))

for (const { name, routes } of parts)
  test(`${name}: every page from every side`, async ({ page, calls }, { config }) => {
    test.slow()
    const isRecording = ['all', 'changed'].includes(config.updateSnapshots)
    const records = new Map<string, RouteRecord>()
    const structures = new Map<string, string>()
    await beginVisits(page)
    const session = await page.context().newCDPSession(page)
    for (const [at, route] of routes.entries())
      await test.step(route.path, async () => {
        const look = (what: string, find: () => Promise<readonly string[]> | readonly string[]) =>
          test.step(what, async () => expect.soft(await find(), `${route.path}: ${what}`).toEqual([]))
        const show = (which: 'all' | 'of each kind' | 'the first') =>
          page.evaluate((rows) => window.checks?.showRows(rows), which)

        const shifts = await visit(page, route, calls)
        await look('what moves while it loads', () => movedIn(shifts))
        await test.step('what it shows and asks for', async () => {
          const expected = isRecording ? undefined : recorded(route.path)
          const now = await recordNow(page, calls, expected)
          records.set(route.path, now)
          if (!isRecording) expect.soft(now, `${route.path}: what it shows and asks for`).toEqual(expected)
        })
        if (!unknownRoutes.includes(route)) await look('title, focus and errors', () => problemsOf(page))
        await show('of each kind')
        const { key, repeatedIds } = await structureOf(page, partOf(route).within)
        structures.set(route.path, key)
        await look('ids that are there twice', () => repeatedIds)
        const due = axeLooksAt(route.path, key)
        if (due.isDue) await look('axe', () => withAxe(page, route))
        await look('structure', () => (isRecording ? [] : due.faults))
        if (at === 0) await look('colours in the dark', () => inTheDark(page, route))
        if (!route.isPanel) {
          await look('edges', () => check(page, 'strayEdges'))
          await look('what is before the skip link', () => check(page, 'beforeSkipLink'))
        }
        await look('forced colours', () => withForcedColours(page))
        await look('360 px', () => onPhone(page, route))
        await show('the first')
        if (!route.takesTab) await look('keyboard', () => withKeyboard(page, session))
        await show('all')
        await look('200 % text', () => withLargeText(page, session))
        await look('menus and tabs', () => throughLists(page, route))
        await look('links', () => followLinks(page, route))
        if (route.isPanel) await test.step('Escape', () => leavePanel(page, route))
      })
    await session.detach()
    if (isRecording) {
      record(records)
      recordStructures(structures)
    }
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
