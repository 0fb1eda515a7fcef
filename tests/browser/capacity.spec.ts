import { row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

const PAGE = '/system/capacity?latency=0'
const room = /([\d,]+) more instances fit/

test('a larger shape fits less often; the shape is in the address, and Back brings the last one @journey @engines', async ({
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
  await test.step('the answer is that of the table below it', async () => {
    await page.getByRole('combobox', { name: 'By' }).selectOption('Silos')
    await expect(said).toHaveText(/more instances fit into the quotas$/)
    await page.getByRole('combobox', { name: 'By' }).selectOption('Sleds')
    await expect(said).toHaveText(before)
  })
  await test.step('a number out of its limits is refused, and nothing is estimated', async () => {
    await page.getByRole('spinbutton', { name: 'Memory' }).fill('2000')
    await page.keyboard.press('Enter')
    await expect(page.getByText('A number from 1 to 1,536')).toBeVisible()
    await expect(page).not.toHaveURL(/memory=2000/)
  })
})
