import { chooseRowAction, confirm, confirmInVain, dialog, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

const vpcs = '/projects/web/vpcs'
const small = '?scenario=small&latency=0'

test('a VPC is created, renamed and deleted', async ({ page }) => {
  await visit(page, `${vpcs}${small}`, 'VPCs')
  await page.getByRole('link', { name: 'Create VPC' }).click()
  await expect(page).toHaveTitle('Create VPC / VPCs / web / Projects / Orrery')
  const create = dialog(page, 'Create VPC')
  await create.getByRole('textbox', { name: 'Name', exact: true }).fill('quay')
  await expect(create.getByRole('textbox', { name: 'DNS name' })).toHaveValue('quay')
  await create.getByRole('textbox', { name: 'IPv6 prefix' }).fill('  fd12:3456:789a::/48 ')
  await create.getByRole('button', { name: 'Create VPC' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'quay' })).toBeVisible()
  await expect(page).toHaveTitle('Firewall rules / quay / VPCs / web / Projects / Orrery')
  await expect(page.getByText('fd12:3456:789a::/48')).toBeVisible()
  await expect(row(page, 'allow-ssh')).toBeVisible()

  await page.getByRole('button', { name: 'VPC actions' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const edit = dialog(page, 'Edit VPC')
  await edit.getByRole('textbox', { name: 'Name', exact: true }).fill('wharf')
  await edit.getByRole('button', { name: 'Update VPC' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'wharf' })).toBeVisible()
  await expect(page).toHaveURL(/vpcs\/wharf\/firewall-rules/)

  // The server rejects this while a subnet exists.
  await page.getByRole('button', { name: 'VPC actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const asked = await confirmInVain(page, 'Delete wharf?')
  await expect(asked).toContainText('VPC cannot be deleted while VPC subnets exist')
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('tab', { name: 'Subnets' }).click()
  await page.getByRole('table', { name: 'Subnets' }).waitFor()
  await chooseRowAction(page, 'default', 'Delete')
  await confirm(page, 'Delete default?')
  await expect(page.getByRole('heading', { name: 'No subnets' })).toBeVisible()
  await page.getByRole('button', { name: 'VPC actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await confirm(page, 'Delete wharf?')
  await expect(page.getByRole('heading', { level: 1, name: 'VPCs' })).toBeVisible()
  await expect(row(page, 'default')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'wharf' })).toHaveCount(0)
})

test('a subnet is created, edited and given a router, and a refusal keeps what was typed', async ({
  page,
}) => {
  await visit(page, `${vpcs}${small}`, 'VPCs')
  await page.getByRole('link', { name: '3 firewall rules of default' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'default' })).toBeVisible()
  await page.getByRole('tab', { name: 'Routers' }).click()
  await page.getByRole('link', { name: 'Create router' }).click()
  const router = dialog(page, 'Create router')
  await router.getByRole('textbox', { name: 'Name', exact: true }).fill('dmz')
  await router.getByRole('button', { name: 'Create router' }).click()
  await expect(row(page, 'dmz')).toBeVisible()

  await page.getByRole('tab', { name: 'Subnets' }).click()
  await page.getByRole('link', { name: 'Create subnet' }).click()
  const panel = dialog(page, 'Create subnet')
  const submit = panel.getByRole('button', { name: 'Create subnet' })
  await panel.getByRole('textbox', { name: 'Name', exact: true }).fill('edge')
  const v4 = panel.getByRole('textbox', { name: 'IPv4 block' })
  await submit.click()
  await expect(panel.getByText('IPv4 block is required', { exact: true })).toBeVisible()
  await v4.fill('10.0.0.0/27')
  await expect(panel.getByText('Width must be between 8 and 26', { exact: true })).toBeVisible()
  const v6 = panel.getByRole('textbox', { name: 'IPv6 block' })
  await v6.fill('fd00::/64')
  await expect(panel.getByText(/Must be within the VPC's prefix, fd/)).toBeVisible()
  await v6.fill('')
  await v4.fill('172.30.0.0/24')
  await submit.click()
  await expect(panel.getByText(/conflicts with an existing subnet/)).toBeVisible()
  await expect(v4).toHaveValue('172.30.0.0/24')
  await v4.fill('10.0.1.0/24')
  await panel.getByRole('combobox', { name: 'Custom router' }).selectOption('dmz')
  await submit.click()
  await expect(panel).toBeHidden()
  await expect(row(page, 'edge').getByRole('link', { name: 'dmz' })).toBeVisible()

  await row(page, 'edge').getByRole('link', { name: 'edge' }).click()
  const edit = dialog(page, 'Edit subnet')
  await expect(edit.getByText('10.0.1.0/24')).toBeVisible()
  await edit.getByRole('combobox', { name: 'Custom router' }).selectOption('None')
  await edit.getByRole('button', { name: 'Update subnet' }).click()
  await expect(edit).toBeHidden()
  await expect(row(page, 'edge').getByRole('link', { name: 'dmz' })).toHaveCount(0)

  await test.step('a subnet in use stays', async () => {
    await chooseRowAction(page, 'default', 'Delete')
    const asked = await confirmInVain(page, 'Delete default?')
    await expect(asked).toContainText('VPC subnet cannot be deleted while network interfaces')
  })
})

test('long lists page at once, keep their place under a panel, and begin its form at the first field', async ({
  page,
}) => {
  const plant = '/projects/berth-planner/vpcs/plant-floor'
  await visit(page, `${plant}/subnets?latency=0`, 'plant-floor')
  const subnets = page.getByRole('table', { name: 'Subnets' }).getByRole('row')
  await expect(subnets).toHaveCount(51)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(subnets).toHaveCount(4)
  await expect(row(page, 'yard-13').getByRole('link', { name: 'inland' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(subnets).toHaveCount(51)

  await row(page, 'gate-05').getByRole('link', { name: 'gate-05' }).click()
  const edit = dialog(page, 'Edit subnet')
  await expect(edit.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(edit).toBeHidden()
  await expect(row(page, 'gate-05')).toBeInViewport()

  await page.getByRole('tab', { name: 'Firewall rules' }).click()
  await expect(page.getByText('40 rules. The lowest priority number wins.')).toBeVisible()
  const rules = page.getByRole('table', { name: 'Firewall rules' }).getByRole('row')
  await expect(rules).toHaveCount(41)
  await expect(rules.nth(1)).toContainText('deny-old-scanner')
  await expect(rules.nth(1)).toContainText('Deny')
})

test('no table of a VPC is wider than its window', async ({ page }) => {
  for (const [tab, table] of [
    ['firewall-rules', 'Firewall rules'],
    ['subnets', 'Subnets'],
    ['routers/inland', 'Routes'],
    ['internet-gateways', 'Internet gateways'],
  ] as const) {
    await page.goto(`/projects/berth-planner/vpcs/plant-floor/${tab}?latency=0`)
    await page.getByRole('table', { name: table }).getByRole('row').nth(2).waitFor()
    for (const width of [701, 768, 901, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
})
