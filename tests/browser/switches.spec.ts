import { idOf } from '#mirage/random'
import { dialog, goInPage, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

const at = (port: string, place = 'switch0') => `/system/switch-ports/${idOf('rack 1')}/${place}/${port}`

test('the switches are listed, and one shows its board', async ({ page }) => {
  await visit(page, '/system/switches?latency=0', 'Switches')
  await expect(page.getByRole('table', { name: 'Switches' }).getByRole('row')).toHaveCount(3)
  await row(page, 'ORW203').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Switch ORW203' })).toBeVisible()
  await page.getByRole('link', { name: 'View ports' }).click()
  await expect(page.getByRole('tab', { name: 'Ports' })).toHaveAttribute('aria-selected', 'true')
})

test('a port shows its link, what it announces, and its neighbour', async ({ page }) => {
  await visit(page, `${at('qsfp0')}?latency=0`, 'Port qsfp0')
  const link = page.getByRole('region', { name: 'Link', exact: true })
  await expect(link).toContainText('speed100_g')
  await expect(page.getByRole('region', { name: 'LLDP configuration' })).toContainText('tidewater-rack')
  const neighbours = page.getByRole('table', { name: 'LLDP neighbours' })
  await expect(neighbours).toContainText('harbour-core-1')
  await expect(neighbours).toContainText('10.20.0.2')
})

test('the LLDP configuration is edited; a bad address and a refusal keep what was typed', async ({
  page,
}) => {
  await visit(page, `${at('qsfp0')}?latency=0`, 'Port qsfp0')
  await page.getByRole('link', { name: 'Edit LLDP configuration' }).click()
  const panel = dialog(page, 'Edit LLDP configuration')
  const address = panel.getByRole('textbox', { name: 'Management IP' })
  const save = panel.getByRole('button', { name: 'Update LLDP configuration' })
  await address.fill('10.20')
  await save.click()
  await expect(panel.getByText('Not a valid IP address').first()).toBeVisible()
  await address.fill('10.20.0.9')
  await failCalls(page, { operation: 'networkingSwitchPortLldpConfigUpdate' }, 'broken', { times: 1 })
  await save.click()
  await expect(panel.getByRole('alert').first()).toBeVisible()
  await expect(address).toHaveValue('10.20.0.9')
  await save.click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('region', { name: 'LLDP configuration' })).toContainText('10.20.0.9')
})

test('a link that cannot be read is said at its place, and the rest stands', async ({ page }) => {
  await visit(page, '/system/switch-ports?latency=0', 'Switches')
  const failing = await failCalls(page, { operation: 'networkingSwitchPortStatus' }, 'broken')
  await goInPage(page, at('qsfp0'))
  const link = page.getByRole('region', { name: 'Link', exact: true })
  await expect(link).toContainText('Could not load the link')
  await expect(page.getByRole('table', { name: 'LLDP neighbours' })).toBeVisible()
  await failing.lift()
  await link.getByRole('button', { name: 'Try again' }).click()
  await expect(link).toContainText('speed100_g')
})
