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

test('Create instance: the form is there before its lists, keeps what is typed, and fills what nobody touched', async ({
  page,
}) => {
  test.slow()
  const late = slow('imageList', 'currentUserSshKeyList', 'projectIpPoolList', 'diskList')
  await page.goto(`${project}/instances-new?${late}`)
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('early')
  await page.getByRole('textbox', { name: 'Disk name' }).fill('early-root')
  const submit = page.getByRole('button', { name: 'Create instance', exact: true })
  await expect(submit).toHaveAccessibleDescription('Images, keys and pools are still loading')
  await name.focus()
  await expect(page.getByRole('checkbox', { name: 'laptop' })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'IP pool for the ephemeral IP' })).toHaveValue(
    'dock-public',
  )
  await expect(name).toHaveValue('early')
  await expect(name).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Disk name' })).toHaveValue('early-root')
  await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
})

test('Create instance: what is chosen before the lists arrive is not chosen anew', async ({ page }) => {
  await page.goto(`${project}/instances-new?${slow('vpcList', 'imageList')}`)
  await page.getByRole('radio', { name: 'Existing disks' }).check()
  await page.getByRole('radio', { name: 'None', exact: true }).check()
  await expect(page.getByRole('button', { name: 'Create instance', exact: true })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(page.getByRole('radio', { name: 'Existing disks' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'None', exact: true })).toBeChecked()
})

test('Create instance like another: the name can be typed before the other one is known', async ({
  page,
}) => {
  test.slow()
  const late = slow('instanceView', 'instanceDiskList')
  await page.goto(`${project}/instances-new?like=berth-db-primary&${late}`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('early')
  await expect(page.getByRole('radio', { name: '8 vCPUs' })).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('early')
})

test('Create instance like another: half of the other one is not copied without a word', async ({ page }) => {
  await page.goto(`${project}/instances-new?like=berth-db-primary&latency=0&faults=fail:instanceDiskList:1`)
  await expect(page.getByText('Internal Server Error')).toBeVisible()
  await expect(page.getByRole('radio', { name: '2 vCPUs' }).first()).toBeChecked()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('radio', { name: '8 vCPUs' })).toBeChecked()
})
