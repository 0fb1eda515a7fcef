import { chooseRowAction, confirm, dialog, openRowMenu, row, visit } from '../support/actions'
import { failCalls } from '../support/network'
import { expect, test } from '../support/browserTest'

const pools = '/system/networking/ip-pools'
const silos = (name: string) => `${pools}/${name}/silos?latency=0`

test('a silo is linked as default, which names what it replaces, and unlinked again', async ({ page }) => {
  await visit(page, silos('wide-v6'), 'wide-v6')
  await expect(page).toHaveTitle('Linked silos / wide-v6 / IP pools / Orrery')
  await expect(page.getByRole('tab', { name: 'Linked silos' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: 'No linked silos' })).toBeVisible()
  await page.getByRole('button', { name: 'Link silo' }).click()
  const link = dialog(page, 'Link silo')
  await link.getByRole('button', { name: 'Link silo' }).click()
  await expect(link.getByText('Silo is required')).toBeVisible()
  await link.getByRole('combobox', { name: 'Silo' }).fill('tidewater-res')
  await page.getByRole('option', { name: 'tidewater-research' }).click()
  await expect(link.getByText('It replaces research-v4')).toHaveCount(0)
  await link.getByRole('checkbox', { name: 'Make wide-v6 the default pool of the silo' }).check()
  await expect(link.getByText('It replaces research-v4')).toBeVisible()
  await link.getByRole('button', { name: 'Link silo' }).click()
  await expect(link).toBeHidden()
  await expect(page.getByText('Silo tidewater-research linked to wide-v6')).toBeVisible()
  await expect(row(page, 'tidewater-research')).toContainText('this pool')

  const menu = await openRowMenu(page, 'tidewater-research')
  await expect(menu.getByRole('menuitem', { name: 'Make default' })).toHaveCount(0)
  await menu.getByRole('menuitem', { name: 'Clear default' }).click()
  await expect(dialog(page, 'Clear default of tidewater-research?')).toContainText('cannot create instances')
  await confirm(page, 'Clear default of tidewater-research?', 'Clear default')
  await expect(row(page, 'tidewater-research')).not.toContainText('this pool')
  await chooseRowAction(page, 'tidewater-research', 'Unlink')
  await confirm(page, 'Unlink wide-v6 from tidewater-research?')
  await expect(page.getByText('IP pool wide-v6 unlinked from tidewater-research')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No linked silos' })).toBeVisible()

  await test.step('a new default that fails halfway says that the silo is linked but not the default', async () => {
    await failCalls(page, { operation: 'systemIpPoolSiloUpdate' }, 'broken', { times: 1 })
    await page.getByRole('button', { name: 'Link silo' }).first().click()
    await link.getByRole('combobox', { name: 'Silo' }).fill('tidewater-ops')
    await page.keyboard.press('Enter')
    await link.getByRole('checkbox').check()
    await link.getByRole('button', { name: 'Link silo' }).click()
    await expect(link).toBeHidden()
    await expect(
      page.getByText('Silo tidewater-ops linked to wide-v6, but the pool could not be made its default'),
    ).toBeVisible()
    await expect(row(page, 'tidewater-ops').getByRole('link', { name: 'dock-public' })).toBeVisible()
  })
})
