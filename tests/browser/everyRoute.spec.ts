import { expect, test } from '../support/browserTest'
import { signInAs } from '../support/actions'
import { MOST_SHIFT, takeShifts, watchShifts } from '../support/layoutShift'
import { installTraveller } from '../support/pageTraveller'
import { areas, inParts, type ListedRoute } from '../support/routes'
import { titleOnScreen, travelTo } from '../support/travel'

// Every route, as users with different roles: what it shows, or why it shows nothing. For the first of them the region
// takes a moment to answer, and nothing on a page may move meanwhile.

/** An address that shows an error to this user. */
interface Refused {
  path: RegExp
  /** What its heading says. */
  error: RegExp
}

const noSystem: Refused = { path: /^\/system\//, error: /^Page not found$/ }
const noKey: Refused = {
  path: /ssh-keys\/laptop/,
  error: /^Page not found ?: There is no SSH key laptop/,
}
const noImages: Refused = { path: /^\/images/, error: /^Action not authorized ?: You may not see images/ }
/** Certificates are for admins of the silo. */
const noCertificates: Refused = {
  path: /^\/silo\/certificates/,
  error: /^Action not authorized ?: You may not see TLS certificates/,
}
/** Besides a role in the project they need one in the fleet. */
const noProbes: Refused = { path: /\/probes/, error: /^Action not authorized ?: You may not see/ }

const users: { login: string; who: string; refused: readonly Refused[] }[] = [
  { login: 'marit', who: 'an admin of the fleet', refused: [] },
  { login: 'dele', who: 'a collaborator of the silo', refused: [noSystem, noKey, noProbes, noCertificates] },
  {
    login: 'yuki',
    who: 'a viewer of one project',
    refused: [
      noSystem,
      noKey,
      noImages,
      noCertificates,
      noProbes,
      {
        path: /^\/projects\/sandbox\//,
        error: /^Page not found ?: There is no project sandbox/,
      },
    ],
  },
  {
    login: 'colm',
    who: 'a user without any role',
    refused: [
      noSystem,
      noKey,
      noImages,
      noCertificates,
      { path: /^\/projects\/berth-planner\//, error: /^Page not found ?: There is no project berth-planner/ },
      { path: /^\/projects/, error: /^Action not authorized ?: You may not see projects/ },
      {
        path: /^\/lookup\//,
        error: /^Page not found ?: There is no (instance|disk|snapshot|image) with the ID/,
      },
    ],
  },
]

/** A page without a list. */
const BETWEEN = '/settings/profile'

test.use({ allowedErrors: [/status of 40[34]/] })

const all: readonly ListedRoute[] = Object.values(areas).flat()

/** As many as a test has time for where each is measured. */
const PART = 50

/** Whom nothing is refused, in parts. */
const visits = users.flatMap((user) =>
  user.refused.length > 0
    ? [{ ...user, routes: all }]
    : inParts(user.who, all, PART).map(({ name, routes }) => ({ ...user, who: name, routes })),
)

for (const { login, who, refused, routes } of visits)
  test(`each route shows its page or its reason to ${who}`, async ({ page }) => {
    test.slow()
    await signInAs(page, login)
    const isMeasured = refused.length === 0
    await page.goto(`${BETWEEN}?latency=${isMeasured ? 40 : 0}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    await page.evaluate(installTraveller)
    await watchShifts(page)
    const moved: string[] = []
    for (const route of routes)
      await test.step(route.path, async () => {
        const found = refused.find(({ path }) => path.test(route.path))
        // From one record to another of its kind, what is on the page may move: it is another page.
        if (isMeasured) await travelTo(page, BETWEEN)
        if (isMeasured) await takeShifts(page)
        // Looking for a title again and again costs more than the page itself.
        await travelTo(page, route.path, found ? route.path : route.leadsTo)
        if (!found) await expect(titleOnScreen(page, route)).toBeVisible()
        else await expect(page.getByRole('heading', { name: found.error })).toBeVisible()
        if (!isMeasured) return
        const { total, parts } = await takeShifts(page)
        if (total > MOST_SHIFT) moved.push([`${route.path}: ${total.toFixed(3)}`, ...parts].join('\n  '))
      })
    expect(moved.join('\n')).toBe('')
  })
