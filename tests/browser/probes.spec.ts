import { chooseRowAction, confirm, dialog, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

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
