import type { Page } from 'playwright/test'
import type { OperationName } from '#store/api/generated/operationTypes'
import { dialog, goInPage, unfold, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls, holdCalls } from '../support/network'

// A page listens to its keys, and a form accepts input, as soon as it is shown. Later responses fill their own fields only.

const project = '/projects/berth-planner'
const networking = `${project}/instances/gpu-like-64/networking`

/** Opens a page and holds its requests. @returns a function that releases them */
async function openEarly(page: Page, path: string, ...operations: OperationName[]) {
  await visit(page, '/projects?latency=0', 'Projects')
  const held = await Promise.all(operations.map((operation) => holdCalls(page, { operation })))
  await goInPage(page, path)
  return () => Promise.all(held.map((trouble) => trouble.lift()))
}

test('Create floating IP: what is typed before the answer arrives is kept, and the field that waited is filled', async ({
  page,
}) => {
  const path = `${project}/floating-ips-new`
  const panel = dialog(page, 'Create floating IP')
  const name = panel.getByRole('textbox', { name: 'Name', exact: true })
  const pool = panel.getByRole('combobox', { name: 'IP pool' })
  let arrive = await openEarly(page, path, 'ipPoolList')
  await panel.getByRole('textbox', { name: 'Description' }).fill('typed at once')
  await name.fill('early')
  await expect(pool).toHaveValue('')
  await arrive()
  await expect(pool).toHaveValue('dock-public (default)')
  await expect(name).toHaveValue('early')
  await expect(name).toBeFocused()
  await expect(panel.getByRole('textbox', { name: 'Description' })).toHaveValue('typed at once')
  await panel.getByRole('button', { name: 'Create floating IP' }).click()
  await expect(panel).toBeHidden()

  await test.step('a form with nothing but a preset in it is left without a question', async () => {
    arrive = await openEarly(page, path, 'ipPoolList')
    await expect(pool).toHaveValue('')
    await arrive()
    await expect(pool).toHaveValue('dock-public (default)')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/floating-ips$/)
    await expect(panel).toBeHidden()
  })
})

test('Add network interface: a VPC typed before the list arrives is not replaced by the preset', async ({
  page,
}) => {
  const arrive = await openEarly(page, `${networking}/interfaces-new`, 'vpcList')
  const vpc = dialog(page, 'Add network interface').getByRole('combobox', { name: 'VPC' })
  await vpc.fill('def')
  await page.keyboard.press('Tab')
  await arrive()
  await expect(vpc).toHaveAccessibleDescription(/No VPC named “def”/)
  await expect(vpc).toHaveValue('def')
})

test.describe('while the code of the form is fetched too', () => {
  test.use({ realLoads: true })
  test('Create instance: the form is there before its lists, keeps what is typed, and fills what was not touched', async ({
    page,
  }) => {
    const arrive = await openEarly(
      page,
      `${project}/instances-new`,
      'imageList',
      'currentUserSshKeyList',
      'ipPoolList',
      'diskList',
    )
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await name.fill('early')
    await page.getByRole('textbox', { name: 'Disk name' }).fill('early-root')
    const submit = page.getByRole('button', { name: 'Create instance', exact: true })
    await expect(submit).toHaveAccessibleDescription('Images, keys and pools are still loading')
    await unfold(page, 'Authentication')
    await unfold(page, 'Networking')
    await name.focus()
    await arrive()
    await expect(page.getByRole('checkbox', { name: 'laptop' })).toBeChecked()
    await expect(page.getByRole('combobox', { name: 'IP pool for the ephemeral IP' })).toHaveValue(
      'dock-public',
    )
    await expect(name).toHaveValue('early')
    await expect(name).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Disk name' })).toHaveValue('early-root')
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
  })
})

test('Create instance: what is chosen before the lists arrive is not chosen again', async ({ page }) => {
  const arrive = await openEarly(page, `${project}/instances-new`, 'vpcList', 'imageList')
  const disks = page.getByRole('radio', { name: 'Existing disks' })
  const none = page.getByRole('radio', { name: 'None', exact: true })
  await disks.check()
  await unfold(page, 'Networking')
  await none.check()
  await arrive()
  const submit = page.getByRole('button', { name: 'Create instance', exact: true })
  await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
  await expect(disks).toBeChecked()
  await expect(none).toBeChecked()
})

test('Create instance like another: the name can be typed before the other one is known', async ({
  page,
}) => {
  const arrive = await openEarly(
    page,
    `${project}/instances-new?like=berth-db-primary`,
    'instanceView',
    'instanceDiskList',
  )
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('early')
  await arrive()
  await expect(page.getByRole('radio', { name: '8 vCPUs' })).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('early')
})

test('Create instance like another: half of the other one is not copied silently', async ({ page }) => {
  await visit(page, '/projects?latency=0', 'Projects')
  const trouble = await failCalls(page, { operation: 'instanceDiskList' }, 'broken')
  await goInPage(page, `${project}/instances-new?like=berth-db-primary`)
  await expect(page.getByText('Internal Server Error')).toBeVisible()
  await expect(page.getByRole('radio', { name: '2 vCPUs' }).first()).toBeChecked()
  await trouble.lift()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('radio', { name: '8 vCPUs' })).toBeChecked()
})

test('Create instance: lists that arrive after a draft was restored do not overwrite it', async ({
  page,
}) => {
  const laptop = page.getByRole('checkbox', { name: 'laptop' })
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await visit(page, `${project}/instances-new?latency=0`, 'Create instance')
  await name.fill('kept')
  await unfold(page, 'Authentication')
  await laptop.uncheck()
  const arrive = await openEarly(page, `${project}/instances-new`, 'currentUserSshKeyList', 'ipPoolList')
  await expect(name).toHaveValue('kept')
  await unfold(page, 'Networking')
  await arrive()
  await expect(page.getByRole('combobox', { name: 'IP pool for the ephemeral IP' })).toHaveValue(
    'dock-public',
  )
  // No click: a section with a restored value is unfolded.
  await expect(page.getByRole('checkbox', { name: 'bastion' })).toBeChecked()
  await expect(laptop).not.toBeChecked()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(name).toHaveValue('')
  await expect(laptop).toBeChecked()
})

test.describe('from the first load', () => {
  test.use({ realLoads: true })
  test('Ctrl+. in the instant in which the heading appears opens the debugger', async ({ page }) => {
    await page.addInitScript(() => {
      const press = () =>
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: '.', code: 'Period', ctrlKey: true, bubbles: true }),
        )
      // Runs before the browser paints what was added.
      const watcher = new MutationObserver(() => {
        if (!document.querySelector('h1')?.checkVisibility()) return
        watcher.disconnect()
        press()
      })
      watcher.observe(document, { subtree: true, childList: true })
    })
    await page.goto(`${project}/instances?latency=0`)
    await expect(page.getByRole('region', { name: 'Machine debugger' })).toBeVisible()
  })
})
