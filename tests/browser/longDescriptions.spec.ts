import { NEWEST } from '#store/api/versions/generated/shipped'
import { goTo, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { areas } from '../support/routes'

// A description may be a text of 512 characters without a place to break, such as a link or a key.

// It has all kinds of records.
test.use({ api: NEWEST })

const LONGEST = 'x'.repeat(512)

/** A page of each record that has its name as its title. */
const records = new Map(
  Object.values(areas)
    .flat()
    .filter(({ path, title, isPanel }) => !isPanel && path.split('/').includes(title))
    .map((route) => [route.title, route.path]),
)

test('an unbroken description widens no page of a record', async ({ page }) => {
  test.slow()
  await visit(page, '/projects?latency=0', 'Projects')
  await page.evaluate((text) => {
    const ask = window.fetch
    window.fetch = async (...call) => {
      const answer = await ask(...call)
      const body = await answer.text()
      const changed = body.replaceAll(/"description":"[^"]*"/g, `"description":"${text}"`)
      return new Response(body === '' ? null : changed, answer)
    }
  }, LONGEST)
  let heads = 0
  for (const [title, path] of records)
    await test.step(title, async () => {
      await goTo(page, path, title)
      heads += await page.getByText(LONGEST, { exact: true }).count()
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    })
  // Groups of both kinds, and the kinds of a project, of its networks and of the system whose heads have one.
  expect(heads).toBeGreaterThanOrEqual(10)
})
