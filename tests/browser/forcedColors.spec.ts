import type { Locator, Page } from 'playwright/test'
import { openRowMenu, visit, goTo } from '../support/actions'
import { expect, test } from '../support/browserTest'

// Forced colours remove backgrounds, shadows and our colours. Selected items must still differ from others.
// Selected items of pages themselves are in everyRoute.spec.ts.

/** The visible border, background and text of an element and its ancestors up to its list. */
const looks = (element: Locator) =>
  element.evaluate((start) => {
    const seen: string[] = []
    // The option of a radio button is drawn by the element around its invisible input.
    for (let part: Element | null = start, depth = 0; part && depth < 3; part = part.parentElement, depth++) {
      const style = getComputedStyle(part)
      seen.push(
        [
          style.color,
          style.backgroundColor,
          `${style.borderBottomWidth} ${style.borderBottomColor}`,
          `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}`,
        ].join('; '),
      )
    }
    return seen
  })

async function differ(page: Page, chosen: Locator, other: Locator) {
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await looks(chosen)).not.toEqual(await looks(other))
}

test.afterEach(({ page }) => page.emulateMedia({ forcedColors: 'none' }))

test('what is highlighted, the marks of states and the edges of popups show in forced colours', async ({
  page,
}) => {
  await visit(page, '/projects/berth-planner/instances?latency=0', 'Instances')
  const menu = await openRowMenu(page, 'berth-api-1')
  const entries = menu.getByRole('menuitem')
  await entries.nth(2).hover()
  await differ(page, entries.nth(2), entries.nth(3))
  await page.goto('/projects/berth-planner/snapshots-new?latency=0')
  await page.getByRole('combobox', { name: 'Disk' }).click()
  await page.keyboard.press('ArrowDown')
  await differ(page, page.getByRole('option').first(), page.getByRole('option').nth(1))

  await test.step('the marks of states and the edges of popups', async () => {
    await goTo(page, '/projects/berth-planner/instances', 'Instances')
    const badge = page.getByText('running', { exact: true }).first()
    const drawn = await badge.evaluate((element) => {
      const { color, backgroundImage } = getComputedStyle(element, '::before')
      return { color, backgroundImage, ground: getComputedStyle(document.body).backgroundColor }
    })
    expect(drawn.color).not.toBe(drawn.ground)
    expect(drawn.backgroundImage).toContain(drawn.color)
    const opened = await openRowMenu(page, 'berth-api-1')
    const edge = await opened.evaluate((element) => getComputedStyle(element).borderTopStyle)
    expect(edge).toBe('solid')
  })
})
