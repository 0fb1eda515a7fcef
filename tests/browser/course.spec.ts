import type { Locator, Page } from 'playwright/test'
import { confirm, row, stateIn, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { holdCalls } from '../support/network'

const PAGE = '/projects/web/instances/web-1?scenario=small&latency=0'

const courseOf = (page: Page) => page.getByRole('region', { name: 'Course' })
const present = (page: Page) => courseOf(page).getByRole('paragraph')
const verb = (page: Page, name: string) => courseOf(page).getByRole('button', { name, exact: true })

/** The box of an element, in pixels. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It has no place on the page')
  return box
}

test('the course of an instance: verbs, reasons, keyboard, the way of the body, and its history @journey @engines', async ({
  page,
}) => {
  test.slow()
  await visit(page, PAGE, 'web-1')
  await expect(verb(page, 'Stop')).toHaveAccessibleDescription(
    /^running → stopping → stopped; frees \d+ vCPUs and \d+ GiB$/,
  )
  await expect(verb(page, 'Reboot')).toHaveAccessibleDescription('running → rebooting → running')
  // The page begins early: the course is a line.
  expect((await boxOf(page.getByRole('tabpanel'))).y).toBeLessThan(400)

  // One tab stop, at first a verb that is allowed. One that is not opens the lifecycle card at the reasons.
  await verb(page, 'Stop').focus()
  await page.keyboard.press('ArrowRight')
  await expect(verb(page, 'Reboot')).toBeFocused()
  await page.keyboard.press('End')
  const why = verb(page, 'Why not delete?')
  await expect(why).toBeFocused()
  await expect(why).toHaveAccessibleDescription(/^Only .*stopped.* instances can be deleted/)
  await page.keyboard.press('Enter')
  const card = page.getByRole('dialog', { name: 'web-1', exact: true })
  await expect(card.getByRole('heading', { name: 'Not possible now' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(why).toBeFocused()
  // A render in between does not move the tab stop.
  await verb(page, 'Stop').hover()
  await verb(page, 'Reboot').hover()
  await page.keyboard.press('Tab')
  const whole = verb(page, 'Whole course')
  await expect(whole).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(verb(page, 'Stop')).toBeFocused()

  const running = await boxOf(present(page))
  const places = [await boxOf(verb(page, 'Why not start?')), await boxOf(why)]
  await page.keyboard.press('Enter')
  await confirm(page, 'Stop web-1?')
  await expect(present(page)).toContainText(/^Stopped/)
  expect((await boxOf(present(page))).x).toBeLessThan(running.x - 200)
  // Its button does nothing now: the focus is on the state.
  await expect(page.getByRole('main').getByRole('button', { name: 'web-1: stopped' })).toBeFocused()
  await expect(verb(page, 'Start')).toHaveAccessibleDescription(/^stopped → starting → running; takes /)
  // Each verb has a place of its own in any state, and no tip opens there by itself.
  expect([await boxOf(verb(page, 'Start')), await boxOf(verb(page, 'Delete'))]).toEqual(places)
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0)

  // The whole drawing is remembered.
  await whole.click()
  await expect(whole).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'History' }).click()
  const happened = page.getByRole('list', { name: 'History' }).getByRole('listitem')
  await expect(happened.nth(0)).toContainText('Stopping → Stopped')
  await expect(happened.nth(0)).toContainText('The region, after your Stop')
  await expect(happened.nth(1)).toContainText('Running → Stopping')
  await expect(happened.nth(1)).toContainText(/You: Stop.*Request [0-9a-f-]{36}/)
  await visit(page, PAGE, 'web-1')
  await expect(whole).toHaveAttribute('aria-expanded', 'true')
  await whole.click()

  // On a phone, the same buttons are below the state, and the facts are folded.
  await page.setViewportSize({ width: 360, height: 740 })
  expect((await boxOf(page.getByRole('tabpanel'))).y).toBeLessThan(340)
  const created = page.locator('dt').getByText('Created', { exact: true })
  await expect(created).toBeHidden()
  await page.getByText('More', { exact: true }).click()
  await expect(created).toBeVisible()
  const last = await boxOf(verb(page, 'Why not delete?'))
  expect(last.y).toBeGreaterThan((await boxOf(present(page))).y)
  expect(last.x + last.width).toBeLessThan(360)
})

test('the lifecycle card of a row, by keyboard: what may be done, what has to come first, and back', async ({
  page,
}) => {
  await visit(page, '/projects/web/instances?scenario=small&latency=0&speed=1000', 'Instances')
  const mark = row(page, 'web-1').getByRole('button', { name: 'running' })
  await mark.focus()
  await page.keyboard.press('Enter')
  const card = page.getByRole('dialog', { name: 'web-1', exact: true })
  await expect(card.getByRole('list', { name: 'May be done now' })).toContainText(/Stop.*frees .*Reboot/)
  await expect(card.getByText('Can also be reached by serial console.')).toBeVisible()
  const notNow = card.getByRole('region', { name: 'Not possible now' }).getByRole('listitem')
  await expect(notNow.filter({ hasText: 'Delete' })).toContainText('Delete needs it stopped')
  await expect(card.getByRole('link', { name: 'How its states work' })).toHaveAttribute(
    'href',
    /^\/_machines\?tab=charts&chart=instance&of=[0-9a-f-]{36}$/,
  )
  await expect(notNow.filter({ hasText: 'Start' })).toHaveText('Start: it is running already')
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
  await card.getByRole('button', { name: 'Stop', exact: true }).press('Enter')
  await expect(card).toBeHidden()
  await confirm(page, 'Stop web-1?')
  await page.getByRole('button', { name: 'Refresh data' }).click()
  await expect(stateIn(page, 'web-1', 'stopped')).toBeVisible()

  // The same card opens from the switch between instances, by keyboard and by pointer.
  await row(page, 'web-1').getByRole('link', { name: 'web-1', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'web-1' })).toBeFocused()
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
  await entry.locator('span[aria-hidden]').first().click()
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
  const time = courseOf(page).getByText(/^for .*usually 3\ss$/)
  await expect(time).toBeVisible()
  await page.clock.runFor(2_500)
  await held.met()
  const soon = await time.evaluate((element) => getComputedStyle(element).color)
  await page.clock.fastForward(20_000)
  await expect(time).toHaveText(/^for 2\d\ss, usually 3\ss$/)
  await expect(time).not.toHaveCSS('color', soon)
  await held.lift()
  await page.evaluate(() => localStorage.removeItem('orrery.usualTimes'))
})

/** Runs in the page: what of a course lies on something else or leaves its area, at each of some widths in pixels. */
function faultsOf(section: HTMLElement | SVGElement, widths: readonly number[]): string[] {
  const named = (element: Element): [string, DOMRect] => [
    element.textContent || 'the body',
    element.getBoundingClientRect(),
  ]
  const faults = widths.flatMap((width) => {
    section.style.width = `${width}px`
    const area = section.getBoundingClientRect()
    const boxes = [...section.querySelectorAll('[data-side], button, [aria-hidden] > span > :only-child')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map(named)
    const middle = ({ left, right, top, bottom }: DOMRect) => [(left + right) / 2, (top + bottom) / 2]
    // Over its body on a straight line, in one row with it at an end.
    const isOff = [
      ['[data-straight] > p:is([data-side="above"], [data-side="beside"])', 0],
      ['p:is([data-side="left"], [data-side="right"])', 1],
    ].some(([selector, axis]) => {
      const word = section.querySelector(String(selector))
      const body = word?.parentElement?.querySelector('[aria-hidden] > span > :only-child')
      if (!word?.checkVisibility() || !body) return false
      const [own, its] = [word, body].map((one) => middle(one.getBoundingClientRect())[Number(axis)] ?? 0)
      return Math.abs(Number(own) - Number(its)) > 1.5
    })
    if (isOff) return [`${width}: the present word is off its body`]
    return boxes.flatMap(([name, box], index) => [
      ...(box.left < area.left - 1 || box.right > area.right + 1 ? [`${width}: ${name} is outside`] : []),
      ...(box.top < area.top - 1 || box.bottom > area.bottom + 1
        ? [`${width}: ${name} is too high or low`]
        : []),
      ...boxes.slice(index + 1).flatMap(([other, { left, right, top, bottom }]) => {
        const across = Math.min(box.right, right) - Math.max(box.left, left)
        const down = Math.min(box.bottom, bottom) - Math.max(box.top, top)
        return across > 1 && down > 1 ? [`${width}: ${name} lies on ${other}`] : []
      }),
    ])
  })
  section.style.width = ''
  return faults
}

// The course is 280 px wide in a window of 320, 318 in one of 360, 710 in one of 768 (its frame is a drawer), 734 in
// one of 1024, 1150 in one of 1440 and 1280 in one of 1920; 888 is where the verbs come beside the line.
const WIDTHS = [280, 318, 710, 734, 888, 1150, 1280]

test('words of a course lie on each other or leave it, in any state of any lifecycle, at any width', async ({
  page,
}) => {
  test.slow()
  await visit(page, '/_ui', 'Primitives')
  const courses = await page.getByRole('region', { name: /^Orbit of / }).all()
  expect(courses.length).toBeGreaterThan(5)
  for (const course of courses) {
    const noun = (await course.getAttribute('aria-label'))?.replace('Orbit of ', '') ?? ''
    await course.getByRole('button', { name: 'Whole course' }).click()
    const states = page.getByRole('combobox', { name: `State of ${noun}`, exact: true })
    for (const state of await states.getByRole('option').allTextContents()) {
      await states.selectOption({ label: state })
      await expect(course.getByRole('paragraph')).toContainText(state)
      expect(await course.evaluate(faultsOf, WIDTHS), `${noun}, ${state}`).toEqual([])
    }
  }
})
