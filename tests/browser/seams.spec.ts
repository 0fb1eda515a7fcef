import { expect, test } from '../support/browserTest'
import { takeShifts, watchShifts } from '../support/layoutShift'

// See tests/contract/seams.test.ts.

test('chromium: a page is not drawn until it is asked to be', async ({ page }) => {
  const opacity = () => page.evaluate(() => getComputedStyle(document.documentElement).opacity)
  await page.goto('/help?latency=0')
  // The page of the test before was drawn no longer than that test.
  expect(await opacity()).toBe('0')
  await watchShifts(page)
  expect(await opacity()).toBe('1')
})

test.describe('on a page that had no input', () => {
  // The browser tells shifts that follow an input apart, those of a test before too.
  test.use({ realLoads: true })

  test('chromium: the layout shifts of a page are measured once it is drawn', async ({ page }) => {
    await page.goto('/help?latency=0')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await watchShifts(page)
    // Once the page was painted, a part that moves is a shift.
    const shift = () =>
      page.evaluate(() => {
        const { style } = document.body
        style.paddingBlockStart = style.paddingBlockStart === '' ? '200px' : ''
      })
    await expect
      .poll(async () => {
        await shift()
        return (await takeShifts(page)).total
      })
      .toBeGreaterThan(0.1)
  })
})
