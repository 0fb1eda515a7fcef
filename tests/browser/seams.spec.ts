import { expect, test } from '../support/browserTest'
import { takeShifts, watchShifts } from '../support/layoutShift'

// See tests/contract/seams.test.ts.

test('playwright: an assertion that does not hold yet describes no page', async ({ page }) => {
  await page.goto('/projects?scenario=small&latency=0')
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
  for (const absent of [page.getByRole('button', { name: 'No such button' }), page.getByRole('main')]) {
    const failed: unknown = await expect(absent)
      .toHaveText('No such text', { timeout: 50 })
      .catch((error: unknown) => error)
    expect(failed).toMatchObject({ matcherResult: { pass: false } })
    expect(failed).not.toHaveProperty('matcherResult.ariaSnapshot', expect.any(String))
  }
})

test('chromium: the layout shifts of a page are measured once it is drawn', async ({ page }) => {
  await page.goto('/help?latency=0')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The page of the test before was drawn no longer than that test.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).opacity)).toBe('0')
  await watchShifts(page)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).opacity)).toBe('1')
  await takeShifts(page)
  await page.evaluate(async () => {
    const frames = async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
    }
    await frames()
    document.body.style.paddingBlockStart = '200px'
    await frames()
  })
  expect((await takeShifts(page)).total).toBeGreaterThan(0.1)
})
