import { accessibilityFaults } from '../support/accessibility'
import { visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

test('the map leads with the keyboard from outside to inside, and says the same in words', async ({
  page,
}) => {
  await visit(page, `/projects/web/vpcs/default/map?scenario=small&latency=0`, 'default')
  const map = page.getByRole('region', { name: 'Map of default' })
  await expect(map.getByRole('link', { name: 'Subnet default 172.30.0.0/22' })).toBeVisible()
  await map.focus()
  await page.keyboard.press('Tab')
  await expect(map.getByRole('link', { name: 'Internet gateway default' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(map.getByRole('link', { name: 'System router system' })).toBeFocused()
  const words = page.getByRole('table', { name: 'The map in words' })
  await expect(
    words.getByRole('row', { name: /Router system sends 0.0.0.0\/0 .* Gateway default/ }),
  ).toBeVisible()
  await expect(words.getByRole('row', { name: /Instance db-1 .* Subnet default/ })).toBeVisible()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Fit the map' }).click()
  await map.getByRole('link', { name: /^Instance db-1/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'db-1' })).toBeVisible()
})

test('a VPC with many subnets is folded to be legible, and unfolds where one looks', async ({ page }) => {
  await visit(page, '/projects/berth-planner/vpcs/plant-floor/map?latency=0', 'plant-floor')
  const map = page.getByRole('region', { name: 'Map of plant-floor' })
  const subnets = map.getByRole('list', { name: 'Subnets' })
  const fold = subnets.getByRole('button', { name: /^Show 32 more subnets/ })
  await expect(fold).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  const before = await subnets.getByRole('listitem').count()
  expect(before).toBeLessThan(30)
  await fold.focus()
  await page.keyboard.press('Enter')
  await expect(subnets.getByRole('listitem')).toHaveCount(before + 31)
  await page.getByRole('button', { name: 'Fold again' }).click()
  await expect(subnets.getByRole('listitem')).toHaveCount(before)
})
