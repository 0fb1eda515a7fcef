import { chooseRowAction, confirm, confirmInVain, dialog, openRowMenu, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

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
})

test('a pool made the default names the one it replaces, which the row shows before', async ({ page }) => {
  await visit(page, silos('dock-internal'), 'dock-internal')
  // The server orders them by their ids.
  await expect(page.getByRole('row').nth(1)).toContainText('tidewater-ops')
  const ops = row(page, 'tidewater-ops')
  await expect(ops.getByRole('link', { name: 'dock-public' })).toBeVisible()
  await expect(row(page, 'tidewater-research').getByRole('link', { name: 'research-v4' })).toBeVisible()
  await chooseRowAction(page, 'tidewater-ops', 'Make default')
  const asked = dialog(page, 'Make dock-internal the default pool of tidewater-ops?')
  await expect(asked).toContainText('It replaces dock-public, which stays linked.')
  await asked.getByRole('button', { name: 'Make default' }).click()
  await expect(asked).toBeHidden()
  await expect(ops).toContainText('this pool')
  await expect(row(page, 'tidewater-research')).not.toContainText('this pool')
  await page.getByRole('link', { name: 'tidewater-ops' }).click()
  await expect(page.getByRole('tab', { name: 'IP pools' })).toHaveAttribute('aria-selected', 'true')
  await expect(row(page, 'dock-internal')).toContainText('default')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Linked silos' })).toHaveAttribute('aria-selected', 'true')
})

test('a silo with addresses of the pool is not unlinked, and the question says why', async ({ page }) => {
  await visit(page, silos('dock-public'), 'dock-public')
  await chooseRowAction(page, 'tidewater-ops', 'Unlink')
  const asked = await confirmInVain(page, 'Unlink dock-public from tidewater-ops?')
  await expect(asked).toContainText('IP pool still has addresses in use in that silo')
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, 'tidewater-ops')).toBeVisible()
})

test('an error of the server keeps what was chosen, and offers only silos that are not linked', async ({
  page,
}) => {
  await visit(page, silos('dock-public'), 'dock-public')
  const trouble = await failCalls(page, { operation: 'systemIpPoolSiloLink' }, 'broken')
  await page.getByRole('button', { name: 'Link silo' }).click()
  const link = dialog(page, 'Link silo')
  const silo = link.getByRole('combobox', { name: 'Silo' })
  await silo.click()
  await expect(page.getByRole('option', { name: 'tidewater-ops' })).toHaveCount(0)
  await silo.fill('tidewater-research')
  await page.keyboard.press('Enter')
  await link.getByRole('button', { name: 'Link silo' }).click()
  await expect(link.getByRole('alert')).toContainText('Could not link silo')
  await expect(silo).toHaveValue('tidewater-research')
  await trouble.lift()
  await link.getByRole('button', { name: 'Link silo' }).click()
  await expect(link).toBeHidden()
  await expect(row(page, 'tidewater-research').getByRole('link', { name: 'research-v4' })).toBeVisible()
})

test('a new default that fails halfway says that the silo is linked but not the default', async ({
  page,
}) => {
  await visit(page, silos('fragmented'), 'fragmented')
  await failCalls(page, { operation: 'systemIpPoolSiloUpdate' }, 'broken')
  await page.getByRole('button', { name: 'Link silo' }).click()
  const link = dialog(page, 'Link silo')
  await link.getByRole('combobox', { name: 'Silo' }).fill('tidewater-ops')
  await page.keyboard.press('Enter')
  await link.getByRole('checkbox').check()
  await link.getByRole('button', { name: 'Link silo' }).click()
  await expect(link).toBeHidden()
  await expect(
    page.getByText('Silo tidewater-ops linked to fragmented, but the pool could not be made its default'),
  ).toBeVisible()
  await expect(row(page, 'tidewater-ops').getByRole('link', { name: 'dock-public' })).toBeVisible()
})

test('links whose silos have no names to show are shown by their ids, with the error', async ({ page }) => {
  await visit(page, `${pools}/dock-public?latency=0`, 'dock-public')
  await failCalls(page, { operation: 'siloList' }, 'broken')
  await page.getByRole('tab', { name: 'Linked silos' }).click()
  await expect(page.getByText('Could not load the names of silos')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByText('No linked silos')).toHaveCount(0)
})

test('by keyboard alone: the tab is reached by arrow, a silo is linked', async ({ page }) => {
  await visit(page, `${pools}/wide-v6?latency=0`, 'wide-v6')
  await page.getByRole('tab', { name: 'IP ranges' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Linked silos' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No linked silos' })).toBeVisible()
  await page.getByRole('button', { name: 'Link silo' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Link silo').getByRole('combobox', { name: 'Silo' })).toBeFocused()
  await page.keyboard.type('tidewater-res')
  await expect(page.getByRole('option', { name: 'tidewater-research' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(row(page, 'tidewater-research')).toBeVisible()
})
