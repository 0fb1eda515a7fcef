import { expect, test } from '../support/browserTest'
import type { FoundLink } from '../support/pageTraveller'
import { areas, framelessRoutes, unknownRoutes, type ListedRoute } from '../support/routes'
import { beginTravel, follow, linksOf, openRoute, problemsOf } from '../support/travel'

// Every route is opened, and every link of it is clicked twice, left by the way back, and entered again by the way
// forward, once for each kind of link: no error screen, no lost focus, no page without a title, and no complaint of the browser, which the fixture
// looks for. What leads from the contents of a page is followed for each route, one link of each kind; what frames it
// (sidebar, breadcrumbs, tabs) once for each kind of place that it leads to.

const named =
  /(projects|instances|interfaces|disks|snapshots|images|vpcs|firewall-rules|firewall-rules-new|subnets|routers|routes|internet-gateways|affinity|affinity-groups|floating-ips|silos|sleds|ip-pools|users|groups|certificates|built-in-users|help)\/[^/?]+/g

/** Where a link leads, whatever the names in it, and where it is: of many rows, one is followed. */
const kindOf = ({ href, place, role }: FoundLink) =>
  `${place} ${role} ${href.replace(/\?.*/, '?').replace(named, '$1/*')}`

const isOfSidebar = ({ place }: FoundLink) => place.endsWith(' navigation')
const isOfFrame = (link: FoundLink) =>
  isOfSidebar(link) || link.role === 'tab' || ['Breadcrumbs', 'banner'].includes(link.place)

/** The areas whose sidebar is followed; the others are in the same one as one of these. */
const withSidebar = ['the silo', 'nouns of the settings', 'the system', 'nouns of a project']

/** Passes each kind of link once for each route, or once for all of them when it is of the frame. */
function pickLinks(area: string) {
  const followed = new Set<string>()
  return (links: readonly FoundLink[]) => {
    const kinds = new Map<string, FoundLink>()
    for (const link of links) {
      const kind = kindOf(link)
      const isElsewhere = isOfSidebar(link) && !withSidebar.includes(area)
      // The control plane's own address.
      const leavesConsole = link.href.endsWith('/redirect')
      if (followed.has(kind) || kinds.has(kind) || isElsewhere || leavesConsole) continue
      kinds.set(kind, link)
      if (isOfFrame(link)) followed.add(kind)
    }
    return [...kinds.values()]
  }
}

const crawled: Record<string, readonly ListedRoute[]> = { ...areas, 'what has no frame': framelessRoutes }

for (const [area, routes] of Object.entries(crawled))
  test(`${area}: every link withstands a second click, the way back and the way forward`, async ({
    page,
  }) => {
    await beginTravel(page, 'latency=10')
    // A hundred pages and more; each has a limit of its own.
    test.slow()
    const pick = pickLinks(area)
    const entered = new Set<string>()
    const found: string[] = []
    for (const route of routes) {
      await openRoute(page, route)
      found.push(...(await problemsOf(page)).map((problem) => `${route.path}: ${problem}`))
      const links = route.leadsTo === undefined ? pick(await linksOf(page)) : []
      for (const link of links) {
        const problems = await follow(page, link, !entered.has(kindOf(link)))
        entered.add(kindOf(link))
        const what = `${link.role} “${link.name}” (${link.href}, in ${link.place}) at ${route.path}`
        found.push(...problems.map((problem) => `${what}: ${problem}`))
        if (problems.length > 0) await openRoute(page, route)
      }
    }
    expect(found).toEqual([])
  })

test('an unknown address has a title, the focus and a link', async ({ page }) => {
  await beginTravel(page)
  for (const route of unknownRoutes) {
    await openRoute(page, route)
    expect(await problemsOf(page), route.path).toEqual(['it says “Page not found”'])
    const names = (await linksOf(page)).map(({ name }) => name)
    expect(names, route.path).toContain('Back to console')
  }
})
