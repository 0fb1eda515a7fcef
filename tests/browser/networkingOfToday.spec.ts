import { accessibilityViolations } from '../support/accessibility'
import { chooseRowAction, confirm, dialog, goInPage, goTo, openRowMenu, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { NEWEST, OLDEST } from '#store/api/versions/generated/shipped'

// The networking of a region of today, as its operators have it; and none of it in front of the oldest region.

const networking = '/system/networking'
const pools = `${networking}/ip-pools`
const configs = `${networking}/bgp/configs`

test.describe('a region of today', () => {
  test.use({ api: NEWEST })

  test('an IPv6 pool takes IPv6 ranges, counts them, and is assigned to the services and back @journey', async ({
    page,
  }) => {
    await page.goto(`${pools}-new?latency=0`)
    const create = dialog(page, 'Create IP pool')
    await create.getByRole('textbox', { name: 'Name' }).fill('quay-v6')
    await create.getByRole('radio', { name: 'IPv6' }).check()
    expect(await accessibilityViolations(page)).toEqual([])
    await create.getByRole('button', { name: 'Create IP pool' }).click()
    await expect(create).toBeHidden()
    await expect(row(page, 'quay-v6')).toContainText('IPv6 unicast')

    await goInPage(page, `${pools}/quay-v6/ranges-add`)
    const add = dialog(page, 'Add IP range')
    await add.getByRole('textbox', { name: 'First address' }).fill('192.0.2.1')
    await add.getByRole('textbox', { name: 'Last address' }).fill('3fff:5::ffff:ffff:ffff:ffff')
    await add.getByRole('button', { name: 'Add IP range' }).click()
    await expect(add.getByText('IPv4 address not allowed in IPv6 pool')).toBeVisible()
    await add.getByRole('textbox', { name: 'First address' }).fill('3fff:5::')
    await expect(add.getByText('18,446,744,073,709,551,616 addresses')).toBeVisible()
    await add.getByRole('button', { name: 'Add IP range' }).click()
    await expect(add).toBeHidden()
    await expect(row(page, '3fff:5::')).toBeVisible()

    await goTo(page, pools, 'IP pools')
    await chooseRowAction(page, 'quay-v6', 'Assign to services')
    await confirm(page, 'Assign quay-v6 to the services of the region?', 'Assign to services')
    await expect(row(page, 'quay-v6')).toContainText('Services of the region')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, 'quay-v6')).not.toContainText('Services of the region')
  })

  test('a BGP configuration gets more paths and another announce set', async ({ page }) => {
    await visit(page, `${configs}?latency=0`, 'BGP and BFD')
    await chooseRowAction(page, 'tidewater-edge', 'Edit')
    const edit = dialog(page, /^Edit BGP configuration/)
    await edit.getByRole('spinbutton', { name: 'Paths' }).fill('4')
    await edit.getByRole('button', { name: 'Update BGP configuration' }).click()
    await expect(edit).toBeHidden()
    await expect(row(page, 'tidewater-edge').getByRole('cell', { name: '4', exact: true })).toBeVisible()
    await chooseRowAction(page, 'tidewater-edge', 'Change announce set')
    const change = dialog(page, 'Change announce set')
    expect(await accessibilityViolations(page)).toEqual([])
    await change.getByRole('combobox', { name: 'Announce set' }).fill('harbour')
    await page.getByRole('option', { name: 'harbour' }).click()
    await change.getByRole('button', { name: 'Change announce set' }).click()
    await expect(change).toBeHidden()
    await expect(page.getByText('BGP configuration tidewater-edge uses announce set harbour')).toBeVisible()
  })

  test('jumbo frames are allowed, then enabled on an instance, and undone', async ({ page }) => {
    const settings = '/projects/berth-planner/instances/berth-api-1/settings'
    const enable = page.getByRole('button', { name: 'Enable jumbo frames' })
    await visit(page, `${settings}?latency=0`, 'berth-api-1')
    await expect(enable).toHaveAttribute('aria-disabled', 'true')
    await goTo(page, `${networking}/allow-list`, 'API access')
    await page.getByRole('button', { name: 'API access actions' }).click()
    await page.getByRole('menuitem', { name: 'Allow jumbo frames' }).click()
    await confirm(page, 'Allow jumbo frames?', 'Allow jumbo frames')
    await expect(page.getByText('Allowed: instances may have them')).toBeVisible()
    await goTo(page, settings, 'berth-api-1')
    await enable.click()
    await expect(page.getByText('Jumbo frames of berth-api-1 enabled')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(enable).toBeEnabled()
  })
})

test.describe('the oldest region', () => {
  test.use({ api: OLDEST })

  test('has nothing of it', async ({ page }) => {
    await visit(page, `${configs}?latency=0`, 'BGP and BFD')
    const menu = await openRowMenu(page, 'tidewater-edge')
    await expect(menu.getByRole('menuitem')).toHaveText(['Copy ID', 'Delete'])
    await page.keyboard.press('Escape')
    await goInPage(page, `${configs}/tidewater-edge/edit`)
    await expect(page.getByText('This region has no changes of a BGP configuration.')).toBeVisible()
    await goInPage(page, `${pools}-new`)
    await expect(dialog(page, 'Create IP pool')).toBeVisible()
    await expect(dialog(page, 'Create IP pool').getByRole('radio')).toHaveCount(0)
    await goInPage(page, `${pools}/wide-v6/ranges-add`)
    const add = dialog(page, 'Add IP range')
    await add.getByRole('textbox', { name: 'First address' }).fill('3fff::1')
    await add.getByRole('button', { name: 'Add IP range' }).click()
    await expect(add.getByText('IPv6 ranges are not supported yet')).toBeVisible()
  })
})
