import { dialog, row } from '../support/actions'
import { expect, test } from '../support/browserTest'

// The forms of routers and routes, and their commands, are rows of tests/nouns.

const vpc = '/projects/berth-planner/vpcs/plant-floor'

test('the fields of a route follow its types, and of a default route only the target changes', async ({
  page,
}) => {
  await page.goto(`${vpc}/routers/inland/routes-new?latency=0`)
  const panel = dialog(page, 'Create route')
  /** Picks a choice once its list has arrived: until then the options may be drawn again. */
  const pick = async (label: string, name: string) => {
    const field = panel.getByRole('combobox', { name: label })
    await expect(field).toHaveAttribute('placeholder', /^(Select|Search) /)
    await field.fill(name)
    await page.getByRole('option', { name, exact: true }).click()
  }
  await panel.getByRole('textbox', { name: 'Name', exact: true }).fill('by-crane')
  await panel.getByRole('textbox', { name: 'Destination IP address' }).fill('10.8.0.1')
  await panel.getByRole('combobox', { name: 'Destination type' }).selectOption('Subnet')
  await pick('Destination subnet', 'crane-01')
  await panel.getByRole('combobox', { name: 'Target type' }).selectOption('Drop')
  await expect(panel.getByRole('textbox', { name: /^Target/ })).toHaveCount(0)
  await panel.getByRole('combobox', { name: 'Target type' }).selectOption('Instance')
  await pick('Target instance', 'net-heavy')
  await panel.getByRole('button', { name: 'Create route' }).click()
  await expect(panel).toBeHidden()
  await expect(row(page, 'by-crane')).toContainText('crane-01')
  await expect(row(page, 'by-crane')).toContainText('net-heavy')

  await test.step('the page lists the subnets that use the router', async () => {
    const subnets = page.getByRole('table', { name: 'Subnets that use it' })
    await expect(subnets.getByRole('link', { name: 'yard-13' })).toBeVisible()
    await expect(subnets.getByRole('link', { name: 'crane-01' })).toHaveCount(0)
  })

  await test.step('of a default route only the target changes', async () => {
    await page.goto(`${vpc}/routers/system/routes/default-v4/edit?latency=0`)
    const edit = dialog(page, 'Edit route')
    await expect(edit.getByRole('combobox', { name: 'Target type' })).toBeVisible()
    await expect(edit.getByRole('textbox', { name: 'Name' })).toHaveCount(0)
  })
})
