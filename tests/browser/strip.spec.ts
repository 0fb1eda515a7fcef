import type { Locator, Page } from 'playwright/test'
import { accessibilityViolations } from '../support/accessibility'
import { chooseRowAction, confirm, goTo, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { holdCalls } from '../support/network'

// One strip at the foot of the content for what happens: notifications, batches, uploads and the selection.

const DISKS = '/projects/berth-planner/disks?latency=0'
const INSTANCES = '/projects/web/instances?scenario=small&latency=0'

/** The edges of an element. Throws for one that is not drawn. */
async function edgesOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not drawn')
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width }
}

const toasts = (page: Page) => page.getByRole('status', { name: 'Notifications' })
const bar = (page: Page, nouns: string) => page.getByRole('group', { name: `Selected ${nouns}` })

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [360, 740],
] as const)
  test(`at ${width} × ${height} the strip is under the pager wherever the page is scrolled to, and takes its room`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await visit(page, `${DISKS}&limit=10`, 'Disks')
    const held = await holdCalls(page, { operation: 'snapshotCreate' })
    await chooseRowAction(page, 'archive-2024', 'Snapshot')
    await expect(toasts(page)).toContainText('archive-2024')
    await page.getByRole('link', { name: 'archive-2024', exact: true }).press('x')
    await expect(bar(page, 'disks')).toBeVisible()
    const pager = page.getByRole('button', { name: 'Next' })
    for (const to of [0, 200, 100_000]) {
      await page.evaluate((y) => scrollTo(0, y), to)
      await expect(async () => {
        const [above, toast, selection] = [
          await edgesOf(pager),
          await edgesOf(toasts(page)),
          await edgesOf(bar(page, 'disks')),
        ]
        expect(above.bottom).toBeLessThanOrEqual(toast.top)
        expect(toast.bottom).toBeLessThanOrEqual(selection.top)
        expect(selection.bottom).toBe(height)
      }).toPass()
    }
    const last = page
      .getByRole('button', { name: /^Actions for / })
      .and(page.locator('td *'))
      .last()
    await last.click({ trial: true })
    expect(await accessibilityViolations(page, { within: '[data-strip]' })).toEqual([])
    await held.lift()
  })

test('the buttons of a form on a page are above the strip, and above the debugger', async ({ page }) => {
  await visit(page, DISKS, 'Disks')
  const held = await holdCalls(page, { operation: 'snapshotCreate' })
  await chooseRowAction(page, 'archive-2024', 'Snapshot')
  await goTo(page, '/projects/berth-planner/instances-new', 'Create instance')
  const submit = page.getByRole('button', { name: 'Create instance' })
  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const)
    await test.step(`at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await expect(async () => {
        expect((await edgesOf(submit)).bottom).toBeLessThanOrEqual((await edgesOf(toasts(page))).top)
      }).toPass()
    })
  await held.lift()
  await test.step('in a window with the debugger below the page', async () => {
    await page.setViewportSize({ width: 1000, height: 900 })
    await page.keyboard.press('ControlOrMeta+.')
    const debug = page.getByRole('region', { name: 'Machine debugger' })
    await expect(async () => {
      expect((await edgesOf(submit)).bottom).toBeLessThanOrEqual((await edgesOf(debug)).top)
    }).toPass()
  })
})

test('what has the focus is not covered by a strip that comes later', async ({ page }) => {
  await visit(page, DISKS, 'Disks')
  const held = await holdCalls(page, { operation: 'snapshotCreate' })
  const actions = page
    .getByRole('button', { name: /^Actions for / })
    .and(page.locator('td *'))
    .last()
  await actions.press('Enter')
  await page.getByRole('menuitem', { name: 'Snapshot', exact: true }).press('Enter')
  await expect(toasts(page)).toContainText('napshot')
  await expect(actions).toBeFocused()
  await expect(async () => {
    const pager = await edgesOf(page.getByRole('button', { name: 'Next' }))
    expect((await edgesOf(actions)).bottom).toBeLessThanOrEqual(pager.top)
  }).toPass()
  await held.lift()
})

test('at rest the strip has no height, and a page ends where it did', async ({ page }) => {
  await visit(page, DISKS, 'Disks')
  const end = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await end()
  await chooseRowAction(page, 'archive-2024', 'Snapshot')
  const dismiss = toasts(page).getByRole('button', { name: 'Dismiss notification' })
  await expect(dismiss.first()).toBeVisible()
  while ((await dismiss.count()) > 0) await dismiss.last().click()
  await expect.poll(end).toBe(before)
  await expect(page.locator('[data-strip]')).toHaveCSS('height', '0px')
})

test('from a selection to its command it is a few keys: F6, the arrow, Enter; F6 again leads back @journey', async ({
  page,
}) => {
  await visit(page, INSTANCES, 'Instances')
  const table = page.getByRole('table', { name: 'Instances' })
  await table.getByRole('link', { name: 'db-1', exact: true }).press('x')
  const selected = bar(page, 'instances')
  await expect(selected.getByRole('status')).toHaveText('1 selected')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(selected.getByRole('status')).toHaveText('2 selected')
  const check = page.getByRole('checkbox', { name: 'Select web-1' })
  await expect(check).toBeFocused()
  await page.keyboard.press('F6')
  await expect(selected.getByRole('button', { name: 'Start' })).toBeFocused()
  await page.keyboard.press('F6')
  await expect(check).toBeFocused()
  for (const key of ['F6', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  const question = page.getByRole('dialog', { name: /^Stop/ })
  // As in the question about one instance, the button that begins is one key further.
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  for (const key of ['Tab', 'Enter']) await page.keyboard.press(key)
  await expect(question.getByRole('progressbar')).toBeVisible()
})

test('F6 leads to the strip, then to the debugger, then back to the page', async ({ page }) => {
  await visit(page, INSTANCES, 'Instances')
  const link = page.getByRole('link', { name: 'db-1', exact: true })
  await link.press('x')
  await page.keyboard.press('ControlOrMeta+.')
  const tab = page.getByRole('region', { name: 'Machine debugger' }).getByRole('tab', { name: 'Charts' })
  await expect(tab).toBeFocused()
  await link.focus()
  await page.keyboard.press('F6')
  await expect(bar(page, 'instances').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('F6')
  await expect(tab).toBeFocused()
  await page.keyboard.press('F6')
  await expect(link).toBeFocused()
})

test('what is under way is counted from the second on, and leads to the activity', async ({ page }) => {
  await visit(page, INSTANCES, 'Instances')
  const count = page.getByRole('button', { name: '2 under way', exact: true })
  for (const name of ['web-1', 'web-2']) {
    await expect(count).toHaveCount(0)
    await chooseRowAction(page, name, 'Stop')
    await confirm(page, `Stop ${name}?`)
  }
  await count.click()
  await expect(page.getByRole('dialog', { name: 'Activity' })).toBeVisible()
})
