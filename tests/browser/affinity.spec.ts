import { accessibilityViolations } from '../support/accessibility'
import { confirm, dialog, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { elsewhere } from '../support/elsewhere'

test('a running instance may be picked with a reason why it cannot be added, and is added once it has stopped', async ({
  page,
}) => {
  await visit(page, '/projects/berth-planner/affinity/yard-spread?latency=0', 'yard-spread')
  await page.getByRole('button', { name: 'Add instance' }).click()
  const add = dialog(page, 'Add instance to anti-affinity group')
  const pick = async () => {
    await add.getByRole('combobox', { name: 'Instance' }).fill('batch-night-8')
    await page.getByRole('option', { name: 'batch-night-8' }).click()
  }
  await pick()
  const submit = add.getByRole('button', { name: 'Add instance' })
  const reason = 'Only stopped instances can be added to an affinity group; stop it first'
  await expect(submit).toHaveAccessibleDescription(reason)
  await expect(add.getByText('batch-night-8 is running')).toBeVisible()
  expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
  await add.getByRole('button', { name: 'Cancel' }).click()
  await confirm(page, 'Discard what you typed?')

  await elsewhere(page, 'POST', '/v1/instances/batch-night-8/stop?project=berth-planner')
  await page.getByRole('button', { name: 'Add instance' }).click()
  // An instance picked while it is stopping can be added as soon as it is stopped.
  await pick()
  await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
  await submit.click()
  await expect(row(page, 'batch-night-8')).toBeVisible()
})
