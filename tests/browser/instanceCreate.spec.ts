import type { Locator, Page } from 'playwright/test'
import { accessibilityViolations } from '../support/accessibility'
import { dialog, row, signInAs, unfold, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { elsewhere } from '../support/elsewhere'
import { sshKeys } from '../support/sshKeys'

const form = '/projects/berth-planner/instances-new?latency=0'
const title = 'Create instance'

const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Create instance', exact: true })
const START = 'More: count, description, start'
const problems = (page: Page) => page.getByRole('group', { name: 'Problems' })
const radio = (page: Page, label: string) => page.getByRole('radio', { name: label, exact: true })

/** Picks an option of a combobox. */
async function pick(page: Page, field: Locator, option: string) {
  await field.fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
}
const image = (page: Page) => page.getByRole('combobox', { name: 'Silo image' })

test('an instance is created with something from every section @journey', async ({ page }) => {
  test.slow()
  await visit(page, form, title)
  await expect(page).toHaveTitle('Create instance / berth-planner / Projects / Orrery')
  await name(page).fill('tug-1')
  await unfold(page, START)
  await page.getByRole('textbox', { name: 'Description' }).fill('Pulls')
  await radio(page, 'High CPU').check()
  await expect(radio(page, '2 vCPUs')).toBeChecked()
  await radio(page, '4 vCPUs').check()

  await radio(page, 'Project images').check()
  await pick(page, page.getByRole('combobox', { name: 'Project image' }), 'berth-golden')
  await expect(page.getByRole('spinbutton', { name: 'Disk size' })).toHaveValue('20')
  await page.getByRole('textbox', { name: 'Disk name' }).fill('tug-root')

  await unfold(page, 'Additional disks')
  await page.getByRole('button', { name: 'Create disk' }).click()
  const disk = dialog(page, 'Create disk')
  await disk.getByRole('textbox', { name: 'Name' }).fill('tug-root')
  await disk.getByRole('button', { name: 'Create disk' }).click()
  await expect(disk.getByText('A disk of that name is there already')).toBeVisible()
  await disk.getByRole('textbox', { name: 'Name' }).fill('tug-data')
  await disk.getByRole('button', { name: 'Create disk' }).click()
  await expect(disk).toBeHidden()
  await page.getByRole('button', { name: 'Attach disk' }).click()
  const attach = dialog(page, 'Attach disk')
  await pick(page, attach.getByRole('combobox', { name: 'Disk name' }), 'scratch')
  await attach.getByRole('button', { name: 'Attach disk' }).click()
  await expect(page.getByRole('table', { name: 'Additional disks' })).toContainText('scratch')

  await unfold(page, 'Authentication')
  await page.getByRole('checkbox', { name: 'bastion' }).uncheck()
  await expect(page.getByRole('checkbox', { name: 'Select all' })).toBeChecked({ indeterminate: true })
  await page.getByRole('button', { name: 'Add SSH key' }).click()
  const key = dialog(page, 'Add SSH key')
  await key.getByRole('textbox', { name: 'Name' }).fill('tug')
  await key.getByRole('textbox', { name: 'Public key' }).fill(sshKeys.ed25519)
  await key.getByRole('button', { name: 'Add SSH key' }).click()
  await expect(page.getByRole('checkbox', { name: 'tug' })).toBeChecked()

  await unfold(page, 'Networking')
  await radio(page, 'Custom').nth(1).check()
  await page.getByRole('button', { name: 'Add network interface' }).click()
  const nic = dialog(page, 'Add network interface')
  await nic.getByRole('textbox', { name: 'Name' }).fill('eth0')
  await pick(page, nic.getByRole('combobox', { name: 'VPC' }), 'default')
  await pick(page, nic.getByRole('combobox', { name: 'Subnet' }), 'default')
  await nic.getByRole('textbox', { name: 'IP address' }).fill('172.30.0.3')
  await nic.getByRole('button', { name: 'Add network interface' }).click()
  await expect(
    nic.getByText('The first five addresses of a subnet and its last one are reserved'),
  ).toBeVisible()
  await nic.getByRole('textbox', { name: 'IP address' }).fill('172.30.2.9')
  await nic.getByRole('button', { name: 'Add network interface' }).click()
  await expect(nic).toBeHidden()
  await page.getByRole('button', { name: 'Attach floating IP' }).click()
  const floating = dialog(page, 'Attach floating IP')
  await expect(floating.getByRole('button', { name: 'Attach' })).toHaveAccessibleDescription(
    'Select a floating IP first',
  )
  await pick(page, floating.getByRole('combobox', { name: 'Floating IP' }), 'quay-1 (192.0.2.41)')
  await expect(floating).toContainText('The instance will be reached at 192.0.2.41')
  await floating.getByRole('button', { name: 'Attach' }).click()
  await expect(page.getByRole('table', { name: 'Floating IPs' })).toContainText('quay-1')
  await page.getByRole('textbox', { name: 'Hostname' }).fill('tug-1.harbour')

  await unfold(page, 'Placement and restart')
  await page.getByRole('checkbox', { name: 'yard-spread' }).check()
  await radio(page, 'Never').check()
  await unfold(page, 'Configuration')
  await page.getByRole('textbox', { name: 'User data text' }).fill('#cloud-config')
  await submit(page).click()

  await expect(page.getByRole('heading', { level: 1, name: 'tug-1' })).toBeVisible()
  await expect(page).toHaveURL('/projects/berth-planner/instances/tug-1/storage')
  await expect(page.getByText('Creating tug-1')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Boot disk' })).toContainText('tug-root')
  const others = page.getByRole('table', { name: 'Additional disks' })
  await expect(others).toContainText('scratch')
  await expect(others).toContainText('tug-data')
})

test('the size of the disk follows what it is made of, and never shrinks', async ({ page }) => {
  await visit(page, form, title)
  const size = page.getByRole('spinbutton', { name: 'Disk size' })
  await expect(size).toHaveValue('10')
  await pick(page, image(page), 'quayside-24')
  await expect(size).toHaveValue('10')
  await radio(page, 'Project images').check()
  await pick(page, page.getByRole('combobox', { name: 'Project image' }), 'berth-golden')
  await expect(size).toHaveValue('20')
  await radio(page, 'Silo images').check()
  await expect(image(page)).toHaveValue('quayside-24')
  await expect(size).toHaveValue('20')
  await radio(page, 'Snapshots').check()
  await pick(page, page.getByRole('combobox', { name: 'Snapshot' }), 'largest-before-move')
  await expect(size).toHaveValue('1023')

  await test.step('a disk that is still being made is offered, as the lifecycle has it', async () => {
    await radio(page, 'Existing disks').check()
    await page.getByRole('combobox', { name: 'Disk', exact: true }).fill('being-made')
    await expect(page.getByRole('option', { name: 'being-made' })).toContainText('creating')
    await page.getByRole('combobox', { name: 'Disk', exact: true }).fill('')
    await page.keyboard.press('Escape')
    await unfold(page, 'Additional disks')
    await page.getByRole('button', { name: 'Attach disk' }).click()
    const attach = dialog(page, 'Attach disk')
    await pick(page, attach.getByRole('combobox', { name: 'Disk name' }), 'being-made')
    await attach.getByRole('button', { name: 'Attach disk' }).click()
    await expect(page.getByRole('table', { name: 'Additional disks' })).toContainText('being-made')
  })
})

test('what is wrong is said at each field and listed, and each line leads to its field @journey @engines', async ({
  page,
}) => {
  await visit(page, form, title)
  await submit(page).click()
  await expect(problems(page)).toBeFocused()
  await expect(problems(page)).toContainText('2 things need attention')
  await expect(name(page)).toHaveAccessibleDescription('Name is required')
  await expect(image(page)).toHaveAccessibleDescription('Silo image is required')
  await problems(page).getByRole('button', { name: 'Boot disk: Silo image is required' }).click()
  await expect(image(page)).toBeFocused()
  await pick(page, image(page), 'quayside-24')
  await expect(problems(page)).toContainText('One thing needs attention')
  await problems(page).getByRole('button', { name: 'Name is required' }).click()
  await page.keyboard.type('tug-1')
  await expect(problems(page)).not.toContainText('attention')

  await radio(page, 'Custom').first().check()
  // A number out of its limits stays, and its field says the limit.
  const vcpus = page.getByRole('spinbutton', { name: 'vCPUs' })
  await vcpus.fill('999')
  const memory = page.getByRole('spinbutton', { name: 'Memory' })
  await memory.fill('1537')
  await expect(vcpus).toHaveValue('999')
  await expect(vcpus).toHaveAccessibleDescription('At most 64')
  const diskSize = page.getByRole('spinbutton', { name: 'Disk size' })
  await diskSize.fill('7')
  await page.getByRole('textbox', { name: 'Disk name' }).fill('scratch')
  await expect(diskSize).toHaveValue('7')
  await expect(diskSize).toHaveAccessibleDescription(/at least as large as the image/)
  await diskSize.fill('8')
  const networking = page.getByRole('button', { name: 'Networking', exact: true })
  await unfold(page, 'Networking')
  await page.getByRole('textbox', { name: 'Hostname' }).fill('tug')
  await networking.click()
  await expect(networking).toHaveAccessibleDescription(
    '1 interface in default, ephemeral from dock-public, named tug',
  )
  await unfold(page, 'Networking')
  await expect(page.getByRole('textbox', { name: 'Hostname' })).toHaveValue('tug')
  await radio(page, 'Custom').nth(1).check()
  await page.getByRole('textbox', { name: 'Hostname' }).fill('-tug')
  await unfold(page, 'Configuration')
  await page.getByRole('textbox', { name: 'User data text' }).fill('x'.repeat(33 * 1024))
  await submit(page).click()
  for (const message of [
    'Disk name: A disk of this project has that name',
    'Network interfaces: Add a network interface, or choose another option',
    'Hostname: Must be letters, numbers and inner dashes, in parts separated by dots',
    'User data is at most 32,768 bytes; this is 33,792',
  ])
    await expect(problems(page).getByRole('button', { name: message })).toBeVisible()
  await problems(page)
    .getByRole('button', { name: /^Network interfaces/ })
    .click()
  await expect(page.getByRole('group', { name: 'Interfaces', exact: true })).toBeFocused()
  // A section with an error stays unfolded.
  await expect(networking).toHaveAttribute('aria-disabled', 'true')
  // Hidden fields are not validated.
  await radio(page, 'Default').first().check()
  await radio(page, 'General purpose').check()
  await expect(problems(page)).toContainText('3 things need attention')
})

test('more than the quota is said at once, refused, and possible without starting', async ({ page }) => {
  test.slow()
  await signInAs(page, 'ines')
  await visit(page, '/projects?latency=0&speed=1000', 'Projects')
  await page.getByRole('link', { name: 'thesis', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Instances' }).waitFor()
  await elsewhere(page, 'POST', '/v1/disks?project=thesis', {
    name: 'root',
    description: '',
    size: 2 ** 30,
    disk_source: { type: 'blank', block_size: 512 },
  })
  await expect
    .poll(() => elsewhere(page, 'GET', '/v1/disks/root?project=thesis'))
    .toMatchObject({ state: { state: 'detached' } })
  await page.getByRole('link', { name: 'Create instance' }).first().click()
  await name(page).fill('chapter-2')
  await radio(page, 'Existing disks').check()
  await pick(page, page.getByRole('combobox', { name: 'Disk' }), 'root')
  const quota = page.getByRole('complementary', { name: 'Silo quota' })
  await expect(quota.getByText('Over the quota')).toBeHidden()
  await radio(page, '16 vCPUs').check()
  await expect(quota).toContainText('Takes 16, only ')
  await submit(page).click()
  await expect(problems(page).getByRole('button', { name: /^Size: .*vCPU Limit Exceeded/ })).toBeVisible()
  await expect(name(page)).toHaveValue('chapter-2')
  await expect(radio(page, '16 vCPUs')).toBeChecked()
  await unfold(page, START)
  await page.getByRole('checkbox', { name: 'Start once created' }).uncheck()
  await expect(quota.getByText('Over the quota')).toBeHidden()
  await submit(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'chapter-2' })).toBeVisible()
})

test('where there is nothing to boot from, that is said, and nothing can be sent', async ({ page }) => {
  await page.goto('/projects-new?scenario=empty&latency=0')
  const panel = dialog(page, 'Create project')
  await panel.getByRole('textbox', { name: 'Name' }).fill('bare')
  await panel.getByRole('button', { name: 'Create project' }).click()
  await page.getByRole('link', { name: 'Create instance' }).first().click()
  await expect(page.getByText('There is nothing to boot from')).toBeVisible()
  await expect(submit(page)).toHaveAccessibleDescription(
    'An image, a snapshot or a free disk is needed to boot from',
  )
  await radio(page, 'Project images').check()
  await expect(page.getByRole('link', { name: 'Upload image' })).toBeVisible()
  await expect(page.getByText('You have no SSH keys')).toBeVisible()

  await test.step('the way to a floating IP keeps what was typed', async () => {
    await name(page).fill('tug-1')
    await unfold(page, 'Networking')
    await expect(page.getByRole('heading', { name: 'No floating IPs in this project' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Attach floating IP' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Create floating IP' }).click()
    await dialog(page, 'Create floating IP').waitFor()
    await page.goBack()
    await expect(name(page)).toHaveValue('tug-1')
  })
})

test('without a VPC there is no interface to be had', async ({ page }) => {
  await visit(page, '/projects/sandbox/vpcs?latency=0', 'VPCs')
  await elsewhere(page, 'DELETE', '/v1/vpc-subnets/default?project=sandbox&vpc=default')
  await elsewhere(page, 'DELETE', '/v1/vpcs/default?project=sandbox')
  await page.getByRole('link', { name: 'Instances' }).click()
  await page.getByRole('link', { name: 'Create instance' }).first().click()
  // No click: without a VPC, the section begins unfolded.
  await expect(page.getByText('This project has no VPC')).toBeVisible()
  await expect(radio(page, 'None')).toBeChecked()
  await unfold(page, 'Placement and restart')
  await expect(radio(page, 'Default').first()).toHaveAccessibleDescription(
    'As the region decides: it is restarted',
  )
  await page.getByRole('link', { name: 'Create a VPC' }).click()
  await dialog(page, 'Create VPC').waitFor()
})

test('a draft outlives a look elsewhere; user data stays in memory, and Cancel asks', async ({ page }) => {
  page.on('dialog', (asked) => void asked.accept())
  await visit(page, form, title)
  await name(page).fill('tug-1')
  await unfold(page, 'Configuration')
  await page.getByRole('textbox', { name: 'User data text' }).fill('password: hunter2')
  await page.getByRole('link', { name: 'Disks' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Disks' })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('hunter2')
  await page.goBack()
  await expect(page.getByText('Restored what you typed before')).toBeVisible()
  await expect(name(page)).toHaveValue('tug-1')
  await expect(page.getByRole('textbox', { name: 'User data text' })).toHaveValue('password: hunter2')

  await page.reload()
  await expect(name(page)).toHaveValue('tug-1')
  // The draft has nothing in that section, so it is folded.
  await unfold(page, 'Configuration')
  await expect(page.getByRole('textbox', { name: 'User data text' })).toHaveValue('')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(name(page)).toHaveValue('')

  await name(page).fill('tug-2')
  await page.getByRole('button', { name: 'Cancel' }).click()
  const ask = dialog(page, 'Discard what you typed?')
  await ask.getByRole('button', { name: 'Keep editing' }).click()
  await expect(name(page)).toHaveValue('tug-2')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await ask.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Instances' })).toBeVisible()
  await page.getByRole('link', { name: 'Create instance' }).click()
  await expect(name(page)).toHaveValue('')
})

test('an instance is created by keyboard alone', async ({ page }) => {
  await visit(page, '/projects/web/instances-new?scenario=small&latency=0', title)
  await name(page).focus()
  await page.keyboard.type('by-hand')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: START })).toBeFocused()
  await page.keyboard.press('Enter')
  // How many, the description, and whether it starts.
  for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Start once created' })).not.toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(radio(page, 'High CPU')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(radio(page, '4 vCPUs')).toBeChecked()
  await page.keyboard.press('Tab')
  // Between the two is the choice of a platform, in regions that have one.
  if (await page.getByLabel('CPU platform').isVisible()) await page.keyboard.press('Tab')
  await expect(radio(page, 'Existing disks')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('spare')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await submit(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'by-hand' })).toBeVisible()
})

test('axe finds nothing on the page with its problems, and in a panel and a dialog of it', async ({
  page,
}) => {
  test.slow()
  await visit(page, form, title)
  for (const section of ['Additional disks', 'Authentication', 'Networking', 'Configuration'])
    await unfold(page, section)
  await radio(page, 'Custom').first().check()
  await radio(page, 'Custom').nth(1).check()
  await radio(page, 'File').check()
  await submit(page).click()
  await expect(problems(page)).toContainText('need attention')
  expect(await accessibilityViolations(page, { within: 'main' })).toEqual([])
  for (const [button, panel] of [
    ['Add network interface', 'Add network interface'],
    ['Attach floating IP', 'Attach floating IP'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click()
    await dialog(page, panel).waitFor()
    expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog(page, panel)).toBeHidden()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('the form fits, and axe finds nothing', async ({ page }) => {
    await visit(page, '/projects/berth-planner/instances-new?like=berth-db-replica&latency=0', title)
    // A field that is still empty cannot be emptied.
    await expect(name(page)).toHaveValue('berth-db-replica-2')
    await name(page).fill('')
    await submit(page).click()
    await expect(problems(page)).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await accessibilityViolations(page, { within: 'main' })).toEqual([])
  })
})

test('an instance on its page can be copied too', async ({ page }) => {
  await visit(page, '/projects/web/instances/db-1/storage?scenario=small&latency=0', 'db-1')
  await page.getByRole('button', { name: 'Instance actions' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByText('Like db-1')).toBeVisible()
  await expect(radio(page, '4 vCPUs')).toBeChecked()
  await name(page).fill('db-2')
  await radio(page, 'Existing disks').check()
  await pick(page, page.getByRole('combobox', { name: 'Disk' }), 'spare')
  await submit(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'db-2' })).toBeVisible()
  await page.getByRole('link', { name: 'Disks' }).click()
  await expect(row(page, 'spare')).toContainText('attached')
})
