import type { Page } from 'playwright/test'
import { visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { operationsOf, type Call } from '../support/calls'
import { accessibilityViolations } from '../support/accessibility'
import { failCalls } from '../support/network'

// The hairlines of the last day in the rows of a list: one query for a page, after its content.

test.use({ realLoads: true })

const LIST = '/projects/berth-planner/instances?latency=0'
const lines = (page: Page) => page.getByRole('slider', { name: /^CPU of the last day: / })
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
const lineOf = (page: Page, name: string) => row(page, name).getByRole('slider')
const head = (page: Page) => page.getByRole('columnheader', { name: 'CPU, last day' })
const queries = (calls: readonly Call[]) =>
  operationsOf(calls).filter((name) => name === 'timeseriesQuery').length

test('no query before the rows', async ({ page, calls }) => {
  await page.clock.install()
  await page.goto(`${LIST}&faults=slow:instanceList:20000`)
  await expect.poll(() => operationsOf(calls)).toContain('instanceList')
  await page.clock.runFor(10_000)
  await expect(page.getByRole('link', { name: 'berth-api-1', exact: true })).toHaveCount(0)
  expect(queries(calls)).toBe(0)
  await page.clock.runFor(20_000)
  await expect(lineOf(page, 'berth-api-1')).toBeVisible()
  expect(queries(calls)).toBe(1)
})

test('one query for the page of the list, none with a poll, and with a refresh after five minutes', async ({
  page,
  calls,
}) => {
  await page.clock.install()
  await visit(page, LIST, 'Instances')
  await page.clock.runFor(5_000)
  await expect(lineOf(page, 'berth-api-1')).toBeVisible()
  expect(queries(calls)).toBe(1)

  const before = operationsOf(calls).filter((name) => name === 'instanceList').length
  await page.clock.runFor(90_000)
  await page.getByRole('button', { name: 'Refresh data' }).click()
  await expect
    .poll(() => operationsOf(calls).filter((name) => name === 'instanceList').length)
    .toBeGreaterThan(before)
  await page.clock.runFor(5_000)
  expect(queries(calls)).toBe(1)

  await page.clock.runFor(300_000)
  expect(queries(calls)).toBe(1)
  await page.getByRole('button', { name: 'Refresh data' }).click()
  await page.clock.runFor(5_000)
  await expect.poll(() => queries(calls)).toBe(2)
})

test('a line says its facts, and one cursor through all rows is read by pointer and keys', async ({
  page,
}) => {
  await visit(page, LIST, 'Instances')
  const line = lineOf(page, 'berth-api-1')
  await expect(line).toHaveAccessibleName(
    /^CPU of the last day: \d+\u00A0% on average, at most \d+\u00A0%, now \d+\u00A0%$/,
  )
  // What was not measured is no zero.
  await expect(row(page, 'alarm-relay-a').getByRole('slider')).toHaveCount(0)
  const height = async () => (await row(page, 'berth-api-1').boundingBox())?.height
  expect(await height()).toBe((await row(page, 'alarm-relay-a').boundingBox())?.height)

  await line.hover()
  const reading = row(page, 'berth-api-1').getByText(/^\d+\u00A0% \d+:\d\d/)
  await expect(reading).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(reading).toBeHidden()

  // One stop of the Tab key for all lines.
  const first = lines(page).first()
  await first.focus()
  await page.keyboard.press('Home')
  await expect(first).toHaveAttribute('aria-valuenow', '0')
  await page.keyboard.press('ArrowRight')
  await expect(first).toHaveAttribute('aria-valuetext', /^\d+\u00A0% at \d+:\d\d/)
  await page.keyboard.press('ArrowDown')
  const second = lines(page).nth(1)
  await expect(second).toBeFocused()
  await expect(second).toHaveAttribute('aria-valuenow', '1')
  expect(await accessibilityViolations(page, { within: 'main' })).toEqual([])
})

test('a refused query takes the column away without a word, a failed one says so in the rows', async ({
  page,
}) => {
  await visit(page, `${LIST}&faults=fail:timeseriesQuery:1`, 'Instances')
  await expect(row(page, 'berth-api-1').getByText('not read')).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await failCalls(page, '/v1/timeseries', 'forbidden')
  await page.getByRole('button', { name: 'Refresh data' }).click()
  await expect(head(page)).toBeHidden()
  await expect(row(page, 'berth-api-1').getByText('not read')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

for (const [why, prepare] of [
  [
    'where traffic is to be saved',
    (page: Page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  ],
  ['on a narrow page', (page: Page) => page.setViewportSize({ width: 768, height: 900 })],
  ['on a phone', (page: Page) => page.setViewportSize({ width: 360, height: 740 })],
] as const)
  test(`no query ${why}`, async ({ page, calls }) => {
    await page.clock.install()
    await prepare(page)
    await visit(page, LIST, 'Instances')
    await expect(page.getByRole('link', { name: 'berth-api-1', exact: true })).toBeVisible()
    await page.clock.runFor(10_000)
    expect(queries(calls)).toBe(0)
    await expect(lines(page)).toHaveCount(0)
  })

for (const [path, heading, named, count] of [
  ['/system/inventory/sleds', 'Inventory', /^Power of the last day: \d+\sW on average, /, 14],
  ['/system/switch-ports', 'Switches', /^Traffic of the last day: [\d.]+ MiB\/s on average, /, 4],
] as const)
  test(`the rows of ${path} have their lines by one query, those without a series none`, async ({
    page,
    calls,
  }) => {
    await visit(page, `${path}?latency=0`, heading)
    await expect(page.getByRole('slider', { name: named })).toHaveCount(count)
    expect(operationsOf(calls).filter((name) => name === 'systemTimeseriesQuery')).toHaveLength(1)
    expect(await accessibilityViolations(page, { within: 'main' })).toEqual([])
  })

test('the page of a sled draws its last day, and leads to the metrics explorer with its query', async ({
  page,
}) => {
  await visit(page, '/system/inventory/sleds?latency=0', 'Inventory')
  await page.getByRole('link', { name: 'ORS1028', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sled ORS1028' })).toBeVisible()
  const power = page.getByRole('figure', { name: /^Power/ })
  await expect(power.getByText(/^\d+ W$/).first()).toBeVisible()
  await expect(
    page
      .getByRole('figure', { name: /^Temperature/ })
      .getByText(/^[\d.]+ °C$/)
      .first(),
  ).toBeVisible()
  await power.getByRole('button', { name: 'Power actions' }).click()
  await page.getByRole('menuitem', { name: 'Open in the metrics explorer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Metrics explorer' })).toBeVisible()
  await expect(page.getByRole('figure', { name: /hardware_component:power/ })).toBeVisible()
})
