import type { Locator, Page } from 'playwright/test'
import { chooseRowAction, confirm, confirmInVain, goInPage, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

// The layout of the debugger in its window, and its texts for empty states.

const PARTS = ['Charts', 'Log', 'Sequence', 'Disagreements', 'Send', 'Coverage'] as const
/** Widths and heights. On a phone, the page above the debugger is long by itself. */
const WINDOWS = [
  [1440, 900],
  [1024, 900],
  [768, 900],
  [360, 1400],
] as const

const dock = (page: Page) => page.getByRole('region', { name: 'Machine debugger' })

/** The excess height of the document over the window, and its scroll offset. */
const excess = (page: Page) =>
  page.evaluate(() => ({ taller: document.documentElement.scrollHeight - innerHeight, scrolled: scrollY }))

const fits = { taller: 0, scrolled: 0 }

/** The box of an element on the page. */
async function place(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not drawn')
  return { top: box.y, left: box.x, bottom: box.y + box.height, right: box.x + box.width }
}

/** Looks at every part of the debugger in every window, from the first tab on by the arrow key. */
async function lookAtParts(page: Page, where: string) {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    await page.getByRole('tab', { name: PARTS[0] }).click()
    for (const [index, part] of PARTS.entries()) {
      if (index > 0) await page.keyboard.press('ArrowRight')
      // A long list of parts that were not seen, with a name for each of its buttons.
      if (part === 'Coverage') await page.getByRole('button', { name: 'Instance', exact: true }).click()
      await page.getByRole('tabpanel', { name: part }).waitFor()
      expect(await excess(page), `${where}, ${part}, ${width} px`).toEqual(fits)
    }
  }
}

/** Goes through the controls of Coverage and to the time, as a keyboard does. */
async function walkByKeys(page: Page, where: string) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('tab', { name: 'Coverage' }).focus()
  for (let steps = 0; steps < 45; steps++) await page.keyboard.press('Tab')
  expect(await excess(page), `${where}, after 45 controls`).toEqual(fits)
  await page.getByRole('slider', { name: 'Time' }).focus()
  expect(await excess(page), `${where}, at the time`).toEqual(fits)
}

test('no part of the debugger makes the document taller than the window, or scrolls it away', async ({
  page,
}) => {
  await visit(page, '/projects/web/instances?scenario=small&latency=0', 'Instances')
  await page.keyboard.press('ControlOrMeta+.')
  await dock(page).waitFor()
  await lookAtParts(page, 'below a page')
  await walkByKeys(page, 'below a page')
  await goInPage(page, '/_machines')
  await lookAtParts(page, 'on its own page')
  await walkByKeys(page, 'on its own page')
})

test('the first view is the whole chart; beside the page of the past it is not cut', async ({ page }) => {
  await visit(page, '/projects/web/instances?scenario=small&latency=0&speed=20', 'Instances')
  await page.keyboard.press('ControlOrMeta+.')
  const panel = dock(page)
  const chart = panel.getByRole('region', { name: 'State chart of Instance' })

  await test.step('every state is in view', async () => {
    const view = await place(chart)
    for (const state of await chart.getByRole('button').all()) {
      const box = await place(state)
      expect(box.top).toBeGreaterThanOrEqual(view.top)
      expect(box.left).toBeGreaterThanOrEqual(view.left)
      expect(box.bottom).toBeLessThanOrEqual(view.bottom)
      expect(box.right).toBeLessThanOrEqual(view.right)
    }
  })

  await test.step('a machine without an actor says that none runs, though a user is signed in', async () => {
    await panel.getByRole('combobox', { name: 'Machine' }).selectOption({ label: 'Session' })
    await expect(panel.getByRole('combobox', { name: 'Follow' })).toHaveText('None runs')
    await expect(panel.getByText('No actor of this machine runs.')).toBeVisible()
  })

  await test.step('below the page, the list beside the chart is folded', async () => {
    await page.setViewportSize({ width: 1270, height: 720 })
    await page.keyboard.press('ControlOrMeta+.')
    await page.keyboard.press('ControlOrMeta+.')
    await expect(panel.getByRole('button', { name: 'Session', expanded: false })).toBeVisible()
    await expect(panel.getByText('No actor of this machine runs.')).toBeHidden()
  })

  await test.step('beside the page of the past, the tools stay in one line and the chart in its part', async () => {
    await panel.getByRole('combobox', { name: 'Machine' }).selectOption({ label: 'Instance' })
    await chooseRowAction(page, 'web-1', 'Stop')
    await confirm(page, 'Stop web-1?')
    await panel.getByRole('slider', { name: 'Time' }).focus()
    await page.keyboard.press('Home')
    await panel.getByRole('button', { name: 'Show the page then' }).click()
    await panel.getByRole('region', { name: 'The console as it was' }).waitFor()
    const machine = await place(panel.getByRole('combobox', { name: 'Machine' }))
    const fit = await place(panel.getByRole('button', { name: 'Fit the chart' }))
    expect(fit.top).toBeLessThan(machine.bottom)
    const part = await place(panel.getByRole('tabpanel', { name: 'Charts' }))
    expect((await place(panel.getByRole('region', { name: /^State chart of/ }))).bottom).toBeLessThanOrEqual(
      part.bottom,
    )
  })
})

test('that the next call fails is no longer said once it has failed', async ({ page }) => {
  await visit(page, '/projects/web/instances?scenario=small&latency=0', 'Instances')
  await page.keyboard.press('ControlOrMeta+.')
  await dock(page).getByRole('tab', { name: 'Send' }).click()
  const fail = dock(page).getByRole('form', { name: 'Make the next call fail' })
  await fail.getByRole('combobox', { name: 'Operation' }).selectOption('instanceStop')
  await fail.getByRole('button', { name: 'Fail the next call' }).click()
  await expect(fail.getByRole('status')).toHaveText('The next call of instanceStop fails with 500.')
  await chooseRowAction(page, 'web-2', 'Stop')
  await confirmInVain(page, 'Stop web-2?')
  await page.keyboard.press('Escape')
  await expect(fail.getByRole('status')).toHaveText(
    'The call of instanceStop has failed with 500. The next one does not.',
  )
})
