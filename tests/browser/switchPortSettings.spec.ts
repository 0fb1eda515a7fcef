import type { Locator, Page } from 'playwright/test'
import { idOf } from '#mirage/random'
import { chooseRowAction, confirm, confirmInVain, dialog, goInPage, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

const LIST = '/system/networking/switch-port-settings?latency=0'
const at = (port: string, place = 'switch0') => `/system/switch-ports/${idOf('rack 1')}/${place}/${port}`

/** Picks an option of a combobox. */
async function pick(page: Page, field: Locator, option: string) {
  await field.fill(option)
  await page.getByRole('option', { name: option }).click()
}

test('settings are created with every part, applied to a port, cleared from it, and deleted', async ({
  page,
}) => {
  test.slow()
  await visit(page, LIST, 'Switches and ports')
  await page.getByRole('link', { name: 'Create switch port settings' }).click()
  await page.getByRole('heading', { level: 1, name: 'Create switch port settings' }).waitFor()
  const save = page.getByRole('button', { name: 'Create switch port settings' })
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  const problems = page.getByRole('group', { name: 'Problems' })
  await expect(page.getByRole('button', { name: 'Add address' })).toHaveAccessibleDescription(
    /Add a link first/,
  )
  await name.fill('uplink-north')
  await save.click()
  await expect(problems).toBeFocused()
  await expect(problems).toContainText('There are settings of that name')
  await expect(problems).toContainText('Add a link: without one the port carries nothing')
  await name.fill('uplink-east')

  const add = async (label: string, fill: (panel: Locator) => Promise<void>) => {
    await page.getByRole('button', { name: label }).click()
    const panel = dialog(page, label)
    await fill(panel)
    await panel.getByRole('button', { name: label }).click()
    await expect(panel).toBeHidden()
  }
  await add('Add link', async (panel) => {
    await expect(panel.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('phy0')
    await panel.getByRole('combobox', { name: 'Error correction' }).selectOption('Fire code')
    await panel.getByRole('textbox', { name: 'Pre 1' }).fill('1.5')
    await panel.getByRole('button', { name: 'Add link' }).click()
    await expect(panel.getByText('Must be a whole number')).toBeVisible()
    await panel.getByRole('textbox', { name: 'Pre 1' }).fill('-4')
    await panel.getByRole('textbox', { name: 'LLDP: System name' }).fill('rack-east')
  })
  await add('Add address', async (panel) => {
    await pick(page, panel.getByRole('combobox', { name: 'Address lot' }), 'rack-infra')
    await panel.getByRole('textbox', { name: 'Address', exact: true }).fill('172.20.15.21/29')
  })
  await add('Add BGP peer', async (panel) => {
    await panel.getByRole('textbox', { name: 'Peer' }).fill('172.20.15.39')
    await pick(page, panel.getByRole('combobox', { name: 'BGP configuration' }), 'tidewater-edge')
    await panel.getByLabel('MD5 key').fill('canary-of-a-session')
    await panel.getByRole('group', { name: 'Export' }).getByRole('radio', { name: 'Listed networks' }).check()
    await panel.getByRole('textbox', { name: 'Networks to export' }).fill('192.0.2.0/24')
  })
  await add('Add route', async (panel) => {
    await panel.getByRole('textbox', { name: 'Destination' }).fill('0.0.0.0/0')
    await panel.getByRole('textbox', { name: 'Gateway' }).fill('172.20.15.39')
  })
  await add('Add interface', async (panel) => {
    await panel.getByRole('radio', { name: 'VLAN' }).check()
    await panel.getByRole('spinbutton', { name: 'VLAN' }).fill('300')
  })
  // The address is in use: the region says so, at its list.
  await save.click()
  await expect(page.getByRole('group', { name: 'Addresses' })).toContainText('is unavailable')
  await page.getByRole('button', { name: 'Remove address 172.20.15.21/29' }).click()
  await add('Add address', async (panel) => {
    await pick(page, panel.getByRole('combobox', { name: 'Address lot' }), 'rack-infra')
    await panel.getByRole('textbox', { name: 'Address', exact: true }).fill('172.20.15.38/29')
  })
  await save.click()
  await page.getByRole('heading', { level: 1, name: 'uplink-east' }).waitFor()
  await expect(page.getByRole('region', { name: 'Link phy0' })).toContainText('pre 1: -4')
  await expect(page.getByRole('table', { name: 'Interfaces' })).toContainText('300')
  const peer = page.getByRole('region', { name: 'BGP peer 172.20.15.39' })
  await expect(peer).toContainText('192.0.2.0/24')
  await expect(peer).toContainText('MD5 keySet')
  await expect(page.getByText('canary-of-a-session')).toHaveCount(0)

  await goInPage(page, at('qsfp9'))
  await page.getByRole('heading', { level: 1, name: 'switch0 · qsfp9' }).waitFor()
  const portMenu = page.getByRole('button', { name: 'Port actions' })
  await portMenu.click()
  await expect(page.getByRole('menuitem', { name: 'Clear settings' })).toHaveAccessibleDescription(
    'The port has no settings',
  )
  await page.getByRole('menuitem', { name: 'Apply settings' }).click()
  const apply = dialog(page, 'Apply settings')
  const chosen = apply.getByRole('combobox', { name: 'Settings' })
  await pick(page, chosen, 'uplink-south-spare')
  await expect(apply.getByRole('status').last()).toContainText(
    'qsfp1 of switch1 has these settings too: the same addresses would be on both.',
  )
  await pick(page, chosen, 'uplink-east')
  await expect(apply.getByRole('status').last()).toContainText('a BGP session with 172.20.15.39 begins')
  await apply.getByRole('button', { name: 'Apply settings' }).click()
  await expect(apply).toBeHidden()
  await expect(page.getByRole('link', { name: 'uplink-east' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Link phy0' })).toContainText('100 Gbit/s')

  await portMenu.click()
  await page.getByRole('menuitem', { name: 'Clear settings' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(
    'Link phy0 goes down, address 172.20.15.38/29 is no longer reached, and the BGP session with 172.20.15.39 ends.',
  )
  await confirm(page, 'Clear settings of qsfp9 of switch0?', 'Clear settings')
  await expect(page.getByRole('link', { name: 'uplink-east' })).toBeHidden()

  await goInPage(page, '/system/networking/switch-port-settings')
  await chooseRowAction(page, 'uplink-east', 'Delete')
  await failCalls(page, { operation: 'networkingSwitchPortSettingsDelete' }, 'broken', { times: 1 })
  const refused = await confirmInVain(page, 'Delete uplink-east?')
  await expect(refused.getByRole('alert')).toBeVisible()
  await refused.getByRole('button', { name: 'Cancel' }).click()
  await chooseRowAction(page, 'uplink-east', 'Delete')
  await confirm(page, 'Delete uplink-east?')
  await expect(row(page, 'uplink-east')).toBeHidden()
})
