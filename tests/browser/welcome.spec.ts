import type { Page } from 'playwright/test'
import { visit } from '../support/actions'
import { accessibilityViolations } from '../support/accessibility'
import { expect, test } from '../support/browserTest'
import { player } from '../support/demoPlayer'
import { MOST_SHIFT, takeShifts, watchShifts } from '../support/layoutShift'

// The banner over the page of a first visit to the preview, and the pill that takes its place.

const path = '/projects?scenario=small&latency=0'

const bannerOf = (page: Page) => page.getByRole('complementary', { name: 'Technical preview' })
const pillOf = (page: Page) => bannerOf(page).getByRole('button', { name: 'Preview: in-browser mock API' })

test.describe('on a first visit', () => {
  test.use({ realLoads: true, storageState: { cookies: [], origins: [] }, isDrawn: true })
  // A page of this worker has been met before.
  test.beforeEach(async ({ page }) => {
    await page.goto('/favicon.svg')
    await page.evaluate(() => localStorage.clear())
  })

  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [360, 740],
  ] as const)
    test(`a banner at ${width} px says what this is and leads three ways; nothing moves`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await visit(page, path, 'Projects')
      const banner = bannerOf(page)
      await expect(banner).toBeInViewport({ ratio: 1 })
      await expect(banner).toContainText(
        'It runs against an in-browser mock API. The region is made up, and its resources vanish on refresh.',
      )
      await expect(banner.getByRole('link')).toHaveText(['Watch a tour (50 s)'])
      await expect(banner.getByRole('button')).toHaveText(['Be someone else', 'Break something', ''])
      await watchShifts(page)
      const { total, parts } = await takeShifts(page)
      expect(total, parts.join('\n')).toBeLessThanOrEqual(MOST_SHIFT)
      expect(await accessibilityViolations(page)).toEqual([])
    })

  test('it comes first after the skip link without taking the focus, and once dismissed it is the pill, in each later visit too', async ({
    page,
  }) => {
    await visit(page, path, 'Projects')
    const banner = bannerOf(page)
    await expect(banner.getByRole('link')).toBeVisible()
    await expect(banner.locator(':focus')).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(banner.getByRole('link', { name: 'Watch a tour (50 s)' })).toBeFocused()
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
    await expect(banner.getByRole('button', { name: 'Dismiss' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(pillOf(page)).toBeFocused()
    await expect(page.getByText('its resources vanish on refresh')).toBeHidden()
    await page.reload()
    await expect(pillOf(page)).toBeVisible()
    await expect(page.getByText('its resources vanish on refresh')).toBeHidden()
  })

  test('its ways lead to a demo, to other people and to the lab', async ({ page }) => {
    await visit(page, path, 'Projects')
    const banner = bannerOf(page)
    await banner.getByRole('button', { name: 'Break something' }).click()
    const lab = page.getByRole('dialog', { name: 'Scenario and fault lab' })
    await expect(lab).toBeVisible()
    await page.keyboard.press('Escape')

    await banner.getByRole('button', { name: 'Be someone else' }).click()
    const people = page.getByRole('dialog', { name: 'Be someone else' })
    await expect(people).toContainText('You are Marit Aune.')
    await people.getByRole('button', { name: /^Dele Bankole/ }).click()
    await expect(page.getByRole('button', { name: 'User menu' })).toContainText('Dele Bankole')
    await expect(banner.getByRole('link')).toBeVisible()

    await banner.getByRole('link', { name: 'Watch a tour (50 s)' }).click()
    await expect(player(page)).toBeVisible()
    await expect(page.getByText('its resources vanish on refresh')).toBeHidden()
  })

  test('it is not printed', async ({ page }) => {
    await visit(page, path, 'Projects')
    await expect(bannerOf(page)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(bannerOf(page)).toBeHidden()
    await page.emulateMedia({ media: null })
  })
})

test('the pill is in view in every window, hides nothing, and opens its menu', async ({ page }) => {
  await visit(page, '/projects?scenario=small&latency=0', 'Projects')
  const banner = page.getByRole('complementary', { name: 'Technical preview' })
  const pill = banner.getByRole('button', { name: 'Preview: in-browser mock API' })
  const sentence = banner.getByText('Technical preview: this console runs on an in-browser mock API.')
  const session = await page.context().newCDPSession(page)
  for (const [width, standard] of [
    [1440, 16],
    [1000, 16],
    [360, 16],
    [360, 32],
  ] as const)
    await test.step(`${width} px, text of ${standard} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
      await expect(pill).toBeInViewport({ ratio: 1 })
      if (width >= 1000) {
        const foot = page.getByRole('button', { name: 'Collapse sidebar' })
        await expect(foot).toBeInViewport({ ratio: 1 })
        const [above, below] = [await foot.boundingBox(), await pill.boundingBox()]
        expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
      }
      await pill.click()
      await expect(sentence).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(sentence).toBeHidden()
    })
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await session.detach()
})
