import {
  chooseRowAction,
  confirm,
  dialog,
  menuHasFocus,
  openRowMenu,
  row,
  signInAs,
  visit,
} from '../support/actions'
import { expect, test } from '../support/browserTest'

const list = '/projects/web/floating-ips?scenario=small&latency=0'
const company = '/projects/berth-planner/floating-ips?latency=0'

test('an address is created, attached, detached, renamed and deleted', async ({ page }) => {
  test.slow()
  await visit(page, list, 'Floating IPs')
  await expect(page.getByRole('heading', { name: 'No floating IPs' })).toBeVisible()
  await page.getByRole('link', { name: 'Create floating IP' }).first().click()
  await expect(page).toHaveTitle('Create floating IP / Floating IPs / web / Projects / Orrery')
  const create = dialog(page, 'Create floating IP')
  await expect(create.getByRole('combobox', { name: 'IP pool' })).toHaveValue('dock-public (default)')
  await create.getByRole('textbox', { name: 'Name' }).fill('front')
  await create.getByRole('button', { name: 'Create floating IP' }).click()
  await expect(create).toBeHidden()
  await expect(row(page, 'front')).toContainText('192.0.2.10')
  await expect(row(page, 'front')).toContainText('dock-public')

  await chooseRowAction(page, 'front', 'Attach')
  const attach = dialog(page, 'Attach floating IP')
  await expect(attach).toContainText('front (192.0.2.10) is attached to the instance you choose')
  await expect(attach.getByRole('combobox', { name: 'Instance' })).toHaveValue('')
  await attach.getByRole('button', { name: 'Attach' }).click()
  await expect(attach.getByText('Instance is required')).toBeVisible()
  await attach.getByRole('combobox', { name: 'Instance' }).fill('db-1')
  await page.getByRole('option', { name: 'db-1' }).click()
  await attach.getByRole('button', { name: 'Attach' }).click()
  await expect(attach).toBeHidden()
  await expect(page.getByText('Floating IP front attached to db-1')).toBeVisible()
  await expect(row(page, 'front').getByRole('link', { name: 'db-1' })).toBeVisible()

  const menu = await openRowMenu(page, 'front')
  await expect(menu.getByRole('menuitem', { name: 'Attach', exact: true })).toHaveCount(0)
  await expect(menu.getByRole('menuitem', { name: 'Delete', exact: true })).toHaveAccessibleDescription(
    'Detach this floating IP from its instance before deleting it',
  )
  await menu.getByRole('menuitem', { name: 'Detach', exact: true }).click()
  const asked = dialog(page, /^Detach front \([\d.]+\)\?$/)
  await expect(asked).toContainText('The address no longer leads to db-1')
  await asked.getByRole('button', { name: 'Detach', exact: true }).click()
  await expect(asked).toBeHidden()
  await expect(row(page, 'front').getByRole('link', { name: 'db-1' })).toHaveCount(0)

  await row(page, 'front').getByRole('link', { name: 'front' }).click()
  const edit = dialog(page, 'Edit floating IP')
  await expect(edit).toContainText('192.0.2.10')
  await edit.getByRole('textbox', { name: 'Description' }).fill('The shop')
  await edit.getByRole('button', { name: 'Update floating IP' }).click()
  await expect(row(page, 'front')).toContainText('The shop')

  await chooseRowAction(page, 'front', 'Delete')
  await confirm(page, 'Delete front')
  await expect(page.getByRole('heading', { name: 'No floating IPs' })).toBeVisible()
})

test('what is wrong with a new address is said at its field', async ({ page }) => {
  await page.goto('/projects/berth-planner/floating-ips-new?latency=0')
  const panel = dialog(page, 'Create floating IP')
  const submit = panel.getByRole('button', { name: 'Create floating IP' })
  const ip = panel.getByRole('textbox', { name: 'IP address' })
  const pool = panel.getByRole('combobox', { name: 'IP pool' })
  const name = panel.getByRole('textbox', { name: 'Name' })
  await submit.click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Name is required')
  await name.fill('quay-1')
  await ip.fill('192.0.2')
  await submit.click()
  await expect(panel.getByText('Not a valid IP address')).toBeVisible()
  await ip.fill('10.0.0.1')
  await submit.click()
  // The name is taken too; the server checks it first.
  await expect(name).toHaveAccessibleDescription('Floating IP name already exists')
  await name.fill('fresh')
  await submit.click()
  await expect(ip).toHaveAccessibleDescription(/Requested external IP address not available/)
  await ip.fill('')
  await pool.fill('exhausted')
  await page.getByRole('option', { name: 'exhausted-v4' }).click()
  await submit.click()
  await expect(pool).toHaveAccessibleDescription(/No external IP addresses available/)
  await expect(name).toHaveValue('fresh')
})

test('an instance that is on its way refuses an address, and the dialog stays', async ({ page }) => {
  await visit(page, company, 'Floating IPs')
  await chooseRowAction(page, 'quay-1', 'Attach')
  const attach = dialog(page, 'Attach floating IP')
  await attach.getByRole('combobox', { name: 'Instance' }).fill('tide-forecast')
  await page.getByRole('option', { name: 'tide-forecast' }).click()
  await attach.getByRole('button', { name: 'Attach' }).click()
  await expect(attach.getByText('Service Unavailable')).toBeVisible()
  await expect(attach.getByRole('combobox', { name: 'Instance' })).toHaveValue('tide-forecast')
})

test('addresses go over pages, and sort by their numbers', async ({ page }) => {
  await visit(page, company, 'Floating IPs')
  await expect(page.getByRole('row')).toHaveCount(51)
  await page.getByRole('button', { name: 'IP address' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('192.0.2.10')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('row')).toHaveCount(5)
})

test('a viewer is refused', async ({ page }) => {
  await signInAs(page, 'yuki')
  await page.goto('/projects/berth-planner/floating-ips-new?latency=0')
  const panel = dialog(page, 'Create floating IP')
  await panel.getByRole('textbox', { name: 'Name' }).fill('mine')
  await panel.getByRole('button', { name: 'Create floating IP' }).click()
  await expect(panel.getByText('Action not authorized').last()).toBeVisible()
  await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveValue('mine')
})

test('by keyboard alone: an address is made, attached and detached', async ({ page }) => {
  await visit(page, list, 'Floating IPs')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type('new floating')
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Create floating IP').getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('by-hand')
  await page.keyboard.press('Enter')
  await expect(row(page, 'by-hand')).toContainText('192.0.2.10')
  const pick = async (item: string) => {
    await row(page, 'by-hand').getByRole('button', { name: 'Row actions' }).focus()
    await page.keyboard.press('ArrowDown')
    await menuHasFocus(page)
    await page.keyboard.type(item.toLowerCase())
    await expect(page.getByRole('menuitem', { name: item, exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await pick('Attach')
  await expect(dialog(page, 'Attach floating IP').getByRole('combobox', { name: 'Instance' })).toBeFocused()
  await page.keyboard.type('db-1')
  await expect(page.getByRole('option', { name: 'db-1' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(row(page, 'by-hand').getByRole('link', { name: 'db-1' })).toBeVisible()
  await pick('Detach')
  await dialog(page, 'Detach by-hand').getByRole('button', { name: 'Detach' }).focus()
  await page.keyboard.press('Enter')
  await expect(row(page, 'by-hand').getByRole('link', { name: 'db-1' })).toHaveCount(0)
})
