import { home } from '#features/console/overview/home/noun'
import { signInAs } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { circumstances, NOT_OFFERED, OPENS, refusals, type Circumstance } from '../support/refusals'
import { areas } from '../support/routes'
import { beginTravel, titleOnScreen, travelTo } from '../support/travel'

// The pages of users with restricted roles. `contract/refusals.whole.test.ts` checks the refusals of all routes; these
// tests open one route for each reason, and each page that the viewer of one project may open: it has the most
// disabled controls.

test.use({ allowedErrors: [/status of 40[34]/] })

const viewer: Circumstance = 'a viewer of one project'
const restricted = (Object.keys(circumstances) as Circumstance[]).filter((one) => !circumstances[one].allFail)

for (const who of restricted)
  test(`${who} sees the pages that are allowed, and the reason in place of others${who === viewer ? '' : ' @journey'}`, async ({
    page,
  }) => {
    test.slow()
    await signInAs(page, circumstances[who].login)
    await beginTravel(page)
    // Pages that only regions of today have are opened in front of one here.
    const { [OPENS]: opened = [], [NOT_OFFERED]: _, ...refused } = refusals(who)
    for (const [reason, [path = '']] of Object.entries(refused))
      await test.step(path, async () => {
        expect(await travelTo(page, path)).toBeUndefined()
        // In the title of a panel the general words have a line of their own, which is read as a break.
        const names = [reason, reason.replace(': ', ' : ')]
        const headings = names.map((name) => page.getByRole('heading', { name, exact: true }))
        await expect(headings.reduce((one, other) => one.or(other))).toBeVisible()
      })
    const routes = Object.values(areas)
      .flat()
      // Home of a user without a role is another page: overview.spec.ts.
      .filter(({ path }) => opened.includes(path) && path !== home.to.list())
    for (const route of who === viewer ? routes : routes.slice(0, 1))
      await test.step(route.path, async () => {
        expect(await travelTo(page, route.path, route.leadsTo)).toBeUndefined()
        await expect(titleOnScreen(page, route)).toBeVisible()
      })
  })
