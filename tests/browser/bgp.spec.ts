import { chooseRowAction, confirm, confirmInVain, dialog, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

const at = (tab: string) => `/system/networking/bgp/${tab}?latency=0`

test('an announce set is created, used by a configuration, and refused to be deleted meanwhile', async ({
  page,
}) => {
  await visit(page, at('announce-sets'), 'BGP and BFD')
  await expect(row(page, 'harbour')).toContainText('192.0.2.0/24')
  await page.getByRole('link', { name: 'Create announce set' }).click()
  const ofSet = dialog(page, 'Create announce set')
  const saveSet = ofSet.getByRole('button', { name: 'Create announce set' })
  await ofSet.getByRole('textbox', { name: 'Name' }).fill('harbour')
  await ofSet.getByRole('textbox', { name: 'Networks' }).fill('192.0.2.0/25\n198.51.100.0/24')
  await saveSet.click()
  await expect(
    ofSet.getByText('There is an announce set of that name, which would be replaced'),
  ).toBeVisible()
  await expect(ofSet.getByText('Line 2: 198.51.100.0/24 is in no block of an address lot')).toBeVisible()
  await ofSet.getByRole('textbox', { name: 'Name' }).fill('quay')
  await ofSet.getByRole('textbox', { name: 'Networks' }).fill('192.0.2.0/25')
  await saveSet.click()
  await expect(ofSet).toBeHidden()
  await expect(row(page, 'quay')).toContainText('192.0.2.0/25')

  await chooseRowAction(page, 'quay', 'Edit')
  const edit = dialog(page, 'Edit announce set')
  const networks = edit.getByRole('textbox', { name: 'Networks' })
  await expect(networks).toHaveValue('192.0.2.0/25')
  await networks.fill('192.0.2.128/25')
  await expect(edit.getByRole('status').last()).toContainText('192.0.2.0/25 is no longer announced')
  await failCalls(page, { operation: 'networkingBgpAnnounceSetUpdate' }, 'broken', { times: 1 })
  const update = edit.getByRole('button', { name: 'Update announce set' })
  await update.click()
  await expect(edit.getByRole('alert').first()).toContainText('Could not update announce set')
  await expect(networks).toHaveValue('192.0.2.128/25')
  await update.click()
  await expect(edit).toBeHidden()
  await expect(row(page, 'quay')).toContainText('192.0.2.128/25')

  await page.getByRole('tab', { name: 'Configurations' }).click()
  await page.getByRole('link', { name: 'Create BGP configuration' }).click()
  const panel = dialog(page, 'Create BGP configuration')
  const save = panel.getByRole('button', { name: 'Create BGP configuration' })
  await panel.getByRole('textbox', { name: 'Name' }).fill('quay-edge')
  await save.click()
  await expect(panel.getByText('AS number is required')).toBeVisible()
  await panel.getByRole('textbox', { name: 'AS number' }).fill('65010')
  await panel.getByRole('combobox', { name: 'Announce set' }).fill('quay')
  await page.getByRole('option', { name: 'quay' }).click()
  await save.click()
  await expect(panel.getByText(/one per ASN only/).last()).toBeVisible()
  await panel.getByRole('textbox', { name: 'AS number' }).fill('65011')
  await save.click()
  await expect(panel).toBeHidden()
  await expect(row(page, 'quay-edge')).toContainText('65011')

  await page.getByRole('tab', { name: 'Announce sets' }).click()
  await chooseRowAction(page, 'quay', 'Delete')
  const refused = await confirmInVain(page, 'Delete quay?')
  await expect(refused.getByRole('alert')).toContainText('in use by the BGP configuration "quay-edge"')
  await refused.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('tab', { name: 'Configurations' }).click()
  await chooseRowAction(page, 'quay-edge', 'Delete')
  await confirm(page, 'Delete quay-edge?')
  await expect(row(page, 'quay-edge')).toBeHidden()
  await page.getByRole('tab', { name: 'Announce sets' }).click()
  await chooseRowAction(page, 'quay', 'Delete')
  await confirm(page, 'Delete quay?')
  await expect(row(page, 'quay')).toBeHidden()
})
