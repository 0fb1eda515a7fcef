import type { Page } from 'playwright/test'
import { expect, test } from '../support/browserTest'
import type { Call } from '../support/calls'
import { installTraveller } from '../support/pageTraveller'
import { installWayOn } from '../support/pageWayOn'
import { record, recorded, recordOf } from '../support/routeRecord'
import {
  areas,
  framelessRoutes,
  ofPreview,
  otherStates,
  unknownRoutes,
  type ListedRoute,
} from '../support/routes'
import { titleOnScreen } from '../support/travel'

// Every route as an admin of the fleet opens it: its title and headings, its links, and the calls that it makes, compared
// with `everyRoute.json`. `--update-snapshots` records them.

const compared: Record<string, readonly ListedRoute[]> = {
  ...areas,
  'other states': otherStates,
  'what has no frame': framelessRoutes,
  'what is not found': unknownRoutes,
  'the pages of the preview': ofPreview,
}

/** How long a page that is recorded stays as it is, and how long it is compared at most, in milliseconds. */
const STEADY_MS = 1_500
const LONGEST_MS = 8_000

type Now = ReturnType<typeof recordOf>
const isSame = (one: Now | undefined, other: Now | undefined) => JSON.stringify(one) === JSON.stringify(other)

/** Opens a route in a new console. @returns what it shows and asks for, as soon as that is what is expected */
async function open(page: Page, route: ListedRoute, calls: Call[], expected?: Now) {
  // The page before has made its last call when this one begins.
  await page.goto('/favicon.svg')
  calls.length = 0
  await page.goto(`${route.path}?latency=0`)
  await titleOnScreen(page, route).waitFor()
  await page.evaluate(installTraveller)
  await page.evaluate(installWayOn)
  await page.evaluate((isPanel) => window.wayOn?.settle(isPanel), route.isPanel)
  const look = async () => {
    const contents = await page.evaluate(() => window.traveller?.contents())
    if (!contents) throw new Error('The page cannot be looked at.')
    return recordOf(contents, calls)
  }
  // What comes after the page is drawn (the preview banner, what roles allow) comes when the browser is idle.
  let now = await look()
  const began = performance.now()
  for (let since = began; !isSame(now, expected);) {
    const time = performance.now()
    if (time - began > LONGEST_MS || (!expected && time - since > STEADY_MS)) return now
    await page.waitForTimeout(50)
    const next = await look()
    if (!isSame(next, now)) since = performance.now()
    now = next
  }
  return now
}

for (const [area, routes] of Object.entries(compared))
  test(`${area}: headings, links and calls as recorded`, async ({ page, calls }, { config }) => {
    test.slow()
    const isRecording = ['all', 'changed'].includes(config.updateSnapshots)
    const made = new Map<string, Now>()
    for (const route of routes)
      await test.step(route.path, async () => {
        const expected = isRecording ? undefined : recorded(route.path)
        const now = await open(page, route, calls, expected)
        made.set(route.path, now)
        if (!isRecording) expect.soft(now, route.path).toEqual(expected)
      })
    if (isRecording) record(made)
  })
