import { idOf } from '#mirage/random'
import { NEWEST } from '#store/api/versions/generated/shipped'
import { chooseRowAction, confirm, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

test.use({ api: NEWEST })

const list = '/system/inventory/unadopted?latency=0'
/** The failed disk of a working sled, which is in its slot again. */
const serial = `HY${idOf('physical disk ORS1014 3').slice(0, 8).toUpperCase()}`

test('a disk that was out of service is adopted, and is among the disks', async ({ page }) => {
  await visit(page, `${list}&speed=5`, 'Inventory')
  await expect(row(page, serial)).toContainText('ORS1014')
  await chooseRowAction(page, serial, 'Adopt')
  await confirm(page, `Adopt disk ${serial}?`)
  await expect(row(page, serial)).toContainText('adoption requested')
  await expect(row(page, serial)).toHaveCount(0)
  await page.getByRole('tab', { name: 'Disks', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Filter disks' }).fill(serial)
  await expect(row(page, serial)).toContainText('in service')
})

test('a request is withdrawn, and the disk is unadopted again', async ({ page }) => {
  await visit(page, list, 'Inventory')
  await chooseRowAction(page, serial, 'Adopt')
  await confirm(page, `Adopt disk ${serial}?`)
  await expect(row(page, serial)).toContainText('adoption requested')
  await chooseRowAction(page, serial, 'Withdraw request')
  await confirm(page, `Withdraw the request for disk ${serial}?`, 'Withdraw request')
  await expect(row(page, serial)).toContainText('unadopted')
  await expect(row(page, serial)).toContainText('ORS1014')
})
