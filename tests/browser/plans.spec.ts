import { chooseRowAction, confirm, dialog, openRowMenu, row, stateIn, visit } from '../support/actions'
import { accessibilityViolations } from '../support/accessibility'
import { expect, test } from '../support/browserTest'
import { MOST_SHIFT, takeShifts, watchShifts } from '../support/layoutShift'
import { failCalls } from '../support/network'

// Plans on the page. tests/contract/everyPlan.test.ts runs every plan, and refuses it at each step.

const INSTANCES = '/projects/web/instances?scenario=small&latency=0'

test('a plan is asked for once, shows its steps in the row and in the tab, and says which one was refused @journey', async ({
  page,
}) => {
  await visit(page, `${INSTANCES}&faults=fail:instanceDelete:1`, 'Instances')
  const menu = await openRowMenu(page, 'web-1')
  const remove = menu.getByRole('menuitem', { name: /^Delete/ })
  await expect(remove).toHaveAccessibleDescription('Stops it first')
  await expect(remove).toHaveText('Delete…Stops it first')
  await remove.click()
  const asked = dialog(page, 'Stop, then delete web-1?')
  await expect(asked.getByRole('listitem')).toHaveText([/^Stop web-1\. .+/, /^Delete web-1\. .+/])
  await confirm(page, 'Stop, then delete web-1?', 'Stop, then delete')
  const web = row(page, 'web-1')
  await expect(stateIn(page, 'web-1', 'stopping')).toBeVisible()
  await expect(page).toHaveTitle('◐ Stop, then delete web-1 / Instances / web / Projects / Orrery')
  await expect(web.getByRole('button', { name: 'End after this step' })).toBeVisible()
  const progress = web.getByRole('button', { name: 'Stop, then delete web-1' })
  await expect(progress).toHaveText('2 of 2: delete refused')
  await expect(page).toHaveTitle('Instances / web / Projects / Orrery')
  await expect(stateIn(page, 'web-1', 'stopped')).toBeVisible()
  await expect(page.getByRole('alert', { name: 'Error notifications' })).toContainText(
    'Internal Server Error. It is not known whether anything was changed. Done before: Stop web-1.',
  )
  await progress.click()
  const detail = page.getByRole('dialog', { name: 'Stop, then delete web-1' })
  await expect(detail.getByRole('listitem')).toHaveText([/Stop web-1\s*done/, /Delete web-1\s*refused/])
  await expect(detail.getByRole('alert')).toContainText('Could not delete web-1')
  expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
  await detail.getByRole('button', { name: 'Try again' }).click()
  await expect(web).toHaveCount(0)
})

test('a plan is cancelled between its steps on the page, and resizing starts the instance again', async ({
  page,
}) => {
  await visit(page, `${INSTANCES}&speed=4`, 'Instances')
  await chooseRowAction(page, 'web-1', 'Resize…')
  const form = dialog(page, 'Stop, then resize instance')
  await expect(form.getByRole('note')).toContainText('Everything that runs in the instance ends.')
  await expect(form.getByRole('checkbox', { name: 'Start it again afterwards' })).toBeChecked()
  await form.getByRole('spinbutton', { name: 'vCPUs' }).fill('3')
  await form.getByRole('button', { name: 'Stop, then resize instance' }).click()
  await page.getByRole('link', { name: 'web-1', exact: true }).click()
  // The page of a moving instance opens with the whole course; the line is what is measured.
  await page.getByRole('button', { name: 'Whole course', expanded: true }).click()
  const below = page.getByRole('tabpanel')
  const before = await below.boundingBox()
  const plan = page.getByRole('region', { name: 'Stop, resize, then start web-1' })
  await plan.getByRole('button', { name: 'End after this step' }).click()
  await expect(plan.getByRole('button', { name: 'Go on' })).toBeVisible()
  await expect(plan.getByRole('listitem')).toHaveText([
    /Stop web-1\s*done/,
    /Resize web-1\s*next/,
    /Start web-1\s*next/,
  ])
  const within = 'section[aria-label="Stop, resize, then start web-1"]'
  expect(await accessibilityViolations(page, { within })).toEqual([])
  await plan.getByRole('button', { name: 'Go on' }).click()
  await expect(plan).toHaveCount(0)
  await expect(page.getByRole('main').getByText('running', { exact: true })).toBeVisible()
  // Nothing below the course has moved, neither at the stop nor at the end.
  expect(await below.boundingBox()).toEqual(before)
  await expect(page.getByRole('definition').filter({ hasText: '3 vCPUs' })).toBeVisible()
})

test('nothing below a plan moves when it begins, runs, is refused and is closed, at any width', async ({
  page,
}) => {
  test.slow()
  await visit(page, '/projects/web/instances/web-1?scenario=small&latency=0&speed=4', 'web-1')
  await failCalls(page, { operation: 'instanceDelete' }, 'broken')
  await watchShifts(page)
  const tabs = page.getByRole('tablist', { name: 'Instance' })
  const course = page.getByRole('region', { name: 'Course' })
  const plan = page.getByRole('region', { name: 'Stop, then delete web-1' })
  const errors = page.getByRole('alert', { name: 'Error notifications' })
  for (const width of [1440, 1280, 1024, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(course.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Activity' }).getByRole('button')).toBeVisible()
    await takeShifts(page)
    const place = await tabs.boundingBox()
    await page.getByRole('button', { name: 'Instance actions' }).click()
    await page.getByRole('menuitem', { name: /^Delete/ }).click()
    await confirm(page, 'Stop, then delete web-1?', 'Stop, then delete')
    await expect(plan.getByRole('button', { name: 'End after this step' })).toBeVisible()
    expect(await tabs.boundingBox(), `${width}, begun`).toEqual(place)
    await expect(plan.getByRole('button', { name: 'Close the plan' })).toBeVisible()
    expect(await tabs.boundingBox(), `${width}, refused`).toEqual(place)
    // All of it is in the row.
    const room = await course.boundingBox()
    const end = await plan.getByRole('button', { name: 'Close the plan' }).boundingBox()
    expect((end?.x ?? Infinity) + (end?.width ?? 0)).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0))
    await plan.getByRole('button', { name: 'Close the plan' }).click()
    await expect(plan).toHaveCount(0)
    // Those of earlier widths would move beside the page.
    for (const toast of await errors.getByRole('button', { name: 'Dismiss notification' }).all())
      await toast.click()
    expect(await tabs.boundingBox(), `${width}, closed`).toEqual(place)
    await course.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(course.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
    // The end says where it runs, once that is read. The next width begins with it.
    await expect(page.getByRole('main').getByText(/^web-1 runs/)).toBeVisible()
    expect(await tabs.boundingBox(), `${width}, started`).toEqual(place)
    const { total, parts } = await takeShifts(page)
    expect(total, `${width}\n${parts.join('\n')}`).toBeLessThanOrEqual(MOST_SHIFT)
  }
})

test('the sidebar counts what has failed and leads there; a press on a mark of the census leads back', async ({
  page,
}) => {
  await visit(page, '/projects/berth-planner/instances?latency=0', 'Instances')
  const failed = page
    .getByRole('navigation', { name: 'berth-planner' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Instances', exact: true }) })
    .getByRole('link', { name: /^\d+ failed$/ })
  const text = await failed.textContent()
  const mark = page
    .getByRole('group', { name: 'State' })
    .getByRole('button', { name: `${text} failed`, exact: true })
  await expect(mark).toHaveAttribute('aria-pressed', 'false')
  await failed.click()
  await expect(page).toHaveURL(/\?state=failed$/)
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  const rows = page.getByRole('table', { name: 'Instances' }).getByRole('row')
  await expect(rows).toHaveCount(Number(text) + 1)
  await mark.click()
  await expect(page).not.toHaveURL(/state=/)
  await expect(mark).toBeFocused()
})
