import { accessibilityViolations } from '../support/accessibility'
import { dialog, unfold, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

// Many from one form. Names, addresses and bodies are tested beside the form, the batch in contract/batches.whole.test.ts.

test('three instances are created from one form, whose preview names them and what is in the way', async ({
  page,
}) => {
  await visit(page, '/projects/berth-planner/instances-new?latency=0', 'Create instance')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('berth-api')
  await unfold(page, 'More: count, description, start')
  await page.getByRole('spinbutton', { name: 'How many' }).fill('3')
  const main = page.getByRole('main')
  // Folded, the names are still compared.
  const section = main.getByRole('button', { name: 'More: count, description, start', exact: true })
  await section.click()
  await expect(section).toHaveAccessibleDescription('3 instances, started once created')
  await test.step('a name that is in use is said before anything is sent', async () => {
    await expect(main).toContainText('already: berth-api-1')
  })
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('worker')
  await expect(main).toContainText('Creates worker-1, worker-2, worker-3.')
  const image = page.getByRole('combobox', { name: 'Silo image' })
  await image.fill('quayside-24')
  await page.getByRole('option', { name: /^quayside-24/ }).click()
  expect(await accessibilityViolations(page, { within: 'form' })).toEqual([])
  await main.getByRole('button', { name: /^Create 3/ }).click()
  await test.step('they run as a batch, whose line ends with its result', async () => {
    await dialog(page, 'Create 3 instances?').getByRole('button', { name: 'Create 3' }).click()
    const result = page.getByRole('dialog')
    await expect(result.getByRole('row', { name: /worker-3/ })).toContainText('Done')
  })
})
