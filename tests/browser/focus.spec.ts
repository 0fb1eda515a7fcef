import type { Page } from 'playwright/test'
import { accessibilityViolations, SIZE_RULES } from '../support/accessibility'
import { chooseRowAction, confirm, dialog, row, visit, goTo } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { holdCalls } from '../support/network'

// The focus after every action that removes the focused element.

const SMALL = '?scenario=small&latency=0'
const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const announced = (page: Page) => page.getByRole('status', { name: 'Current page' })
const isLost = (page: Page) => page.evaluate(() => document.activeElement === document.body)

test('the focus goes to the heading of a new page, stays on its tab, and goes into a panel and back @journey @engines', async ({
  page,
}) => {
  await visit(page, `/projects/web/instances${SMALL}`, 'Instances')
  expect(await isLost(page), 'the first load leaves the focus to the browser').toBe(true)
  await expect(announced(page)).toHaveText('')
  await page.getByRole('link', { name: 'Disks', exact: true }).click()
  await expect(h1(page, 'Disks')).toBeFocused()
  await expect(announced(page)).toHaveText('Disks / web / Projects / Orrery')
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Projects' }).click()
  await expect(h1(page, 'Projects')).toBeFocused()
  await page.goBack()
  await expect(h1(page, 'Disks')).toBeFocused()
  await test.step('a panel takes the focus to its first field, and gives it back to what opened it', async () => {
    await page.getByRole('link', { name: 'Create disk' }).click()
    const panel = dialog(page, 'Create disk')
    await expect(panel.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await expect(announced(page)).toHaveText('Create disk / Disks / web / Projects / Orrery')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(page.getByRole('link', { name: 'Create disk' })).toBeFocused()
  })
  await test.step('an open tab keeps the focus, and names what it shows', async () => {
    await goTo(page, '/projects/web/instances/web-1/storage', 'web-1')
    await expect(page.getByRole('tabpanel', { name: 'Storage' })).toContainText('Boot disk')
    await page.getByRole('tab', { name: 'Storage' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tabpanel', { name: 'Networking' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Networking' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tabpanel', { name: 'Metrics' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Metrics' })).toBeFocused()
  })
  await test.step('what was created takes the focus to its page', async () => {
    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'Projects' })
      .click()
    await expect(h1(page, 'Projects')).toBeFocused()
    await page.getByRole('link', { name: 'Create project' }).click()
    await dialog(page, 'Create project').getByRole('textbox', { name: 'Name' }).fill('made-here')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/projects/made-here/instances')
    await expect(h1(page, 'Instances')).toBeFocused()
  })
})

test('the front door leaves the focus to the browser, though it leads on', async ({ page }) => {
  await page.goto(`/${SMALL}`)
  await expect(h1(page, 'Projects')).toBeVisible()
  expect(await isLost(page)).toBe(true)
})

test('a panel that was open from the beginning closes to the heading, and leaves the tab under it open', async ({
  page,
}) => {
  await page.goto(`/projects/web/disks-new${SMALL}`)
  const panel = dialog(page, 'Create disk')
  await expect(panel.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await expect(panel).toBeHidden()
  await expect(h1(page, 'Disks')).toBeFocused()
  await page.goto(`/projects/web/vpcs/default/edit${SMALL}`)
  await expect(dialog(page, 'Edit VPC')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tabpanel', { name: 'Firewall rules' })).toBeVisible()
})

test('deleting a row takes the focus to the row in its place', async ({ page }) => {
  await visit(page, '/projects/berth-planner/disks?latency=0', 'Disks')
  const names = await page.getByRole('table', { name: 'Disks' }).getByRole('link').allTextContents()
  const next = names[names.indexOf('scratch') + 1]
  await chooseRowAction(page, 'scratch', 'Delete')
  await confirm(page, 'Delete scratch?', 'Delete')
  await expect(row(page, 'scratch')).toHaveCount(0)
  expect(next).toBeDefined()
  await expect.poll(() => isLost(page)).toBe(false)
  await expect(page.getByRole('button', { name: /^Actions for / }).and(page.locator(':focus'))).toHaveCount(1)
})

test('trying again takes the focus to what arrives', async ({ page }) => {
  await page.goto('/projects/web/disks?scenario=small&latency=0&faults=fail:diskList:1')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table', { name: 'Disks' })).toBeVisible()
  await expect(h1(page, 'Disks')).toBeFocused()
})

test('the loading bar shows under reduced motion', async ({ page }) => {
  await visit(page, '/projects?latency=0', 'Projects')
  const held = await holdCalls(page, '/v1/instances')
  await page.getByRole('link', { name: 'berth-planner', exact: true }).click()
  await held.met()
  const bar = page.getByRole('status', { name: 'Loading page' }).locator(':scope > *')
  await expect(bar).toHaveCSS('opacity', '1')
  // The whole window, except for a scroll bar.
  expect((await bar.boundingBox())?.width ?? 0).toBeGreaterThan(1400)
  await held.lift()
  await expect(page.getByRole('status', { name: 'Loading page' })).toHaveCount(0)
})

/** Focuses each control of the page, downwards and then upwards. @returns the controls whose middle is covered */
const hiddenWithFocus = (page: Page) =>
  page.evaluate(async () => {
    // A map that depends on the size of the window renders between the frame of the resize and the next one.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
    const found = new Set<string>()
    const all = [...document.querySelectorAll<HTMLElement>('main *, header *')].filter(
      (one) => one.tabIndex >= 0 && one.checkVisibility() && one.offsetWidth > 2 && !one.closest('[inert]'),
    )
    for (const control of [...all, ...all.toReversed()]) {
      control.focus()
      // The first line of a link over two lines. A part of a tall control is enough.
      const box = control.getClientRects()[0]
      if (!box || box.height > 96) continue
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      if (top && (control.contains(top) || top.contains(control) || control.parentElement?.contains(top)))
        continue
      found.add(`${control.ariaLabel ?? control.textContent} is behind ${top?.textContent.slice(0, 40)}`)
    }
    return [...found]
  })

test('what has the focus is not behind the bars that stick, also when it is zoomed to 400 %', async ({
  page,
}) => {
  for (const [path, heading] of [
    ['/projects/web/disks', 'Disks'],
    ['/projects/web/vpcs/default/map', 'default'],
    ['/projects/web/instances-new', 'Create instance'],
  ] as const)
    await test.step(path, async () => {
      await visit(page, `${path}${SMALL}`, heading)
      for (const size of [
        { width: 320, height: 256 },
        { width: 1440, height: 420 },
      ]) {
        await page.setViewportSize(size)
        expect(await hiddenWithFocus(page), `${size.width} px`).toEqual([])
        expect(await accessibilityViolations(page, { only: SIZE_RULES, themes: ['light'] })).toEqual([])
      }
    })
})
