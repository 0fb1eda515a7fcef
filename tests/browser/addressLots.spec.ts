import { chooseRowAction, confirm, confirmInVain, dialog, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

const LOTS = '/system/networking/address-lots?latency=0'
const LOOPBACKS = '/system/networking/loopback-addresses?latency=0'

test('a lot is created with its blocks; a line that is none is named before it is sent', async ({ page }) => {
  await visit(page, LOTS, 'Address lots')
  await page.getByRole('link', { name: 'Create address lot' }).click()
  const panel = dialog(page, 'Create address lot')
  const submit = panel.getByRole('button', { name: 'Create address lot' })
  const blocks = panel.getByRole('textbox', { name: 'Blocks' })
  await panel.getByRole('textbox', { name: 'Name' }).fill('quay-infra')
  await submit.click()
  await expect(panel.getByText('Blocks is required')).toBeVisible()
  await blocks.fill('198.51.100.0-198.51.100.9\n198.51.100.30-198.51.100.20')
  await submit.click()
  await expect(panel.getByText('Line 2: the last address must not be below the first')).toBeVisible()
  await blocks.fill('198.51.100.0-198.51.100.9\n198.51.100.20')
  const failing = await failCalls(page, { operation: 'networkingAddressLotCreate' }, 'broken')
  await submit.click()
  await expect(panel.getByRole('alert')).toContainText('Could not create address lot')
  await expect(blocks).toHaveValue(/198\.51\.100\.20$/)
  await failing.lift()
  await submit.click()
  await expect(panel).toBeHidden()
  await page.getByRole('link', { name: 'quay-infra' }).click()
  await page.getByRole('heading', { level: 1, name: 'quay-infra' }).waitFor()
  const table = page.getByRole('table', { name: 'Blocks' })
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect(table.getByRole('row').nth(1)).toContainText('198.51.100.0198.51.100.910')
})

test('a lot in use is not deleted, and the reason is said; another one is, and leaves the list', async ({
  page,
}) => {
  await visit(page, LOTS, 'Address lots')
  await chooseRowAction(page, 'rack-infra', 'Delete')
  const refused = await confirmInVain(page, 'Delete rack-infra?')
  await expect(refused.getByRole('alert')).toContainText('is in use')
  await refused.getByRole('button', { name: 'Cancel' }).click()

  await row(page, 'dock-services').getByRole('link', { name: 'dock-services' }).click()
  await page.getByRole('button', { name: 'Address lot actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await confirm(page, 'Delete dock-services?')
  await page.getByRole('heading', { level: 1, name: 'Address lots' }).waitFor()
  await expect(row(page, 'dock-services')).toBeHidden()
})

test('a lot that does not exist, no lots at all, and lots that do not load', async ({ page }) => {
  await page.goto('/system/networking/address-lots/nope?latency=0')
  await expect(page.getByText('There is no address lot nope')).toBeVisible()
  await visit(page, LOTS, 'Address lots')
  const none = await failCalls(
    page,
    { operation: 'networkingAddressLotList' },
    { status: 200, body: { items: [], next_page: null } },
  )
  await page.getByRole('button', { name: 'Refresh data' }).click()
  await expect(page.getByRole('heading', { name: 'No address lots' })).toBeVisible()
  await none.lift()
  const failing = await failCalls(page, { operation: 'networkingAddressLotList' }, 'broken')
  await page.getByRole('button', { name: 'Refresh data' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Could not load address lots')
  await failing.lift()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByText('Could not load address lots')).toHaveCount(0)
  await expect(row(page, 'rack-infra')).toBeVisible()
})

test('a loopback address is taken from its lot; one outside of it stays in the form', async ({ page }) => {
  await visit(page, LOOPBACKS, 'Loopback addresses')
  await expect(row(page, 'fd00:99::1/128')).toContainText('rack-infra')
  await page.getByRole('link', { name: 'Create loopback address' }).click()
  const panel = dialog(page, 'Create loopback address')
  const submit = panel.getByRole('button', { name: 'Create loopback address' })
  await panel.getByRole('combobox', { name: 'Address lot' }).fill('rack-infra')
  await page.getByRole('option', { name: 'rack-infra' }).click()
  const address = panel.getByRole('textbox', { name: 'Address' })
  await address.fill('fd00:99::3')
  await submit.click()
  await expect(panel.getByText('Must contain an IP address and a width, separated by a /')).toBeVisible()
  await address.fill('fd00:98::3/128')
  await submit.click()
  await expect(panel.getByText('is not in the address lot').last()).toBeVisible()
  await address.fill('fd00:99::3/128')
  await panel.getByRole('radio', { name: 'switch1' }).check()
  await submit.click()
  await expect(panel).toBeHidden()
  await expect(row(page, 'fd00:99::3/128')).toContainText('switch1')

  await chooseRowAction(page, 'fd00:99::3/128', 'Delete')
  await confirm(page, 'Delete fd00:99::3/128?')
  await expect(row(page, 'fd00:99::3/128')).toBeHidden()
})
