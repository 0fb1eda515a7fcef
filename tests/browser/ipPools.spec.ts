import { confirm, dialog, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

const pools = '/system/networking/ip-pools'
const list = `${pools}?latency=0`

test('a pool is created, described, renamed and deleted @journey', async ({ page }) => {
  await visit(page, list, 'IP pools')
  await expect(page).toHaveTitle('IP pools / Orrery')
  await expect(row(page, 'dock-public')).toContainText(/\d+ \/ 191/)
  await page.getByRole('link', { name: 'Create IP pool' }).click()
  await expect(page).toHaveTitle('Create IP pool / IP pools / Orrery')
  const create = dialog(page, 'Create IP pool')
  await create.getByRole('textbox', { name: 'Name' }).fill('yard')
  await create.getByRole('textbox', { name: 'Description' }).fill('Behind the fence')
  await create.getByRole('button', { name: 'Create IP pool' }).click()
  await expect(create).toBeHidden()
  await expect(page.getByText('IP pool yard created')).toBeVisible()
  await expect(row(page, 'yard')).toContainText('0 / 0')

  await row(page, 'yard').getByRole('link', { name: 'yard' }).click()
  await expect(page).toHaveTitle('yard / IP pools / Orrery')
  await expect(page.getByText('The pool has no addresses: add a range.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No IP ranges' })).toBeVisible()
  await page.getByRole('button', { name: 'IP pool actions' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page).toHaveTitle('Edit IP pool / yard / IP pools / Orrery')
  const edit = dialog(page, 'Edit IP pool')
  await expect(edit.getByRole('textbox', { name: 'Description' })).toHaveValue('Behind the fence')
  await edit.getByRole('textbox', { name: 'Name' }).fill('back-yard')
  await edit.getByRole('button', { name: 'Update IP pool' }).click()
  await expect(page).toHaveURL(new RegExp(`${pools}/back-yard`))
  await expect(page.getByRole('heading', { level: 1, name: 'back-yard' })).toBeVisible()
  await expect(page.getByText('IP pool back-yard updated')).toBeVisible()

  await page.getByRole('button', { name: 'IP pool actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await confirm(page, 'Delete back-yard?')
  await expect(page.getByRole('heading', { level: 1, name: 'IP pools' })).toBeVisible()
  await expect(page.getByText('IP pool back-yard deleted')).toBeVisible()
  await expect(row(page, 'back-yard')).toHaveCount(0)
})
