import { dialog, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

// A form can be typed in as soon as it is there. What arrives later fills its own field and touches nothing else.

const project = '/projects/berth-planner'
const networking = `${project}/instances/gpu-like-64/networking`

/** How late the answers come that a form waits for, in milliseconds. */
const LATE_MS = 3_000

const slow = (...operations: string[]) =>
  `latency=0&faults=${operations.map((operation) => `slow:${operation}:${LATE_MS}`).join(',')}`

for (const [title, path, operation, picker, preset] of [
  ['Add network interface', `${networking}/interfaces-new`, 'vpcList', 'VPC', 'default'],
  [
    'Create floating IP',
    `${project}/floating-ips-new`,
    'projectIpPoolList',
    'IP pool',
    'dock-public (default)',
  ],
] as const)
  test(`${title}: what is typed before the answer arrives is kept, and the field that waited is filled`, async ({
    page,
  }) => {
    await page.goto(`${path}?${slow(operation)}`)
    const panel = dialog(page, title)
    const name = panel.getByRole('textbox', { name: 'Name', exact: true })
    await panel.getByRole('textbox', { name: 'Description' }).fill('typed at once')
    await name.fill('early')
    const list = panel.getByRole('combobox', { name: picker })
    expect(await list.inputValue()).toBe('')
    await expect(list).toHaveValue(preset)
    await expect(name).toHaveValue('early')
    await expect(name).toBeFocused()
    await expect(panel.getByRole('textbox', { name: 'Description' })).toHaveValue('typed at once')
  })

test('Add network interface: a VPC typed before the list arrives is not replaced by the preset', async ({
  page,
}) => {
  await page.goto(`${networking}/interfaces-new?${slow('vpcList')}`)
  const panel = dialog(page, 'Add network interface')
  const vpc = panel.getByRole('combobox', { name: 'VPC' })
  await vpc.fill('def')
  await page.keyboard.press('Tab')
  await expect(vpc).toHaveAccessibleDescription(/No VPC named “def”/)
  await expect(vpc).toHaveValue('def')
})

test('Attach ephemeral IP: what is typed into the pool before the pools arrive is kept', async ({ page }) => {
  await visit(page, `${networking}?${slow('projectIpPoolList')}`, 'gpu-like-64')
  await page.getByRole('button', { name: 'Attach ephemeral IP' }).click()
  const asked = dialog(page, 'Attach ephemeral IP')
  const pool = asked.getByRole('combobox', { name: 'IP pool' })
  await pool.fill('dock')
  await expect(page.getByRole('option', { name: 'dock-public' })).toBeVisible()
  await expect(pool).toHaveValue('dock')
  await expect(pool).toBeFocused()
})

test('Attach ephemeral IP: the default pool fills the field that nobody has touched', async ({ page }) => {
  await visit(page, `${networking}?${slow('projectIpPoolList')}`, 'gpu-like-64')
  await page.getByRole('button', { name: 'Attach ephemeral IP' }).click()
  const asked = dialog(page, 'Attach ephemeral IP')
  const pool = asked.getByRole('combobox', { name: 'IP pool' })
  await expect(pool).toHaveValue('dock-public')
  await asked.getByRole('button', { name: 'Attach', exact: true }).click()
  await expect(page.getByText(/^Ephemeral IP [\d.]+ attached$/)).toBeVisible()
})

test('a form with nothing but a preset in it is left without a question', async ({ page }) => {
  await page.goto(`${project}/floating-ips-new?${slow('projectIpPoolList')}`)
  const panel = dialog(page, 'Create floating IP')
  await expect(panel.getByRole('combobox', { name: 'IP pool' })).toHaveValue('dock-public (default)')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/floating-ips$/)
  await expect(panel).toBeHidden()
})
