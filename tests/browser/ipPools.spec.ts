import { OLDEST } from '#store/api/versions/generated/shipped'
import {
  chooseRowAction,
  confirm,
  confirmInVain,
  dialog,
  goInPage,
  openRowMenu,
  row,
  visit,
} from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls, holdCalls } from '../support/network'

const pools = '/system/networking/ip-pools'
const list = `${pools}?latency=0`
const pool = (name: string) => `${pools}/${name}?latency=0`

test('a pool is created, described, renamed and deleted', async ({ page }) => {
  await visit(page, list, 'IP pools')
  await expect(page).toHaveTitle('IP pools / Orrery')
  await expect(row(page, 'dock-public')).toContainText(/\d+ \/ 191/)
  await page.getByRole('link', { name: 'Create IP pool' }).click()
  await expect(page).toHaveTitle('Create IP pool / IP pools / Orrery')
  const create = dialog(page, 'Create IP pool')
  await create.getByRole('textbox', { name: 'Name' }).fill('yard')
  await create.getByRole('textbox', { name: 'Description' }).fill('Behind the fence')
  await create.getByRole('button', { name: 'Create IP pool' }).click()
  await expect(create).toBeHidden()
  await expect(page.getByText('IP pool yard created')).toBeVisible()
  await expect(row(page, 'yard')).toContainText('0 / 0')

  await row(page, 'yard').getByRole('link', { name: 'yard' }).click()
  await expect(page).toHaveTitle('yard / IP pools / Orrery')
  await expect(page.getByText('The pool has no addresses: add a range.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No IP ranges' })).toBeVisible()
  await page.getByRole('button', { name: 'IP pool actions' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page).toHaveTitle('Edit IP pool / yard / IP pools / Orrery')
  const edit = dialog(page, 'Edit IP pool')
  await expect(edit.getByRole('textbox', { name: 'Description' })).toHaveValue('Behind the fence')
  await edit.getByRole('textbox', { name: 'Name' }).fill('back-yard')
  await edit.getByRole('button', { name: 'Update IP pool' }).click()
  await expect(page).toHaveURL(new RegExp(`${pools}/back-yard`))
  await expect(page.getByRole('heading', { level: 1, name: 'back-yard' })).toBeVisible()
  await expect(page.getByText('IP pool back-yard updated')).toBeVisible()

  await page.getByRole('button', { name: 'IP pool actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await confirm(page, 'Delete back-yard?')
  await expect(page.getByRole('heading', { level: 1, name: 'IP pools' })).toBeVisible()
  await expect(page.getByText('IP pool back-yard deleted')).toBeVisible()
  await expect(row(page, 'back-yard')).toHaveCount(0)
})

test('what is wrong with a new pool is said at its field, and what was typed stays', async ({ page }) => {
  await page.goto(`${pools}-new?latency=0`)
  const panel = dialog(page, 'Create IP pool')
  const name = panel.getByRole('textbox', { name: 'Name' })
  const description = panel.getByRole('textbox', { name: 'Description' })
  const submit = panel.getByRole('button', { name: 'Create IP pool' })
  await submit.click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Name is required')
  await description.fill('x'.repeat(513))
  await name.fill('Dock')
  await submit.click()
  await expect(name).toHaveAccessibleDescription(/lowercase|lower-case/i)
  await expect(description).toHaveAccessibleDescription(/512/)
  await description.fill('Once more')
  await name.fill('dock-public')
  await submit.click()
  await expect(name).toHaveAccessibleDescription('IP pool name already exists')
  const trouble = await failCalls(page, { operation: 'systemIpPoolCreate' }, 'broken')
  await name.fill('dock-two')
  await submit.click()
  await expect(panel.getByRole('alert')).toContainText('Could not create IP pool')
  await expect(panel.getByRole('alert')).toContainText('r-42')
  await expect(name).toHaveValue('dock-two')
  await expect(description).toHaveValue('Once more')
  await trouble.lift()
  await submit.click()
  await expect(panel).toBeHidden()
  await expect(row(page, 'dock-two')).toContainText('Once more')
})

test('a rename to a name that is taken is refused at the field', async ({ page }) => {
  await page.goto(`${pools}/research-v4/edit?latency=0`)
  const panel = dialog(page, 'Edit IP pool')
  const name = panel.getByRole('textbox', { name: 'Name' })
  await name.fill('dock-public')
  await panel.getByRole('button', { name: 'Update IP pool' }).click()
  await expect(name).toHaveAccessibleDescription('IP pool name already exists')
  await expect(name).toHaveValue('dock-public')
})

test('a pool with ranges cannot be deleted, in the list and on its page, which say why', async ({ page }) => {
  const reason = 'Remove the IP ranges of this pool before deleting it'
  await visit(page, list, 'IP pools')
  await expect(row(page, 'wide-v6')).toContainText('v6')
  const menu = await openRowMenu(page, 'wide-v6')
  await expect(menu.getByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(reason)
  await page.keyboard.press('Escape')
  await row(page, 'fragmented').getByRole('link', { name: 'fragmented' }).click()
  await expect(page.getByRole('meter', { name: 'IPv4' })).toBeVisible()
  await page.getByRole('button', { name: 'IP pool actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(reason)
})

test('where the use of a pool is unknown, the server refuses its deletion, and the question stays', async ({
  page,
}) => {
  await visit(page, '/system/silos?latency=0', 'Silos')
  await failCalls(page, { operation: 'systemIpPoolUtilizationView' }, 'broken')
  await page.getByRole('link', { name: 'IP pools' }).click()
  await expect(row(page, 'fragmented').getByRole('button', { name: /Try again|Retry/ })).toBeVisible()
  await chooseRowAction(page, 'fragmented', 'Delete')
  const asked = await confirmInVain(page, 'Delete fragmented?')
  await expect(asked).toContainText('IP pool cannot be deleted while it contains IP ranges')
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, 'fragmented')).toBeVisible()
})

test.describe('in a region that sends large numbers as text', () => {
  test.use({ api: OLDEST })

  test('the figures of a /40 of IPv6 are exact to the last digit', async ({ page }) => {
    const all = 2n ** 88n
    const grouped = (value: bigint) => value.toLocaleString('en-GB')
    await visit(page, list, 'IP pools')
    const cell = row(page, 'wide-v6')
    await expect(cell).toContainText('309.5 × 10²⁴')
    await expect(cell.getByRole('note', { name: grouped(all) })).toBeVisible()

    await cell.getByRole('link', { name: 'wide-v6' }).click()
    const meter = page.getByRole('meter', { name: 'IPv6' })
    await expect(meter).toHaveAttribute(
      'aria-valuetext',
      '0 of 309,485,009,821,345,068,724,781,056 allocated (0 %), 309,485,009,821,345,068,724,781,056 left',
    )
    await expect(meter).toContainText(grouped(all))
    await expect(page.getByRole('meter', { name: 'IPv4' })).toHaveCount(0)

    // One address less, and one less than half of them: as floats they would be 2^88 and exactly half.
    const capacity = all - 1n
    const allocated = all / 2n - 1n
    await failCalls(
      page,
      { operation: 'systemIpPoolUtilizationView' },
      {
        status: 200,
        body: {
          ipv4: { allocated: 0, capacity: 0 },
          ipv6: { allocated: String(allocated), capacity: String(capacity) },
        },
      },
    )
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(meter).toHaveAttribute(
      'aria-valuetext',
      `${grouped(allocated)} of ${grouped(capacity)} allocated (50 %), ${grouped(capacity - allocated)} left`,
    )
    await expect(meter).toHaveAttribute('aria-valuenow', '49.99')
  })
})

test('a deleted floating IP goes back to its pool, and the figures fall', async ({ page }) => {
  await visit(page, pool('dock-public'), 'dock-public')
  const meter = page.getByRole('meter', { name: 'IPv4' })
  const before = Number(/^(\d+) of 191/.exec((await meter.getAttribute('aria-valuetext')) ?? '')?.[1])
  expect(before).toBeGreaterThan(0)
  await goInPage(page, '/projects/berth-planner/floating-ips')
  await expect(row(page, 'quay-2')).toContainText('dock-public')
  await chooseRowAction(page, 'quay-2', 'Delete')
  await confirm(page, 'Delete quay-2')
  await goInPage(page, `${pools}/dock-public`)
  await expect(meter).toHaveAttribute('aria-valuetext', new RegExp(`^${before - 1} of 191`))
})

test('the use of a pool that cannot be loaded is not said to be nothing', async ({ page }) => {
  await visit(page, list, 'IP pools')
  const held = await holdCalls(page, { operation: 'systemIpPoolUtilizationView' })
  await row(page, 'dock-public').getByRole('link').click()
  await held.lift()
  await expect(page.getByRole('meter', { name: 'IPv4' })).toBeVisible()
  await visit(page, `${list}&faults=fail:systemIpPoolUtilizationView:100`, 'IP pools')
  await goInPage(page, `${pools}/dock-public`)
  await expect(page.getByText('Could not load utilization')).toBeVisible()
  await expect(page.getByText('The pool has no addresses')).toHaveCount(0)
})

test('by keyboard alone: a pool is made and gets a range', async ({ page }) => {
  await visit(page, list, 'IP pools')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type('new ip pool')
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Create IP pool').getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('by-hand')
  await page.keyboard.press('Enter')
  await expect(row(page, 'by-hand')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type('by-hand')
  await expect(page.getByRole('option', { name: 'by-hand', exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'by-hand' })).toBeFocused()
  await page.getByRole('tabpanel').getByRole('link', { name: 'Add IP range' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Add IP range').getByRole('textbox', { name: 'First address' })).toBeFocused()
  await page.keyboard.type('10.1.0.1')
  await page.keyboard.press('Tab')
  await page.keyboard.type('10.1.0.9')
  await page.keyboard.press('Enter')
  await expect(row(page, '10.1.0.1')).toContainText('9')
})
