import type { Page } from 'playwright/test'
import { accessibilityViolations } from '../support/accessibility'
import { dialog, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls, holdCalls } from '../support/network'

const PAGE = '/system/metrics?latency=0'
const asked = (query: string, more = '') => `${PAGE}${more}&query=${encodeURIComponent(query)}`
const box = (page: Page) => page.getByRole('textbox', { name: 'Query' })
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const chart = (page: Page, series: string) => page.getByRole('slider', { name: `${series} chart` })
const chosenText = (page: Page) =>
  box(page).evaluate((input: HTMLTextAreaElement) =>
    input.value.slice(input.selectionStart, input.selectionEnd),
  )

test('a query is typed with suggestions, by keyboard alone, and runs into the address', async ({ page }) => {
  await visit(page, PAGE, 'Metrics explorer')
  await box(page).click()
  await page.keyboard.press('Control+Space')
  await expect(suggestions(page).getByRole('option')).toHaveText([/^get/])
  await page.keyboard.type('ge')
  await page.keyboard.press('Enter')
  await page.keyboard.type('vcpu')
  const option = suggestions(page).getByRole('option', { name: 'virtual_machine:vcpu_usage' })
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
  expect(await accessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(box(page)).toHaveValue('get virtual_machine:vcpu_usage ')

  await page.keyboard.type('| fi')
  await page.keyboard.press('Tab')
  await page.keyboard.type('sta')
  await page.keyboard.press('Enter')
  await expect(suggestions(page).getByRole('option')).toHaveText([/^==/, /^!=/, /^~=/])
  // Nothing is highlighted until an arrow key is pressed.
  await expect(suggestions(page).getByRole('option', { selected: true })).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.keyboard.type('"run" | al')
  await page.keyboard.press('Enter')
  await expect(suggestions(page).getByRole('option').first()).toHaveText(/^60s/)
  await page.keyboard.type('60s) | group_by [')
  await expect(suggestions(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(suggestions(page)).toBeHidden()
  await page.keyboard.type('vcpu_id], sum')
  await page.keyboard.press('Enter')
  await expect(chart(page, 'virtual_machine:vcpu_usage')).toBeVisible()
  await expect(page).toHaveURL(/query=get\+virtual_machine%3Avcpu_usage/)
  await expect(box(page)).toHaveValue(
    'get virtual_machine:vcpu_usage | filter state == "run" | align mean_within(60s) | group_by [vcpu_id], sum',
  )
  await expect(box(page)).toBeFocused()
})

test('an example is a link; its lines are chosen by arrows, by the list, and are in a table @journey @engines', async ({
  page,
}) => {
  await visit(page, PAGE, 'Metrics explorer')
  await expect(page.getByRole('heading', { name: 'Run a query' })).toBeVisible()
  await page.getByRole('link', { name: 'CPU time of all instances, by state' }).click()
  const drawing = chart(page, 'virtual_machine:vcpu_usage')
  await expect(drawing).toHaveAttribute('aria-valuetext', /^state idle, /)
  await drawing.press('ArrowDown')
  await expect(drawing).toHaveAttribute('aria-valuetext', /^state run, /)
  const list = page.getByRole('table', { name: 'Series of virtual_machine:vcpu_usage' })
  await expect(list.getByRole('row')).toHaveCount(5)
  await list.getByRole('button', { name: 'Show state waiting' }).click()
  await expect(drawing).toHaveAttribute('aria-valuetext', /^state waiting, /)
  await expect(list.getByRole('button', { name: 'Show state waiting', pressed: true })).toBeVisible()
  // The readings of the whole hour, without the total before them.
  const readings = page.getByRole('table', { name: 'virtual_machine:vcpu_usage', exact: true })
  await expect(readings.getByRole('row')).toHaveCount(62)
  expect(await accessibilityViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'virtual_machine:vcpu_usage actions' }).click()
  await page.getByRole('menuitem', { name: 'View query' }).click()
  const sent = dialog(page, 'Query of virtual_machine:vcpu_usage').getByLabel('Query', { exact: true })
  await expect(sent).toContainText(/filter timestamp >= @\d{4}-.*\n.*&& timestamp < @\d{4}-/)
  await page.keyboard.press('Escape')

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Run a query' })).toBeVisible()
  await expect(box(page)).toHaveValue('')
})

test('the error of a query stands at its place', async ({ page }) => {
  await visit(page, asked('get hardware_component:voltage | filter sensor = "rail"'), 'Metrics explorer')
  const error = page.getByRole('alert').filter({ hasText: 'Expected' })
  await expect(error).toHaveText(/found = \(at character 48\)/)
  await expect(box(page)).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Go to the error' }).click()
  expect(await chosenText(page)).toBe('=')
  // The edit starts at the error; the first letter removes the mark.
  await page.keyboard.type('==')
  await expect(page.getByRole('button', { name: 'Go to the error' })).toBeHidden()
  await page.getByRole('button', { name: 'Run query' }).click()
  await expect(chart(page, 'hardware_component:voltage')).toBeVisible()
  await expect(error).toHaveCount(0)

  await page.goto(asked('get virtual_machine:vcpu_usage | filter stat == "run"'))
  await expect(page.getByRole('alert').first()).toContainText('"stat" is not a field of')
  await page.getByRole('button', { name: 'Go to the error' }).click()
  expect(await chosenText(page)).toBe('stat')
})

test('no data, too much of it, loading and failed are different states', async ({ page }) => {
  await visit(page, asked('get bfd_session:timeout_expired'), 'Metrics explorer')
  await expect(page.getByText('No data', { exact: true })).toBeVisible()

  await page.goto(asked('get hardware_component:power', '&range=7d'))
  await expect(page.getByText('Too much data', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Run it in windows of 10,080 s' }).click()
  await expect(box(page)).toHaveValue('get hardware_component:power | align mean_within(10080s)')
  await expect(chart(page, 'hardware_component:power')).toBeVisible()

  const held = await holdCalls(page, { operation: 'systemTimeseriesQuery' })
  await box(page).fill('get hardware_component:current | align mean_within(10080s)')
  await page.getByRole('button', { name: 'Run query' }).click()
  await expect(page.getByRole('status', { name: 'Chart loading' })).toBeVisible()
  await held.lift()
  await expect(chart(page, 'hardware_component:current')).toBeVisible()

  const failing = await failCalls(page, { operation: 'systemTimeseriesQuery' }, 'broken')
  await box(page).fill('get hardware_component:voltage | align mean_within(10080s)')
  await page.getByRole('button', { name: 'Run query' }).click()
  await expect(page.getByText('Could not run the query')).toBeVisible()
  await failing.lift()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(chart(page, 'hardware_component:voltage')).toBeVisible()
})
