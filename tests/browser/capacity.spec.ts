import { goInPage, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

const PAGE = '/system/capacity?latency=0'
const room = /room for ([\d,]+) more instances/

test('a larger shape fits less often; the shape is in the address, and Back brings the last one', async ({
  page,
}) => {
  await visit(page, PAGE, 'Capacity')
  const said = page.getByText(room)
  const before = (await said.textContent()) ?? ''
  await page.getByRole('spinbutton', { name: 'vCPUs' }).fill('64')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/vcpus=64&memory=16&disk=100/)
  await expect(said).not.toHaveText(before)
  await expect(row(page, 'ORS1000')).toContainText('CPU')
  await page.goBack()
  await expect(said).toHaveText(before)
})

test('a sled that is not provisionable has no room', async ({ page }) => {
  await visit(page, PAGE, 'Capacity')
  await expect(row(page, 'ORS1028')).toContainText('Not provisionable')
})

test('a number out of its limits is refused, and nothing is estimated', async ({ page }) => {
  await visit(page, PAGE, 'Capacity')
  await page.getByRole('spinbutton', { name: 'Memory' }).fill('2000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('A number from 1 to 1536')).toBeVisible()
  expect(page.url()).not.toContain('memory=')
})

test('without what runs on the sleds there is no estimate, and a way to try again', async ({ page }) => {
  await visit(page, '/system/silos?latency=0', 'Silos')
  const failing = await failCalls(page, { operation: 'sledInstanceList' }, 'broken')
  await goInPage(page, '/system/capacity')
  await expect(page.getByText('Could not load what runs on the sleds')).toBeVisible()
  await expect(page.getByText(room)).toBeHidden()
  await failing.lift()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(room)).toBeVisible()
})
