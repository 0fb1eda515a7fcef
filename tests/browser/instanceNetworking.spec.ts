import type { Page } from 'playwright/test'
import { accessibilityViolations } from '../support/accessibility'
import { chooseRowAction, confirm, dialog, goInPage, openRowMenu, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { elsewhere } from '../support/elsewhere'
import { holdCalls } from '../support/network'

// So that no toast covers a row.
test.use({ viewport: { width: 1440, height: 1300 } })

const at = (instance: string) => `/projects/berth-planner/instances/${instance}/networking`
const open = (page: Page, instance: string) => visit(page, `${at(instance)}?latency=0`, instance)

/** A second subnet: each interface needs its own. */
const addSubnet = (page: Page) =>
  elsewhere(page, 'POST', '/v1/vpc-subnets?project=berth-planner&vpc=default', {
    name: 'spare',
    description: '',
    ipv4_block: '10.9.0.0/24',
  })

test('an ephemeral address is attached and detached; the button says why there is no second', async ({
  page,
}) => {
  await open(page, 'gpu-like-64')
  const held = page
    .getByRole('table', { name: 'External IPs' })
    .getByRole('row')
    .filter({ hasText: 'Ephemeral' })
  await expect(page.getByRole('row').filter({ hasText: 'SNAT' })).toBeVisible()
  await expect(held).toHaveCount(0)
  const attach = page.getByRole('button', { name: 'Attach ephemeral IP' })
  await attach.click()
  const asked = dialog(page, 'Attach ephemeral IP')
  const pool = asked.getByRole('combobox', { name: 'IP pool' })
  await expect(pool).toHaveValue('dock-public (default)')
  await pool.fill('')
  await asked.getByRole('button', { name: 'Attach ephemeral IP' }).click()
  await expect(asked.getByText('IP pool is required')).toBeVisible()
  await pool.fill('dock-p')
  await page.getByRole('option', { name: 'dock-public' }).click()
  expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
  await asked.getByRole('button', { name: 'Attach ephemeral IP' }).click()
  await expect(asked).toBeHidden()
  await expect(page.getByText(/^Ephemeral IP [\d.]+ attached$/)).toBeVisible()
  await expect(attach).toHaveAccessibleDescription('This instance has an ephemeral IP already')

  await held.getByRole('button', { name: /^Actions for / }).click()
  await page.getByRole('menuitem', { name: 'Detach' }).click()
  const detach = dialog(page, /^Detach [\d.]+ from gpu-like-64\?$/)
  await detach.getByRole('button', { name: 'Detach', exact: true }).click()
  await expect(detach).toBeHidden()
  await expect(held).toHaveCount(0)
  await expect(attach).not.toHaveAttribute('aria-disabled', 'true')
})

test('floating addresses come and go; the header shows two and leads to the rest', async ({ page }) => {
  await visit(page, '/projects?latency=0', 'Projects')
  const list = await holdCalls(page, { operation: 'floatingIpList' })
  await goInPage(page, at('berth-api-1'))
  const attach = page.getByRole('button', { name: 'Attach floating IP' })
  // On their way, they are no reason of the rules.
  await expect(attach).toHaveAccessibleDescription('Loading floating IPs …')
  await list.lift()
  await expect(attach).not.toHaveAttribute('aria-disabled', 'true')
  await attach.click()
  const asked = dialog(page, 'Attach floating IP')
  // Nothing is preselected: the addresses are not interchangeable.
  await expect(asked.getByRole('combobox', { name: 'Floating IP' })).toHaveValue('')
  await expect(asked.getByRole('button', { name: 'Attach floating IP' })).toHaveAccessibleDescription(
    'Select a floating IP first',
  )
  await expect(asked).toContainText('berth-api-1 will be reached at the address you choose.')
  await asked.getByRole('combobox', { name: 'Floating IP' }).fill('quay-3')
  await page.getByRole('option', { name: 'quay-3' }).click()
  await expect(asked).toContainText(/berth-api-1 will be reached at [\d.]+\./)
  await asked.getByRole('button', { name: 'Attach floating IP' }).click()
  await expect(page.getByText('Floating IP quay-3 attached')).toBeVisible()
  await expect(page.getByRole('link', { name: 'More external IPs' })).toBeVisible()

  await chooseRowAction(page, 'quay-3', 'Detach')
  const detach = dialog(page, /^Detach quay-3 \([\d.]+\) from berth-api-1\?$/)
  await expect(detach).toContainText('The address no longer leads to the instance')
  await detach.getByRole('button', { name: 'Detach', exact: true }).click()
  await expect(row(page, 'quay-3')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'More external IPs' })).toHaveCount(0)
})

test('an interface is added, made primary, renamed; the old one goes, and so does the last @journey', async ({
  page,
}) => {
  test.slow()
  await open(page, 'gpu-like-64')
  await addSubnet(page)
  await page.getByRole('link', { name: 'Add network interface' }).click()
  await expect(page).toHaveTitle(
    'Add network interface / Networking / gpu-like-64 / Instances / berth-planner / Projects / Orrery',
  )
  const panel = dialog(page, 'Add network interface')
  // Only one VPC is offered, because the first interface fixed it.
  await expect(panel.getByRole('combobox', { name: 'VPC' })).toHaveValue('default')
  await panel.getByRole('textbox', { name: 'Name' }).fill('inner')
  await panel.getByRole('combobox', { name: 'Subnet' }).fill('spare')
  await page.getByRole('option', { name: 'spare' }).click()
  await panel.getByRole('textbox', { name: 'IP address' }).fill('  ')
  await panel.getByRole('button', { name: 'Add network interface' }).click()
  await expect(panel).toBeHidden()
  await expect(row(page, 'inner')).toContainText('10.9.0.5')
  await expect(row(page, 'net0')).toContainText('primary')

  const refused = await openRowMenu(page, 'net0')
  await expect(refused.getByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(
    'Make another interface primary before deleting this one',
  )
  await expect(refused.getByRole('menuitem', { name: 'Make primary' })).toHaveAccessibleDescription(
    'This is the primary interface already',
  )
  await page.keyboard.press('Escape')
  await chooseRowAction(page, 'inner', 'Make primary')
  await expect(page.getByText('inner is the primary interface')).toBeVisible()
  await expect(row(page, 'inner')).toContainText('primary')

  await chooseRowAction(page, 'inner', 'Edit')
  const edit = dialog(page, 'Edit network interface')
  await edit.getByRole('textbox', { name: 'Name' }).fill('outer')
  await edit.getByRole('button', { name: 'Update network interface' }).click()
  await expect(row(page, 'outer')).toBeVisible()

  for (const name of ['net0', 'outer']) {
    await chooseRowAction(page, name, 'Delete')
    await confirm(page, `Delete ${name} of gpu-like-64?`)
    await expect(row(page, name)).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { name: 'No network interfaces' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Attach ephemeral IP' })).toHaveAccessibleDescription(
    'An external IP needs a network interface',
  )
})

test('transit IPs are validated when added; one that is typed and not added is saved too', async ({
  page,
}) => {
  test.slow()
  await open(page, 'berth-db-replica')
  await addSubnet(page)
  const edit = async () => {
    await chooseRowAction(page, 'net0', 'Edit')
    return dialog(page, 'Edit network interface')
  }
  const panel = await edit()
  const field = panel.getByRole('textbox', { name: 'Transit IP' })
  const add = panel.getByRole('button', { name: 'Add transit IP' })
  const save = panel.getByRole('button', { name: 'Update network interface' })
  await expect(add).toHaveAccessibleDescription('Enter a network first')
  await field.fill('10.0.0.0/33')
  await add.click()
  await expect(field).toHaveAccessibleDescription(/Max width for IPv4 is 32$/)
  await field.fill('')
  await expect(field).toHaveAccessibleDescription('A network, such as 192.168.10.0/24')
  await field.fill('10.20.0.0/16')
  await page.keyboard.press(',')
  const added = panel.getByRole('table', { name: 'Transit IPs' })
  await expect(added).toContainText('10.20.0.0/16')
  await field.fill('10.20.0.0/16')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(
    /10\.20\.0\.0\/16 is in the list already\. Items must be unique$/,
  )
  await field.fill('10.30.0.1/16')
  await add.click()
  await expect(field).toHaveAccessibleDescription(/Must have no host bits: 10\.30\.0\.0\/16$/)
  await field.fill('10.20.3.0/24')
  await add.click()
  await save.click()
  // A server error is shown in the panel, and the list is still there.
  await expect(panel.getByText(/overlaps with/)).toBeVisible()
  await panel.getByRole('button', { name: 'Remove 10.20.3.0/24' }).click()
  await field.fill('10.40.0.0/16')
  await add.click()
  expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
  // Text left in the field is not dropped: it is rejected with a message,
  await field.fill('10.20.0.0/16')
  await save.click()
  await expect(field).toHaveAccessibleDescription(/is in the list already\. Items must be unique$/)
  await expect(field).toBeFocused()
  // or it is saved with the others.
  await field.fill('10.50.0.0/16')
  await save.click()
  await expect(panel).toBeHidden()
  await expect(row(page, 'net0')).toContainText('10.20.0.0/16')
  await expect(
    row(page, 'net0').getByRole('note', { name: 'Other transit IPs: 10.40.0.0/16, 10.50.0.0/16' }),
  ).toHaveText('+2')
})
