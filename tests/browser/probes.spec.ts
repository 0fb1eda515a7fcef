import { chooseRowAction, confirm, dialog, goInPage, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

const PROBES = '/projects/berth-planner/probes'

test('a probe is created on a sled, a refusal keeps what was typed, and it is seen and deleted', async ({
  page,
}) => {
  await visit(page, `${PROBES}?latency=0`, 'Probes')
  const sidebar = page.getByRole('navigation', { name: 'berth-planner navigation' })
  await expect(sidebar.getByRole('link', { name: 'Probes' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Create probe' }).click()
  const panel = dialog(page, 'Create probe')
  const submit = panel.getByRole('button', { name: 'Create probe' })
  await submit.click()
  await expect(panel.getByText('Name is required')).toBeVisible()
  await expect(panel.getByText('Sled is required')).toBeVisible()
  await panel.getByRole('textbox', { name: 'Name' }).fill('reach-1')
  await panel.getByRole('combobox', { name: 'Sled' }).fill('ORS1007')
  await page.getByRole('option', { name: 'ORS1007' }).click()
  await submit.click()
  await expect(panel.getByText('already exists').first()).toBeVisible()
  await panel.getByRole('textbox', { name: 'Name' }).fill('reach-3')
  await submit.click()
  await expect(panel).toBeHidden()
  await expect(row(page, 'reach-3')).toContainText('ORS1007')

  await page.getByRole('link', { name: 'reach-3' }).click()
  const details = dialog(page, 'Probe details')
  await expect(details).toContainText('ephemeral')
  await expect(details.getByRole('link', { name: 'ORS1007' })).toBeVisible()
  await details.getByRole('button', { name: 'Close' }).last().click()
  await chooseRowAction(page, 'reach-3', 'Delete')
  await confirm(page, 'Delete reach-3?')
  await expect(row(page, 'reach-3')).toBeHidden()
})

test('without probes, when the list fails, and a probe that is not there', async ({ page }) => {
  await visit(page, '/projects/sandbox/probes?latency=0', 'Probes')
  await expect(page.getByRole('heading', { name: 'No probes' })).toBeVisible()
  const failing = await failCalls(page, { operation: 'probeList' }, 'broken')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('Could not load probes')).toBeVisible()
  await failing.lift()
  await goInPage(page, `${PROBES}/nope`)
  await expect(page.getByText('There is no probe nope')).toBeVisible()
})
