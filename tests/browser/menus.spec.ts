import type { Locator, Page } from 'playwright/test'
import { accessibilityViolations } from '../support/accessibility'
import { openRowMenu, row, stateIn, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { elsewhere } from '../support/elsewhere'

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
    const { x, y } = await entry.evaluate((element) => {
      element.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    })
    await page.mouse.move(x, y)
    expect(await boxes(menu)).toEqual(before)
  }
  return before
}

test('a row menu stands still, is grouped and shows reasons; menus of choices say which one holds', async ({
  page,
}) => {
  test.slow()
  await test.step('a row menu stands still while every entry is passed over', async () => {
    await visit(page, '/projects/berth-planner/instances?latency=0&speed=2', 'Instances')
    // In a low window the menu opens upwards, or scrolls. A window of the usual height comes last.
    for (const height of [520, 330])
      await test.step(`${height} px high`, async () => {
        await page.setViewportSize({ width: 1440, height })
        await row(page, 'berth-api-1').evaluate((element) => element.scrollIntoView({ block: 'end' }))
        await passOver(page, await openRowMenu(page, 'berth-api-1'))
        await page.keyboard.press('Escape')
        await expect(page.getByRole('menu')).toHaveCount(0)
      })
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('the entries of a row menu are grouped, only deletions are red, and a disabled one shows its reason', async () => {
    const menu = await openRowMenu(page, 'berth-api-1')
    const reason = menu.getByText('It is running already')
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
    expect([...colours.values()].filter((names) => names.includes('Delete'))).toEqual([
      ['Snapshot, then delete with disks…', 'Delete'],
    ])
    expect(colours.size).toBe(2)
    await page.keyboard.press('Escape')
  })

  await test.step('the theme and the place are radio entries that say which one holds', async () => {
    await page.getByRole('button', { name: 'User menu' }).click()
    await page.getByRole('menuitemradio', { name: 'Theme: dark' }).click()
    await page.getByRole('button', { name: 'User menu' }).click()
    await expect(page.getByRole('menuitemradio', { name: 'Theme: dark' })).toBeChecked()
    await expect(page.getByRole('menuitemradio', { name: 'Theme: light' })).not.toBeChecked()
    expect(await accessibilityViolations(page, { within: '[role=menu]' })).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'switch place' }).click()
    await expect(page.getByRole('menuitemradio', { name: 'tidewater-ops' })).toBeChecked()
    await expect(page.getByRole('menuitemradio', { name: 'System' })).not.toBeChecked()
    await page.keyboard.press('Escape')
  })

  await test.step('a row menu stands still while the list is polled and its instance stops', async () => {
    await elsewhere(page, 'POST', '/v1/instances/berth-api-1/stop?project=berth-planner')
    await page.getByRole('button', { name: 'Refresh data' }).click()
    await expect(stateIn(page, 'berth-api-1', 'stopping')).toBeVisible()
    const menu = await openRowMenu(page, 'berth-api-1')
    const before = await passOver(page, menu)
    await expect(row(page, 'berth-api-1')).toContainText('stopped')
    expect(await boxes(menu)).toEqual(before)
  })
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

test('a menu opens and closes by press, release, Tab, scroll and another menu, one at a time @journey', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await visit(page, '/projects/berth-planner/instances?latency=0', 'Instances')
  const menu = page.getByRole('menu')
  const button = (name: string) => page.getByRole('button', { name: `Actions for ${name}`, exact: true })

  await test.step('a press on the button is released on the entry', async () => {
    await button('berth-api-1').hover()
    await page.mouse.down()
    await menu.getByRole('menuitem', { name: 'Stop', exact: true }).hover()
    await page.mouse.up()
    await expect(page.getByRole('alertdialog', { name: 'Stop berth-api-1?' })).toBeVisible()
    await expect(menu).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(button('berth-api-1')).toBeFocused()
  })
  await test.step('the button closes its menu, another button opens its own', async () => {
    await button('berth-api-1').click()
    await expect(menu).toHaveAccessibleName('Actions for berth-api-1')
    await button('berth-api-1').click()
    await expect(menu).toHaveCount(0)
    await button('berth-api-1').click()
    await page.keyboard.press('Escape')
    await expect(button('berth-api-1')).toBeFocused()
    await button('berth-api-1').click()
    await button('berth-cache').click()
    await expect(menu).toHaveAccessibleName('Actions for berth-cache')
  })
  await test.step('Tab goes on from the button, by the highlight of the first entry', async () => {
    await page.keyboard.press('Escape')
    await button('berth-cache').press('Enter')
    await expect(menu.getByRole('menuitem', { name: 'Copy ID' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(menu).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'berth-cache: rebooting' })).toBeFocused()
  })
  await test.step('a scrolled page leaves no menu behind', async () => {
    await button('berth-api-1').click()
    await expect(menu).toBeVisible()
    await page.mouse.move(400, 300)
    await page.mouse.wheel(0, 200)
    await expect(menu).toHaveCount(0)
  })
  await test.step('on a phone each reason is below its entry', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await button('berth-api-1').click()
    await expect(menu.getByText('It is running already')).toBeVisible()
    await expect(menu.getByText('Stops it first').first()).toBeVisible()
  })
  await test.step('there it is a sheet at the bottom: Delete is in sight, and a press beside it only closes it', async () => {
    const remove = menu.getByRole('menuitem', { name: 'Delete…', exact: true })
    await expect(remove).toBeInViewport({ ratio: 1 })
    const box = await menu.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740)
    await page.mouse.click(180, 60)
    await expect(menu).toHaveCount(0)
    await expect(button('berth-api-1')).toBeFocused()
  })
})

test('Enter on “Switch instance” right after a navigation opens its menu', async ({ page }) => {
  await visit(page, '/projects/web/instances?scenario=small&latency=0', 'Instances')
  await page.getByRole('link', { name: 'web-1', exact: true }).click()
  const button = page.getByRole('button', { name: 'Switch instance' })
  const first = await button.elementHandle()
  await button.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'db-1', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/web-1\/storage$/)
  await expect(page.getByRole('menuitem', { name: 'db-1', exact: true })).toBeVisible()
  // The code of its entries came meanwhile; a button in its place would have lost the key and the focus.
  expect(await first?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(page.getByRole('menuitem').first()).toBeFocused()
})

test('a screen reader’s click opens a menu and chooses; Home and End lead to its ends; a modified click opens a tab', async ({
  page,
}) => {
  await visit(page, '/projects/berth-planner/instances?latency=0', 'Instances')
  const menu = page.getByRole('menu')
  const button = page.getByRole('button', { name: 'Actions for berth-api-1', exact: true })

  await test.step('a click without a pointer opens it, closes it, and runs an entry', async () => {
    await button.dispatchEvent('click')
    await expect(menu).toHaveAccessibleName('Actions for berth-api-1')
    await button.dispatchEvent('click')
    await expect(menu).toHaveCount(0)
    await button.dispatchEvent('click')
    await menu.getByRole('menuitem', { name: 'Stop', exact: true }).dispatchEvent('click')
    const question = page.getByRole('alertdialog', { name: 'Stop berth-api-1?' })
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(button).toBeFocused()
  })
  await test.step('Home and End', async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.press('End')
    await expect(menu.getByRole('menuitem').last()).toBeFocused()
    await page.keyboard.press('Home')
    await expect(menu.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('Escape')
  })
  await test.step('a link with a modifier opens a tab, and this page stays', async () => {
    await page.getByRole('button', { name: 'Switch project' }).click()
    const popup = page.context().waitForEvent('page')
    await menu.getByRole('menuitem', { name: 'sandbox' }).click({ modifiers: ['ControlOrMeta'] })
    await (await popup).close()
    await expect(page).toHaveURL(/\/projects\/berth-planner\/instances/)
    await page.keyboard.press('Escape')
  })
  await test.step('Escape closes the search over a panel, and not the panel', async () => {
    await page.goto('/projects/web/disks/spare?scenario=small&latency=0')
    const panel = page.getByRole('dialog', { name: /spare/ })
    await panel.getByRole('button', { name: 'Close', exact: true }).last().focus()
    await page.keyboard.press('ControlOrMeta+k')
    const search = page.getByRole('dialog', { name: 'Quick actions' })
    await expect(search.getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(search).toHaveCount(0)
    await expect(panel).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Close', exact: true }).last()).toBeFocused()
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a tap opens a menu, a tap on an entry chooses it, and a tap elsewhere closes it; so does the search', async ({
    page,
  }) => {
    await visit(page, '/projects/berth-planner/instances?latency=0', 'Instances')
    const menu = page.getByRole('menu')
    const button = page.getByRole('button', { name: 'Actions for berth-api-1', exact: true })
    await button.tap()
    await expect(menu).toHaveAccessibleName('Actions for berth-api-1')
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(menu).toHaveCount(0)
    await button.tap()
    await menu.getByRole('menuitem', { name: 'Stop', exact: true }).tap()
    await expect(page.getByRole('alertdialog', { name: 'Stop berth-api-1?' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Search/ }).tap()
    const search = page.getByRole('dialog', { name: 'Quick actions' })
    await search.getByRole('option', { name: 'Disks', exact: true }).tap()
    await expect(page).toHaveURL('/projects/berth-planner/disks')
    await expect(search).toHaveCount(0)
  })
})
