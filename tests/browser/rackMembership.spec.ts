import { idOf } from '#mirage/random'
import { NEWEST } from '#store/api/versions/generated/shipped'
import { chooseRowAction, confirm, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

test.use({ api: NEWEST })

const HEADING = /^Rack /
const rack = `/system/racks/${idOf('rack 1')}`

test('a sled is added: the page of its rack shows who has not acknowledged it, until it is in service', async ({
  page,
}) => {
  await visit(page, '/system/inventory/uninitialized?latency=0&speed=2', 'Inventory')
  const line = page.getByRole('list', { name: 'Membership of the racks' })
  await expect(line).toContainText('Membership change 4. All 14 members run with it.')
  await chooseRowAction(page, 'ORS1112', 'Add')
  await confirm(page, 'Add sled ORS1112?')
  await expect(row(page, 'ORS1112')).toContainText('being added')
  await page.getByRole('link', { name: 'View rack' }).click()
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible()
  const membership = page.getByRole('region', { name: 'Membership' })
  await expect(membership).toContainText('Change 5 adds ORS1112.')
  await expect(membership.getByRole('progressbar', { name: 'Acknowledged by its members' })).toBeVisible()
  await expect(membership.getByRole('heading', { name: 'Not acknowledged yet' })).toBeVisible()
  await expect(membership).toContainText('All 15 members run with it.')
  await expect(membership.getByRole('heading', { name: 'Not acknowledged yet' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Sled ORS1112 in slot 16: in service/ })).toBeVisible()
})

test('the addition of a sled is aborted, and the sled can be added again', async ({ page }) => {
  await visit(page, `/system/inventory/uninitialized?latency=0`, 'Inventory')
  await chooseRowAction(page, 'ORS1112', 'Add')
  await confirm(page, 'Add sled ORS1112?')
  await page.getByRole('link', { name: 'View rack' }).click()
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible()
  const membership = page.getByRole('region', { name: 'Membership' })
  await membership.getByRole('button', { name: 'Abort' }).click()
  await confirm(page, 'Abort membership change 5?')
  await expect(membership.getByRole('button', { name: 'membership change 5: aborted' })).toBeVisible()
  await expect(membership.getByRole('heading', { name: 'Had not acknowledged it' })).toBeVisible()
  await expect(page).toHaveURL(rack)
  await page.getByRole('link', { name: /^Sled ORS1112 in cubby 16: waiting to be added/ }).click()
  await chooseRowAction(page, 'ORS1112', 'Add')
  await confirm(page, 'Add sled ORS1112?')
  await expect(row(page, 'ORS1112')).toContainText('being added')
})
