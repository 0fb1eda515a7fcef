import type { Page } from 'playwright/test'
import { signInAs } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { MOST_SHIFT, takeShifts, watchShifts } from '../support/layoutShift'

// Elements keep their position while a page loads, at the mock's usual latency. `everyRoute.spec.ts` measures the
// same for every route, without a page load: here is one page of each kind, as it is first painted.

const PROJECT = '/projects/berth-planner'

/** The page has loaded, and has moved nothing by itself. */
async function expectNoJump(page: Page, calls: readonly unknown[], heading: string) {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  // Idle: no response arrived for the duration of the slowest request.
  let answered = -1
  await expect
    .poll(
      async () => {
        const before = answered
        answered = calls.length
        const isBusy = await page.evaluate(() => document.querySelector('[aria-busy="true"]') !== null)
        return answered === before && !isBusy
      },
      { intervals: [600] },
    )
    .toBe(true)
  await watchShifts(page)
  const { total, parts } = await takeShifts(page)
  expect(total, parts.join('\n')).toBeLessThanOrEqual(MOST_SHIFT)
}

test.describe('from the first paint', () => {
  test.use({ realLoads: true, isDrawn: true })

  for (const [path, heading] of [
    [`${PROJECT}/instances`, 'Instances'],
    [`${PROJECT}/instances/berth-api-1/storage`, 'berth-api-1'],
    [`${PROJECT}/instances/berth-api-1/metrics/cpu`, 'berth-api-1'],
    [`${PROJECT}/instances-new`, 'Create instance'],
    [`${PROJECT}/vpcs/default/firewall-rules`, 'default'],
    [`${PROJECT}/vpcs/default/map`, 'default'],
  ] as const)
    test(`nothing jumps while ${path} loads`, async ({ page, calls }) => {
      await page.goto(path)
      await expectNoJump(page, calls, heading)
    })

  // No column of its table can be sorted, so that its cards have no select, nor room for one.
  test('nothing jumps while Home loads for a viewer on a phone', async ({ page, calls }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signInAs(page, 'yuki')
    // At once, so that the table is there before the code of a select that sorts its cards would be.
    await page.goto('/home?latency=0')
    await expectNoJump(page, calls, 'tidewater-ops')
  })
})

for (const [what, path, opens] of [
  ['a panel', '/projects', (page: Page) => page.getByRole('link', { name: 'Create project' }).click()],
  [
    'a dialog',
    `${PROJECT}/instances/gpu-like-64/storage`,
    (page: Page) => page.getByRole('button', { name: 'Attach disk' }).click(),
  ],
] as const)
  test(`${what} covers the window to its edge, and the page under it stays where it is`, async ({ page }) => {
    await page.goto(`${path}?latency=0`)
    // Under a dialog the page is hidden from screen readers, but still in the document.
    const heading = page.getByRole('heading', { level: 1, includeHidden: true })
    await heading.waitFor()
    const before = await heading.boundingBox()
    await opens(page)
    await page.getByRole('dialog').waitFor()
    expect(await heading.boundingBox()).toEqual(before)
    // The element at the edge of the window: next to the scrim it would be the page itself.
    const atEdge = await page.evaluate(
      () => document.elementFromPoint(innerWidth - 2, innerHeight / 2)?.tagName,
    )
    expect(atEdge).toBe('DIV')
  })
