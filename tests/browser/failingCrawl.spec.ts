import type { Page } from 'playwright/test'
import { expect, test } from '../support/browserTest'
import { failByChance } from '../support/network'
import type { FoundLink } from '../support/pageTraveller'
import { areas, framelessRoutes, type ListedRoute } from '../support/routes'
import { linksOf, titleOnScreen, travel } from '../support/travel'
import { beginFailingTravel, clickLink, deadEndsOf, leaveError, tryAgain } from '../support/wayOn'

// Every route is opened, and one link of each kind followed, while calls fail: the frame stays, what failed is named,
// there is a next step, and once the network is healthy it leads to the page.

/** Who one is, and the project that everything is in: without them the page that is asked for cannot begin. */
const frameCalls = /^\/v1\/(me|me\/groups|policy|system\/policy|projects\/berth-planner)$/

/** Pages without the frame of the console, and without calls. */
const isFrameless = (href: string) => /^\/(help\/|_machines|login|device)/.test(href)
const isOfContent = ({ place, role, href }: FoundLink) =>
  ['main', 'dialog'].includes(place) && role === 'link' && !isFrameless(href)
/** Where a link leads, whatever the names in it. */
const kindOf = ({ href }: FoundLink) =>
  href.replace(/\?.*/, '').replaceAll(/([a-z-]+s|affinity)\/(?!new|[a-z]+-new)[^/]+/g, '$1/*')

/** Follows the links of a page whose kind is new, and comes back. @returns the dead ends on the way */
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

/** Goes on from a page now that nothing fails any more. @returns what keeps the page from being shown */
async function recover(page: Page, route: ListedRoute): Promise<string[]> {
  const found = await tryAgain(page)
  // What was said not to be there, or not to be for this person to see, is left and entered again.
  if (await leaveError(page)) {
    found.push(...(await deadEndsOf(page)).map((fault) => `left by its link: ${fault}`))
    await travel(page, route.path)
  } else if (new URL(page.url()).pathname !== new URL(route.leadsTo ?? route.path, page.url()).pathname) {
    // An access page leaves by itself when its policy is not there for this person any more. Rule: ROLE-4.
    await travel(page, route.path)
  }
  const title = titleOnScreen(page, route)
  try {
    await title
      .or(page.getByRole('button', { name: 'Try again' }))
      .first()
      .waitFor({ timeout: 3000 })
    // A page that was known is shown until the refusal of its refresh has arrived.
    if (!(await title.isVisible())) found.push(...(await tryAgain(page)))
    await title.waitFor({ timeout: 3000 })
  } catch {
    found.push(`it does not become “${route.title}”`)
  }
  return found
}

const oneOfTen = { what: 'one of ten calls fails', percent: 10 }
const all = { what: 'each call fails', percent: 100, except: frameCalls }
/** Areas whose pages ask for nothing of their own. */
const withoutCalls = ['help', 'the system']
const frameless = 'what has no frame'
const crawled: Record<string, readonly ListedRoute[]> = { ...areas, [frameless]: framelessRoutes }

for (const [area, routes] of Object.entries(crawled))
  test(`${area}: no page is a dead end, whichever calls fail`, async ({ page }) => {
    test.slow()
    await beginFailingTravel(page)
    const hasFrame = area !== frameless
    const found: string[] = []
    const followed = new Set<string>()
    for (const { what, ...chance } of withoutCalls.includes(area) ? [oneOfTen] : [oneOfTen, all])
      for (const [seed, route] of routes.entries()) {
        const trouble = await failByChance(page, { seed, ...chance })
        await travel(page, route.path)
        const faults = await deadEndsOf(page, { isPanel: route.isPanel, hasFrame })
        if (chance.percent < 100) faults.push(...(await followLinks(page, followed, hasFrame)))
        await trouble.lift()
        faults.push(...(await recover(page, route)))
        found.push(...faults.map((fault) => `${route.path} (${what}): ${fault}`))
      }
    expect(found).toEqual([])
  })
