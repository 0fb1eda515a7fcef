import { dialog, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

const PAGE = '/system/networking/allow-list?latency=0'

test('a list that would lock the sender out is warned of and refused; one with the sender is kept @journey', async ({
  page,
}) => {
  await visit(page, PAGE, 'API access')
  await expect(page.getByText('Any address')).toBeVisible()
  await page.getByRole('link', { name: 'Edit allow list' }).click()
  const panel = dialog(page, 'Edit allow list')
  const save = panel.getByRole('button', { name: 'Update allow list' })
  const said = panel.getByRole('status', { name: 'What saving does' })
  await expect(said).toHaveText('')
  await panel.getByRole('radio', { name: 'Listed networks only' }).check()
  const networks = panel.getByRole('textbox', { name: 'Networks' })
  await save.click()
  await expect(panel.getByText('Networks are required')).toBeVisible()
  await networks.fill('198.51.100.0/24\n0.0.0.0/0')
  await save.click()
  await expect(panel.getByText('Line 2: allows every address')).toBeVisible()
  await networks.fill('198.51.100.0/24')
  await expect(said).toContainText('Every address outside of these networks loses access at once.')
  await expect(said).toContainText('a list without the address that sends it')
  await save.click()
  await expect(panel.getByText(/would prevent access for the caller/).last()).toBeVisible()
  await expect(networks).toHaveValue('198.51.100.0/24')
  await networks.fill('198.51.100.0/24\n127.0.0.1')
  await save.click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('table', { name: 'Allowed addresses' }).getByRole('row')).toHaveCount(3)
})
