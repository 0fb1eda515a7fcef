import type { Page } from 'playwright/test'
import { signInAs, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

const PAGE = '/utilization?latency=0'
const charts = ['CPU', 'Memory', 'Storage'] as const
const chart = (page: Page, title: string) => page.getByRole('slider', { name: `${title} chart` })
const figure = (page: Page, title: string) => page.getByRole('figure', { name: title })
const readings = (page: Page, title: string) =>
  page
    .getByRole('table', { name: title })
    .getByRole('row')
    .filter({ has: page.getByRole('time') })

test('a chart for each resource ends with what is provisioned now', async ({ page }) => {
  await visit(page, PAGE, 'Utilization')
  for (const title of charts) await expect(chart(page, title)).toBeVisible()
  await expect(figure(page, 'CPU')).toContainText('(vCPUs)')
  const used = await page.getByRole('meter', { name: 'CPU' }).getAttribute('aria-valuenow')
  await expect(readings(page, 'CPU').last()).toContainText(`${used} vCPUs`)
})

test('a longer range is asked for, begins at its start, and is part of the address', async ({ page }) => {
  await visit(page, PAGE, 'Utilization')
  for (const title of charts) await expect(chart(page, title)).toBeVisible()
  await page.getByRole('combobox', { name: 'Time range' }).selectOption('Last 30 days')
  await expect(page).toHaveURL(/range=30d/)
  const lengthInDays = () =>
    readings(page, 'Storage')
      .getByRole('time')
      .evaluateAll((all) => {
        const moments = all.map((time) => Date.parse(time.getAttribute('datetime') ?? ''))
        return (Math.max(...moments) - Math.min(...moments)) / 86_400_000
      })
  await expect.poll(lengthInDays).toBe(30)
})

test('one project is chosen, by the address too, and the quota is no line of its charts', async ({
  page,
  calls,
}) => {
  await visit(page, PAGE, 'Utilization')
  await expect(chart(page, 'CPU')).toBeVisible()
  const whole = await readings(page, 'CPU').last().textContent()
  await page.getByRole('combobox', { name: 'Project' }).selectOption('berth-planner')
  await expect(page).toHaveURL(/project=berth-planner/)
  await expect(chart(page, 'CPU')).toBeVisible()
  await expect(readings(page, 'CPU').last()).not.toHaveText(whole ?? '')
  expect(calls.some(({ url }) => /metrics\/cpus_provisioned\?.*project=[0-9a-f-]{36}/.test(url))).toBe(true)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Project' })).toHaveValue('berth-planner')
})

test('a chart that fails says so and is asked for again; the others stay', async ({ page }) => {
  await visit(page, '/projects?latency=0', 'Projects')
  const trouble = await failCalls(page, '/v1/metrics/ram_provisioned', 'broken')
  await page.getByRole('link', { name: 'Utilization' }).click()
  const memory = figure(page, 'Memory')
  await expect(memory.getByRole('alert')).toContainText('Could not load the history of memory')
  await expect(chart(page, 'CPU')).toBeVisible()
  await expect(chart(page, 'Storage')).toBeVisible()
  await trouble.lift()
  await memory.getByRole('button', { name: 'Try again' }).click()
  await expect(chart(page, 'Memory')).toBeVisible()
})

test('quotas that cannot be read again stay, with what failed', async ({ page }) => {
  await visit(page, PAGE, 'Utilization')
  await expect(page.getByRole('meter', { name: 'CPU' })).toBeVisible()
  await failCalls(page, { operation: 'utilizationView' }, 'broken')
  await page.getByRole('button', { name: 'Refresh charts' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Could not load utilization' })).toBeVisible()
  await expect(page.getByRole('meter', { name: 'CPU' })).toBeVisible()
})

test('an empty silo: all of the quota is left, and charts are at zero', async ({ page }) => {
  await visit(page, `${PAGE}&scenario=empty`, 'Utilization')
  await expect(page.getByRole('meter', { name: 'CPU' })).toHaveAttribute('aria-valuetext', '0 of 480 vCPUs')
  await expect(page.getByText('480 vCPUs left')).toBeVisible()
  await expect(readings(page, 'CPU').last()).toContainText('0 vCPUs')
})

test('a user without a role sees the quotas, and that projects cannot be listed', async ({ page }) => {
  await signInAs(page, 'colm')
  await visit(page, PAGE, 'Utilization')
  await expect(page.getByRole('meter', { name: 'CPU' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Could not load projects' })).toContainText(
    'Action not authorized',
  )
  await expect(chart(page, 'CPU')).toBeVisible()
})

test('by keyboard alone: a chart is read and zoomed', async ({ page }) => {
  await visit(page, `${PAGE}&range=24h`, 'Utilization')
  await chart(page, 'CPU').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(chart(page, 'CPU')).toHaveAttribute('aria-valuetext', /vCPUs$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/zoomStart=/)
  await expect(page.getByRole('button', { name: 'Reset zoom' })).toBeVisible()
})
