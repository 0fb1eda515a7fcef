import type { Locator, Page } from 'playwright/test'
import { dialog, goInPage, menuHasFocus, row, stateIn, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

// Every flow by keyboard.

test('skip link, palette, create project, stop an instance: keyboard alone @journey @engines', async ({
  page,
}) => {
  await visit(page, '/projects?scenario=small&latency=0', 'Projects')
  await page.keyboard.press('ControlOrMeta+k')
  const palette = dialog(page, 'Quick actions')
  await expect(palette.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type('util')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Utilization' })).toBeVisible()
  await page.goBack()

  await page.getByRole('link', { name: 'Create project' }).focus()
  await page.keyboard.press('Enter')
  const panel = dialog(page, 'Create project')
  await expect(panel.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('by-hand')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/projects/by-hand/instances')

  await page.goto('/projects/web/instances?scenario=small&latency=0')
  const trigger = row(page, 'web-1').getByRole('button', { name: /^Actions for / })
  await trigger.focus()
  await page.keyboard.press('ArrowDown')
  await menuHasFocus(page)
  await page.keyboard.type('stop')
  await expect(page.getByRole('menuitem', { name: 'Stop', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  const ask = dialog(page, 'Stop web-1?')
  await ask.getByRole('button', { name: 'Stop' }).focus()
  await page.keyboard.press('Enter')
  await expect(ask).toBeHidden()
  await expect(stateIn(page, 'web-1', 'stopping')).toBeVisible()
})

test('the skip link is the first stop and leads past the navigation, also on pages without a sidebar', async ({
  page,
}) => {
  await visit(page, '/projects?latency=0', 'Projects')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await test.step('the second stop leads to the navigation', async () => {
    await skip.focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Skip to navigation' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Search / })).toBeFocused()
  })
  for (const [path, heading] of [
    ['/settings/profile', 'Profile'],
    ['/login/tidewater-ops/local', 'tidewater-ops'],
    ['/device/verify', 'Device authentication'],
    ['/device/nowhere', 'Page not found'],
  ] as const)
    await test.step(path, async () => {
      await goInPage(page, path)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await skip.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
    })
})

const MOST_STOPS = 40

/** Presses Tab until a control has the focus. @returns the number of presses */
async function stopsTo(page: Page, control: Locator): Promise<number> {
  await control.waitFor()
  for (let stops = 1; stops <= MOST_STOPS; stops++) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return stops
  }
  return Infinity
}

test('from the load of a page, the control for its task is a few stops away', async ({ page }) => {
  const project = '/projects/berth-planner'
  for (const [path, heading, role, name, most] of [
    [`${project}/instances`, 'Instances', 'link', 'Create instance', 16],
    ['/system/networking/ip-pools/fragmented/silos', 'fragmented', 'button', 'Link silo', 21],
    [`${project}/instances/berth-api-1`, 'berth-api-1', 'button', 'Stop', 26],
    [`${project}/vpcs/default/firewall-rules`, 'default', 'link', 'Add firewall rule', 26],
  ] as const)
    await test.step(name, async () => {
      await visit(page, `${path}?latency=0`, heading)
      const control = page.getByRole('main').getByRole(role, { name, exact: true })
      expect(await stopsTo(page, control)).toBeLessThanOrEqual(most)
      // The skip link, which is the first stop, leaves out the bar at the top.
      await page.getByRole('link', { name: 'Skip to content' }).focus()
      await page.keyboard.press('Enter')
      expect(1 + (await stopsTo(page, control))).toBeLessThanOrEqual(most - 10)
    })
})

test('scroll position is kept for each place in the history', async ({ page }) => {
  await visit(page, '/projects?latency=0', 'Projects')
  await page.evaluate(() => window.scrollTo(0, 700))
  await page.getByRole('link', { name: 'shipment-archive-20' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Instances' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
})

test('the theme is picked in the user menu and kept', async ({ page }) => {
  await visit(page, '/projects?latency=0', 'Projects')
  for (const [name, theme] of [
    ['Theme: dark', 'dark'],
    ['Theme: light', 'light'],
  ] as const) {
    await page.getByRole('button', { name: 'User menu' }).click()
    await page.getByRole('menuitemradio', { name }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  }
})
