import { accessibilityViolations } from '../support/accessibility'
import { chooseRowAction, confirm, confirmInVain, dialog, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

const tab = '/projects/web/vpcs/default/internet-gateways'
const small = '?scenario=small&latency=0'

test('a gateway is created, gets a pool and an address, and goes with what leads to it', async ({ page }) => {
  await visit(page, `${tab}${small}`, 'default')
  await expect(page.getByRole('link', { name: '2 routes lead to default' })).toBeVisible()
  await page.getByRole('link', { name: 'Create internet gateway' }).click()
  const create = dialog(page, 'Create internet gateway')
  await create.getByRole('textbox', { name: 'Name', exact: true }).fill('default')
  await create.getByRole('button', { name: 'Create internet gateway' }).click()
  await expect(create.getByText(/name already exists/).first()).toBeVisible()
  await create.getByRole('textbox', { name: 'Name', exact: true }).fill('north')
  await create.getByRole('button', { name: 'Create internet gateway' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'north' })).toBeVisible()
  for (const empty of ['No IP address attached', 'No IP pool attached', 'No routes lead here'])
    await expect(page.getByRole('heading', { name: empty })).toBeVisible()

  await page.getByRole('link', { name: 'Attach IP pool' }).click()
  const pool = dialog(page, 'Attach IP pool')
  await pool.getByRole('button', { name: 'Attach IP pool' }).click()
  await expect(pool.getByText('IP pool is required')).toBeVisible()
  await pool.getByRole('combobox', { name: 'IP pool' }).fill('dock')
  await page.getByRole('option', { name: 'dock-public' }).click()
  await pool.getByRole('textbox', { name: 'Name of the attachment' }).fill('public')
  await pool.getByRole('button', { name: 'Attach IP pool' }).click()
  await expect(row(page, 'public')).toContainText('dock-public')

  await page.getByRole('link', { name: 'Attach IP address' }).click()
  const address = dialog(page, 'Attach IP address')
  await address.getByRole('textbox', { name: 'Name of the attachment' }).fill('fixed')
  await address.getByRole('button', { name: 'Attach IP address' }).click()
  await expect(address.getByText('IP address is required')).toBeVisible()
  await address.getByRole('textbox', { name: 'IP address' }).fill('192.0.2')
  await expect(address.getByText('Not a valid IP address')).toBeVisible()
  await address.getByRole('textbox', { name: 'IP address' }).fill('192.0.2.77')
  await address.getByRole('button', { name: 'Attach IP address' }).click()
  await expect(row(page, 'fixed')).toContainText('192.0.2.77')
  await expect(page.getByRole('button', { name: 'Attach IP address' })).toHaveAccessibleDescription(
    /at most one address/,
  )
  expect(await accessibilityViolations(page)).toEqual([])

  await chooseRowAction(page, 'fixed', 'Detach')
  await confirm(page, 'Detach 192.0.2.77?')
  await expect(page.getByRole('heading', { name: 'No IP address attached' })).toBeVisible()
  await page.getByRole('button', { name: 'Internet gateway actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  const asked = await confirmInVain(page, 'Delete north?')
  await expect(asked).toContainText('Could not delete north')
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Internet gateway actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete with routes' }).click()
  await confirm(page, 'Delete north with its routes?', 'Delete with routes')
  await expect(page.getByRole('heading', { level: 1, name: 'default' })).toBeVisible()
  await expect(row(page, 'north')).toHaveCount(0)
})

test('the header of the attached address says what is used without one', async ({ page }) => {
  await visit(page, `${tab}${small}`, 'default')
  const tip = page
    .getByRole('columnheader', { name: 'Attached IP address', exact: true })
    .getByRole('note', { name: /Without one, it has an address of the attached pool/ })
  // A focus that a key has moved there, and no other one.
  await tip.focus()
  await tip.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(tip).toBeFocused()
  await expect(page.getByText(/Without one, it has an address of the attached pool/)).toBeVisible()
})
