import { chooseRowAction, confirm, dialog, openRowMenu, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

const list = '/projects/web/floating-ips?scenario=small&latency=0'

test('an address is created, attached, detached, renamed and deleted @journey', async ({ page }) => {
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
  const asked = dialog(page, /^Detach front \([\d.]+\) from db-1\?$/)
  await expect(asked).toContainText('The address no longer leads to the instance')
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
