import { dialog, goInPage, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

// Other forms of a VPC and its parts, and their commands, are rows of tests/nouns.

const small = '?scenario=small&latency=0'

test('a VPC is created, with its name for DNS, and renamed on its page @journey', async ({ page }) => {
  await page.goto(`/projects/web/vpcs-new${small}`)
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
  // The entry before it has the old name, by which the cache still has a fresh answer.
  await page.goBack()
  await expect(page).toHaveURL(/vpcs\/wharf\/firewall-rules/)
  await expect(page.getByRole('heading', { level: 1, name: 'wharf' })).toBeVisible()
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
  await page.goto('/projects/berth-planner/vpcs?latency=0')
  await expect(page.getByRole('link', { name: '40 firewall rules of plant-floor' })).toBeVisible()
  for (const [tab, table] of [
    ['firewall-rules', 'Firewall rules'],
    ['subnets', 'Subnets'],
    ['routers/inland', 'Routes'],
    ['internet-gateways', 'Internet gateways'],
  ] as const) {
    await goInPage(page, `/projects/berth-planner/vpcs/plant-floor/${tab}`)
    await page.getByRole('table', { name: table }).getByRole('row').nth(2).waitFor()
    for (const width of [701, 768, 901, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
})
