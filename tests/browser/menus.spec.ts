import type { Locator, Page } from 'playwright/test'
import { accessibilityViolations } from '../support/accessibility'
import { openRowMenu, row, stateIn, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

// Nothing in an open menu moves or resizes, so that the pointer does not hit a wrong entry.

/** The positions of the menu and its entries, as text to compare. Scrolling inside the menu does not count. */
const boxes = (menu: Locator) =>
  menu.evaluate((element) =>
    [element, ...element.querySelectorAll('[role^="menuitem"]')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      let scrolled = 0
      for (let above = part.parentElement; above && element.contains(above); above = above.parentElement)
        scrolled += above.scrollTop
      return `${part.getAttribute('role')} ${x},${Math.round(y + scrolled)} ${width}×${height}`
    }),
  )

/** Moves over every entry by key and by pointer; the boxes must not change. */
async function passOver(page: Page, menu: Locator) {
  // Positioned once its code is loaded and the browser has laid it out.
  await menu.getByRole('menuitem').first().hover()
  const before = await boxes(menu)
  const entries = await menu.getByRole('menuitem').all()
  for (const _ of entries) {
    await page.keyboard.press('ArrowDown')
    expect(await boxes(menu)).toEqual(before)
  }
  for (const entry of [...entries, ...entries.toReversed()]) {
    await entry.hover()
    expect(await boxes(menu)).toEqual(before)
  }
  return before
}

test('a row menu stands still while every entry is passed over', async ({ page }) => {
  test.slow()
  await visit(page, '/projects/berth-planner/instances?latency=0', 'Instances')
  // In a low window the menu opens upwards, or scrolls.
  for (const height of [900, 520, 330])
    await test.step(`${height} px high`, async () => {
      await page.setViewportSize({ width: 1440, height })
      await row(page, 'berth-api-1').evaluate((element) => element.scrollIntoView({ block: 'end' }))
      await passOver(page, await openRowMenu(page, 'berth-api-1'))
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
    })
})

test('a row menu stands still while the list is polled and its instance stops', async ({ page }) => {
  await visit(page, '/projects/berth-planner/instances?latency=0', 'Instances')
  await page.evaluate(() => fetch('/v1/instances/berth-api-1/stop?project=berth-planner', { method: 'POST' }))
  await page.getByRole('button', { name: 'Refresh data' }).click()
  await expect(stateIn(page, 'berth-api-1', 'stopping')).toBeVisible()
  const menu = await openRowMenu(page, 'berth-api-1')
  const before = await passOver(page, menu)
  await expect(row(page, 'berth-api-1')).toContainText('stopped')
  expect(await boxes(menu)).toEqual(before)
})

test('the entries of a row menu are grouped, only Delete is red, and a disabled one shows its reason', async ({
  page,
}) => {
  await visit(page, '/projects/berth-planner/instances?latency=0', 'Instances')
  const menu = await openRowMenu(page, 'berth-api-1')
  const reason = menu.getByText('Only stopped or failed instances can be started')
  await menu.getByRole('menuitem', { name: 'Start', exact: true }).hover()
  await expect(reason).toBeVisible()
  await menu.getByRole('menuitem', { name: 'Stop', exact: true }).hover()
  await expect(reason).toBeHidden()
  await page.keyboard.press('Escape')
  await openRowMenu(page, 'never-booted')
  await expect(menu.getByRole('separator')).toHaveCount(3)
  const colours = new Map<string, string[]>()
  for (const entry of await menu.getByRole('menuitem').all()) {
    if ((await entry.getAttribute('aria-disabled')) === 'true') continue
    const colour = await entry.evaluate((element) => getComputedStyle(element).color)
    colours.set(colour, [...(colours.get(colour) ?? []), (await entry.textContent()) ?? ''])
  }
  expect([...colours.values()].filter((names) => names.includes('Delete'))).toEqual([['Delete']])
  expect(colours.size).toBe(2)
})

test('the theme and the area are radio entries that say which one holds', async ({ page }) => {
  await visit(page, '/projects?latency=0', 'Projects')
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitemradio', { name: 'Theme: night' }).click()
  await page.getByRole('button', { name: 'User menu' }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Theme: night' })).toBeChecked()
  await expect(page.getByRole('menuitemradio', { name: 'Theme: paper' })).not.toBeChecked()
  expect(await accessibilityViolations(page, { within: '[role=menu]' })).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Switch between system and silo' }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Silo' })).toBeChecked()
  await expect(page.getByRole('menuitemradio', { name: 'System' })).not.toBeChecked()
})

test('rows are compact if that is preferred, also after a reload', async ({ page }) => {
  await visit(page, '/projects/berth-planner/snapshots?latency=0', 'Snapshots')
  const height = async () => {
    const box = await page.getByRole('table', { name: 'Snapshots' }).getByRole('row').nth(1).boundingBox()
    return box?.height
  }
  expect(await height()).toBe(36)
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitemradio', { name: 'Rows: compact' }).click()
  await expect.poll(height).toBe(28)
  await page.reload()
  await expect.poll(height).toBe(28)
})

test('a list of neighbours that failed says so in its menu, and is asked for again', async ({ page }) => {
  await visit(page, '/projects/berth-planner/affinity?latency=0&faults=fail:projectList:1', 'Affinity groups')
  await page.getByRole('button', { name: 'Switch project' }).click()
  await expect(page.getByRole('menuitem', { name: 'Could not load projects' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Switch project' }).click()
  await expect(page.getByRole('menuitem', { name: 'sandbox' })).toBeVisible()
})
