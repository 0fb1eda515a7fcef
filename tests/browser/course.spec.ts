import type { Locator, Page } from 'playwright/test'
import type { Lifecycle } from '#machines/lifecycle/ask'
import { bfdSessionLifecycle } from '#machines/lifecycle/bfdSessionLifecycle'
import { supportBundleLifecycle } from '#machines/lifecycle/supportBundleLifecycle'
import { webhookDeliveryLifecycle } from '#machines/lifecycle/webhookDeliveryLifecycle'
import { confirm, row, stateIn, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { holdCalls } from '../support/network'

const PAGE = '/projects/web/instances/web-1?scenario=small&latency=0'

/** Lifecycles of resources that no screen shows yet. */
const withoutScreen: readonly Lifecycle[] = [
  supportBundleLifecycle,
  webhookDeliveryLifecycle,
  bfdSessionLifecycle,
]

const courseOf = (page: Page) => page.getByRole('region', { name: 'Course' })
const verb = (page: Page, name: string) => courseOf(page).getByRole('button', { name, exact: true })

/** The box of an element, in pixels. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It has no place on the page')
  return box
}

test('the course of an instance: verbs, reasons, keyboard, the way of the body, and what happened', async ({
  page,
}) => {
  test.slow()
  await visit(page, PAGE, 'web-1')
  await expect(verb(page, 'Stop')).toHaveAccessibleDescription(
    /^running → stopping → stopped; frees \d+ vCPUs and \d+ GiB$/,
  )
  await expect(verb(page, 'Reboot')).toHaveAccessibleDescription('running → rebooting → running')
  await expect(verb(page, 'Start')).toHaveAccessibleDescription(
    'Only stopped or failed instances can be started',
  )
  await expect(verb(page, 'Delete')).toHaveAccessibleDescription(/; stop it first$/)

  // One tab stop; disabled verbs can be reached, and do nothing.
  await verb(page, 'Stop').focus()
  await page.keyboard.press('ArrowRight')
  await expect(verb(page, 'Reboot')).toBeFocused()
  await page.keyboard.press('End')
  await expect(verb(page, 'Delete')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'What happened' })).toBeFocused()
  // A render in between does not move the tab stop.
  await verb(page, 'Stop').hover()
  await verb(page, 'Reboot').hover()
  await page.keyboard.press('Shift+Tab')
  await expect(verb(page, 'Delete')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(verb(page, 'Stop')).toBeFocused()

  const running = await boxOf(courseOf(page).getByText('Running', { exact: true }))
  await page.keyboard.press('Enter')
  await confirm(page, 'Stop web-1?')
  const stopped = courseOf(page).getByRole('paragraph').getByText('Stopped', { exact: true })
  await expect(stopped).toBeVisible()
  expect((await boxOf(stopped)).x).toBeLessThan(running.x - 300)
  await expect(verb(page, 'Start')).toHaveAccessibleDescription(/^stopped → starting → running; takes /)

  await page.getByRole('button', { name: 'What happened' }).click()
  const happened = page.getByRole('list', { name: 'What happened' }).getByRole('listitem')
  await expect(happened.nth(0)).toContainText('Stopping → Stopped')
  await expect(happened.nth(0)).toContainText('The region, after your Stop')
  await expect(happened.nth(1)).toContainText('Running → Stopping')
  await expect(happened.nth(1)).toContainText(/You: Stop.*Request [0-9a-f-]{36}/)

  // On a phone, the same buttons are below the state.
  await page.setViewportSize({ width: 360, height: 740 })
  const start = await boxOf(verb(page, 'Start'))
  expect(start.y).toBeGreaterThan((await boxOf(stopped)).y)
  expect(start.x + start.width).toBeLessThan(360)
  await verb(page, 'Start').click()
  await confirm(page, 'Start web-1?')
  await expect(courseOf(page).getByRole('paragraph')).toContainText(/^Running/)
})

test('the law card of a row, by keyboard: what may be done, what has to come first, and back', async ({
  page,
}) => {
  await visit(page, '/projects/web/instances?scenario=small&latency=0', 'Instances')
  const mark = row(page, 'web-1').getByRole('button', { name: 'running' })
  await mark.focus()
  await page.keyboard.press('Enter')
  const card = page.getByRole('dialog', { name: 'web-1', exact: true })
  await expect(card.getByRole('list', { name: 'May be done now' })).toContainText(/Stop.*frees .*Reboot/)
  await expect(card.getByText('Can also be reached by serial console.')).toBeVisible()
  const notNow = card.getByRole('list', { name: 'Not now' }).getByRole('listitem')
  await expect(notNow.filter({ hasText: 'Delete' })).toContainText('Stop it to delete it')
  await expect(card.getByRole('link', { name: 'State chart' })).toHaveAttribute(
    'href',
    /^\/_machines\?tab=charts&chart=instance&of=[0-9a-f-]{36}$/,
  )
  await expect(notNow.filter({ hasText: 'Start' })).toContainText(
    'Only stopped or failed instances can be started',
  )
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(mark).toBeFocused()

  // The whole way as one plan.
  await page.keyboard.press('Enter')
  await card.getByRole('button', { name: 'Stop, then delete' }).press('Enter')
  await expect(card).toBeHidden()
  const planned = page.getByRole('alertdialog', { name: 'Stop, then delete web-1?' })
  await expect(planned.getByRole('listitem')).toHaveText([/^Stop web-1/, /^Delete web-1/])
  await page.keyboard.press('Escape')
  await expect(planned).toBeHidden()

  await mark.press('Enter')
  await notNow.filter({ hasText: 'Delete' }).getByRole('button', { name: 'Stop', exact: true }).press('Enter')
  await expect(card).toBeHidden()
  await confirm(page, 'Stop web-1?')
  await expect(stateIn(page, 'web-1', 'stopped')).toBeVisible()

  // The same card opens from the switch between instances, by keyboard and by pointer.
  await row(page, 'web-1').getByRole('link', { name: 'web-1', exact: true }).click()
  const picker = page.getByRole('button', { name: 'Switch instance' })
  await picker.press('Enter')
  const entry = page.getByRole('menuitem', { name: 'web-1', exact: true })
  await entry.press('Alt+Enter')
  await expect(card.getByRole('list', { name: 'May be done now' })).toContainText('Start')
  await expect(page).toHaveURL(/\/web-1\/storage$/)
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(picker).toBeFocused()
  await picker.press('Enter')
  await entry.locator('svg').first().click()
  await expect(card).toBeVisible()
})

test('a transition says how long it usually takes, and turns amber when it is late', async ({ page }) => {
  await page.clock.install()
  await visit(page, PAGE, 'web-1')
  await page.evaluate(() =>
    localStorage.setItem('orrery.usualTimes', '{"instance stopping running":[3000,2000,4000]}'),
  )
  const held = await holdCalls(page, { operation: 'instanceView' }, { after: 1 })
  await verb(page, 'Stop').click()
  await confirm(page, 'Stop web-1?')
  const time = courseOf(page).getByText(/usually 3 s$/)
  await expect(time).toBeVisible()
  await held.met()
  const soon = await time.evaluate((element) => getComputedStyle(element).color)
  await page.clock.fastForward(20_000)
  await expect(time).toHaveText(/^for 2\d s, usually 3 s$/)
  await expect(time).not.toHaveCSS('color', soon)
  await held.lift()
  await page.evaluate(() => localStorage.removeItem('orrery.usualTimes'))
})

test('the courses without a screen of their own offer in each state what their law allows', async ({
  page,
}) => {
  await visit(page, '/_ui', 'Primitives')
  for (const lifecycle of withoutScreen) {
    const verbs = page.getByRole('region', { name: `Orbit of ${lifecycle.noun}` }).getByRole('button')
    const offered = lifecycle.commands.length
    for (const state of lifecycle.states) {
      await page.getByRole('combobox', { name: `State of ${lifecycle.noun}` }).selectOption(state)
      await expect(verbs).toHaveCount(offered)
      const off = await verbs.evaluateAll(
        (all) => all.filter(({ ariaDisabled }) => ariaDisabled === 'true').length,
      )
      expect(off, state).toBe(lifecycle.commands.filter((command) => !lifecycle.can(state, command)).length)
    }
  }
})
