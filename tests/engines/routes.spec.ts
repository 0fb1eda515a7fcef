import { primitives } from '#features/console/gallery/noun'
import { NEWEST } from '#store/api/versions/generated/shipped'
import { expect, test } from '../support/browserTest'
import { offersRoute } from '../support/routeRecord'
import { areas, framelessRoutes, inParts, ofPreview } from '../support/routes'
import { beginTravel, openRoute, problemsOf, titleOnScreen } from '../support/travel'

// Every page once: it opens with its title, without an error in the page or on it. What each page has to look like and to
// ask for is tested in Chromium (everyRoute.spec.ts).

const inFrame = [...Object.values(areas).flat(), ...ofPreview].filter((route) => offersRoute(NEWEST, route))

for (const { name, routes } of inParts('pages', inFrame, 30))
  test(`${name}: each opens without an error @engines`, async ({ page }) => {
    test.slow()
    await beginTravel(page)
    for (const route of routes)
      await test.step(route.path, async () => {
        await openRoute(page, route)
        // The gallery shows errors too.
        if (route.path !== primitives.to.page()) expect.soft(await problemsOf(page), route.path).toEqual([])
      })
  })

test('pages without a frame open without an error @engines', async ({ page }) => {
  for (const route of framelessRoutes)
    await test.step(route.path, async () => {
      await page.goto(route.path)
      await expect(titleOnScreen(page, route)).toBeVisible()
    })
})
