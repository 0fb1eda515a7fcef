import { idOf } from '#mirage/random'
import { allowClipboard, goInPage, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { holdCalls } from '../support/network'

const sleds = '/system/inventory/sleds?latency=0'
const disks = '/system/inventory/disks?latency=0'

test('a sled shows its board, its policies and the instances of all silos that run on it', async ({
  page,
}) => {
  await visit(page, sleds, 'Inventory')
  const id = idOf('sled ORS1000')
  await row(page, 'ORS1000').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sled ORS1000' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/system/inventory/sleds/${id}/instances`))
  await expect(page).toHaveTitle('Instances / ORS1000 / Sleds / Inventory / Orrery')
  await expect(page.getByText('120 threads and 900 GiB for instances')).toBeVisible()
  await expect(page.getByText(id, { exact: true })).toBeVisible()
  const table = page.getByRole('table', { name: 'Instances' })
  const first = table.getByRole('row').filter({ hasText: 'tidewater-ops' }).first()
  await expect(first.getByRole('link', { name: 'tidewater-ops' })).toHaveAttribute(
    'href',
    '/system/silos/tidewater-ops/idps',
  )
  const link = first.getByRole('link').first()
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('an instance of another silo has no link: its page would not be found', async ({ page }) => {
  await visit(page, '/projects?latency=0', 'Projects')
  const others = page.getByRole('row').filter({ hasText: 'tidewater-research' })
  for (let at = 0; at < 16; at += 1) {
    await goInPage(page, `/system/inventory/sleds/${idOf(`sled ORS${1_000 + at * 7}`)}/instances`)
    await page.getByRole('heading', { level: 1, name: `Sled ORS${1_000 + at * 7}` }).waitFor()
    await page
      .getByRole('table', { name: 'Instances' })
      .or(page.getByText('No instances on this sled'))
      .waitFor()
    if ((await others.count()) > 0) break
  }
  await expect(others.first().getByRole('link')).toHaveCount(1)
  await expect(others.first().getByRole('link')).toHaveText('tidewater-research')
})

test('the disks name the sled they are in', async ({ page }) => {
  await visit(page, disks, 'Inventory')
  await expect(page).toHaveTitle('Disks / Inventory / Orrery')
  await page.getByRole('searchbox', { name: 'Filter disks' }).fill('HY-480-M2')
  await expect(page.getByText('28 of 167 match')).toBeVisible()
  await expect(page).toHaveURL(/filter=HY-480-M2/)
  const first = page.getByRole('table', { name: 'Disks' }).getByRole('row').nth(1)
  await expect(first).toContainText('Halyard HY-480-M2')
  await expect(first).toContainText('M.2')
  await expect(first.getByText('in service')).toBeVisible()
  const sled = first.getByRole('link').last()
  const serial = (await sled.textContent()) ?? ''
  await sled.click()
  await expect(page.getByRole('heading', { level: 1, name: `Sled ${serial}` })).toBeVisible()
})

test('with the keyboard alone: from the sleds to their disks, and to the id of one', async ({ page }) => {
  await allowClipboard(page)
  await visit(page, sleds, 'Inventory')
  await page.getByRole('tab', { name: 'Sleds' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Disks' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'Disks' })).toBeVisible()
  await page
    .getByRole('table', { name: 'Disks' })
    .getByRole('button', { name: /actions/i })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Copy ID' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[\da-f]{8}-/)
})

test('a sled does not say that it has no instances while they load', async ({ page }) => {
  await visit(page, sleds, 'Inventory')
  const held = await holdCalls(page, { operation: 'sledInstanceList' })
  await row(page, 'ORS1000').getByRole('link').click()
  await held.met()
  await expect(page.getByText('No instances on this sled')).toHaveCount(0)
  await held.lift()
  await expect(page.getByRole('table', { name: 'Instances' })).toBeVisible()
})

test('a link that is followed right after typing a filter leads where it says', async ({ page }) => {
  await page.clock.install()
  await visit(page, sleds, 'Inventory')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const held = await holdCalls(page, { operation: 'sledView' })
  await page.getByRole('searchbox', { name: 'Filter sleds' }).fill('ors1028')
  await expect(page.getByRole('table', { name: 'Sleds' }).getByRole('row')).toHaveCount(2)
  await row(page, 'ORS1028').getByRole('link').click()
  await held.met()
  // By now the address of the list would follow the typed text.
  await page.clock.runFor(1_000)
  await held.lift()
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1, name: 'Sled ORS1028' })).toBeVisible()
})
