import type { Page } from 'playwright/test'
import { visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

const PAGE = '/utilization?latency=0'
const chart = (page: Page, title: string) => page.getByRole('slider', { name: `${title} chart` })
const figure = (page: Page, title: string) => page.getByRole('figure', { name: title })
const readings = (page: Page, title: string) =>
  page
    .getByRole('table', { name: title })
    .getByRole('row')
    .filter({ has: page.getByRole('time') })

test('one project is chosen, by the address too, and the quota is no line of its charts @journey', async ({
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
