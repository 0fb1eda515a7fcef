import { accessibilityViolations } from '../support/accessibility'
import { chooseRowAction, confirm, dialog, goInPage, openRowMenu, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { NEWEST } from '#store/api/versions/generated/shipped'

// So that no toast covers a row.
test.use({ viewport: { width: 1440, height: 1300 } })

const list = '/projects/berth-planner/external-subnets'

test.describe('in front of a region of today', () => {
  test.use({ api: NEWEST })

  test('a block of a pool is refused at its field, made, attached and deleted @journey', async ({ page }) => {
    await visit(page, `${list}?latency=0`, 'External subnets')
    await page.getByRole('link', { name: 'Create external subnet' }).click()
    const form = dialog(page, 'Create external subnet')
    await form.getByRole('textbox', { name: 'Name' }).fill('yard')
    const pool = form.getByRole('combobox', { name: 'Subnet pool' })
    await expect(pool).toHaveValue('quayside (default)')
    const length = form.getByRole('spinbutton', { name: 'Prefix length' })
    await length.fill('19')
    await form.getByRole('button', { name: 'Create external subnet' }).click()
    await expect(form.getByText(/has no gap of that size, or does not allow/)).toBeVisible()
    await pool.fill('quayside-v6')
    await page.getByRole('option', { name: 'quayside-v6' }).click()
    await expect(form.getByText(/has no gap of that size/)).toHaveCount(0)
    await length.fill('64')
    expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
    await form.getByRole('button', { name: 'Create external subnet' }).click()
    await expect(form).toBeHidden()
    await expect(row(page, 'yard')).toContainText('3fff:100::/64')

    await chooseRowAction(page, 'yard', 'Attach')
    const attach = dialog(page, 'Attach external subnet')
    await attach.getByRole('combobox', { name: 'Instance' }).click()
    const failed = page.getByRole('option', { name: /^alarm-relay-a/ })
    await expect(failed).toContainText('An instance that is failed cannot take an external subnet')
    const narrow = page.getByRole('option', { name: /^batch-night-1/ })
    await expect(narrow).toContainText('The primary interface of the instance has no IPv6 address')
    await page.keyboard.press('Escape')
    await attach.getByRole('button', { name: 'Cancel' }).click()

    await chooseRowAction(page, 'yard', 'Delete')
    await confirm(page, 'Delete yard (3fff:100::/64)?')
    await expect(row(page, 'yard')).toHaveCount(0)
  })

  test('a given block is sent without host bits, and may not overlap', async ({ page }) => {
    await visit(page, `${list}?latency=0`, 'External subnets')
    await page.getByRole('link', { name: 'Create external subnet' }).click()
    const form = dialog(page, 'Create external subnet')
    await form.getByRole('textbox', { name: 'Name' }).fill('given')
    await form.getByRole('radio', { name: 'A given block' }).check()
    const subnet = form.getByRole('textbox', { name: 'Subnet' })
    const create = form.getByRole('button', { name: 'Create external subnet' })
    await subnet.fill('198.18.2.0/25')
    await create.click()
    await expect(subnet).toHaveAccessibleDescription(/overlaps with an existing external subnet/)
    await subnet.fill('198.18.7.5/24')
    await expect(form.getByText('198.18.7.5/24 means 198.18.7.0/24')).toBeVisible()
    await create.click()
    await expect(row(page, 'given')).toContainText('198.18.7.0/24')
  })

  test('one is attached to an instance and detached on its Networking tab, with undo', async ({ page }) => {
    await visit(page, '/projects/berth-planner/instances/berth-api-2/networking?latency=0', 'berth-api-2')
    await page.getByRole('button', { name: 'Attach external subnet' }).click()
    const asked = dialog(page, 'Attach external subnet')
    await asked.getByRole('combobox', { name: 'External subnet' }).click()
    await page.getByRole('option', { name: /^reefer-sensors/ }).click()
    await asked.getByRole('button', { name: 'Attach external subnet' }).click()
    await expect(asked).toBeHidden()
    await expect(row(page, 'reefer-sensors')).toContainText('198.18.2.0/24')
    await expect(page.getByText(/Its operating system has to be set up to use them/)).toBeVisible()

    // Its notice offers to undo that.
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await goInPage(page, list)
    const menu = await openRowMenu(page, 'reefer-sensors')
    await expect(menu.getByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(
      'Detach this external subnet from its instance before deleting it',
    )
    await page.keyboard.press('Escape')
    await chooseRowAction(page, 'reefer-sensors', 'Detach')
    await confirm(page, 'Detach reefer-sensors (198.18.2.0/24) from berth-api-2?')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, 'reefer-sensors').getByRole('link', { name: 'berth-api-2' })).toBeVisible()
  })
})

test('a region without them has no link to them, no card, and says so at their address', async ({ page }) => {
  await visit(page, '/projects/berth-planner/instances/berth-api-1/networking?latency=0', 'berth-api-1')
  await expect(page.getByRole('table', { name: 'External IPs' })).toBeVisible()
  await expect(page.getByText('External subnets')).toHaveCount(0)
  await goInPage(page, list)
  await expect(page.getByRole('heading', { name: 'Not part of this region' })).toBeVisible()
})
