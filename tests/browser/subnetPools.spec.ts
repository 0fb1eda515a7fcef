import { NEWEST, OLDEST } from '#store/api/versions/generated/shipped'
import { chooseRowAction, confirm, dialog, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

const pools = '/system/networking/subnet-pools'

test.describe('in front of a region of today', () => {
  test.use({ api: NEWEST })

  test('a pool is created, gets a member without its host bits, and becomes the default of a silo', async ({
    page,
  }) => {
    await visit(page, `${pools}?latency=0`, 'Subnet pools')
    await page.getByRole('link', { name: 'Create subnet pool' }).click()
    const create = dialog(page, 'Create subnet pool')
    await create.getByRole('textbox', { name: 'Name' }).fill('cranes')
    await create.getByRole('button', { name: 'Create subnet pool' }).click()
    await row(page, 'cranes').getByRole('link').click()
    await expect(page.getByText('The pool has no addresses: add a member.')).toBeVisible()

    await page.getByRole('link', { name: 'Add member' }).first().click()
    const add = dialog(page, 'Add member')
    await add.getByRole('textbox', { name: 'Subnet' }).fill('10.20.30.40/16')
    await expect(add.getByText('10.20.30.40/16 means 10.20.0.0/16')).toBeVisible()
    await expect(add.getByText('65,536 addresses')).toBeVisible()
    await add.getByRole('spinbutton', { name: 'Min prefix length' }).fill('12')
    await add.getByRole('button', { name: 'Add member' }).click()
    await expect(add.getByText('Must be at least 16, the prefix length of the subnet')).toBeVisible()
    await add.getByRole('spinbutton', { name: 'Min prefix length' }).fill('20')
    await add.getByRole('button', { name: 'Add member' }).click()
    await expect(row(page, '10.20.0.0/16')).toContainText('/20')
    await expect(page.getByText('0 of 65,536 allocated')).toBeVisible()

    await page.getByRole('tab', { name: 'Linked silos' }).click()
    await page.getByRole('button', { name: 'Link silo' }).first().click()
    const link = dialog(page, 'Link silo')
    await link.getByRole('combobox', { name: 'Silo' }).fill('tidewater-ops')
    await page.keyboard.press('Enter')
    await link.getByRole('checkbox').check()
    await expect(link.getByText('It replaces quayside')).toBeVisible()
    await link.getByRole('button', { name: 'Link silo' }).click()
    await expect(row(page, 'tidewater-ops')).toContainText('this pool')
  })

  test('a silo has its pools in a tab, and its default of one version leaves that of the other', async ({
    page,
  }) => {
    await visit(page, '/system/silos/tidewater-ops/subnet-pools?latency=0', 'tidewater-ops')
    await chooseRowAction(page, 'quayside-v6', 'Make default')
    await confirm(page, 'Make quayside-v6 the default IPv6 subnet pool of tidewater-ops?', 'Make default')
    await expect(row(page, 'quayside-v6')).toContainText('default')
    await expect(page.getByRole('cell', { name: 'default', exact: true })).toHaveCount(2)
  })

  test('a member with subnets in it stays, with the words of the region', async ({ page }) => {
    await visit(page, `${pools}/quayside?latency=0`, 'quayside')
    await chooseRowAction(page, '198.18.0.0/16', 'Remove')
    const question = dialog(page, 'Remove 198.18.0.0/16?')
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(question.getByText('while it contains external subnets')).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(row(page, '198.18.0.0/16')).toHaveCount(1)
  })
})

test.describe('in front of a region without them', () => {
  test.use({ api: OLDEST })

  test('nothing leads to subnet pools, and their address says why', async ({ page }) => {
    await visit(page, '/system/silos/tidewater-ops/ip-pools?latency=0', 'tidewater-ops')
    await expect(page.getByRole('link', { name: 'IP pools' }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Subnet pools' })).toHaveCount(0)
    await expect(page.getByRole('tab', { name: 'Subnet pools' })).toHaveCount(0)
    await visit(page, `${pools}?latency=0`, 'Not part of this region')
  })
})
