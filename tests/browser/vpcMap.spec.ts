import { dialog, visit, goTo } from '../support/actions'
import { expect, test } from '../support/browserTest'

test('the map leads with the keyboard from outside to inside, and says the same in words @journey @engines', async ({
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
  await map.getByRole('button', { name: 'db-1: stopped' }).press('Enter')
  const card = page.getByRole('dialog', { name: 'db-1', exact: true })
  await expect(card.getByRole('list', { name: 'May be done now' })).toContainText('Start')
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(map.getByRole('button', { name: 'db-1: stopped' })).toBeFocused()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Fit the map' }).click()
  await map.getByRole('link', { name: /^Instance db-1/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'db-1' })).toBeVisible()
})

test('a VPC with many subnets is folded to be legible, and unfolds on demand', async ({ page }) => {
  await visit(page, '/projects/berth-planner/vpcs/plant-floor/map?latency=0', 'plant-floor')
  const map = page.getByRole('region', { name: 'Map of plant-floor' })
  // Routers in order of precedence; unused ones are shown too.
  await expect(
    map.getByRole('list', { name: 'Routers' }).getByRole('link', { name: /outer (inland|spare|system)/ }),
  ).toHaveText([/inland/, /system/, /spare/])
  const subnets = map.getByRole('list', { name: 'Subnets of system' }).getByRole('link', { name: /^Subnet / })
  await expect(subnets).toHaveCount(13)
  await map.getByRole('button', { name: 'Show 27 more subnets, empty' }).focus()
  await page.keyboard.press('Enter')
  await expect(subnets).toHaveCount(40)
  await page.getByRole('button', { name: 'Fold again' }).click()
  await expect(subnets).toHaveCount(13)

  // The relations of a part are its description, and are shown while the part is hovered or focused.
  const heavy = map.getByRole('link', { name: 'Instance net-heavy 10.40.1.5' })
  await expect(heavy).toHaveAccessibleDescription(
    /^Has 10\.40\.1\.5 by net0, .* Also 10\.40\.2\.5 in reefer-02/,
  )
  await heavy.focus()
  await expect(page.getByText(/^Instance net-heavy Has 10\.40\.1\.5 by net0/)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(map.getByRole('link', { name: 'Instance net-heavy 10.40.2.5' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(map.getByRole('link', { name: 'Subnet reefer-02 10.40.2.0/24' })).toBeFocused()
})

test('in a narrow window the map is a column, and loses nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/projects/berth-planner/vpcs/plant-floor/map?latency=0', 'plant-floor')
  const map = page.getByRole('region', { name: 'Map of plant-floor' })
  const routes = map.getByRole('list', { name: 'Routes of inland' })
  await expect(routes.getByRole('listitem').filter({ hasText: 'uplink-east' })).toHaveText(
    /10\.80\.2\.0\/24 \+10/,
  )
  await expect(map.getByRole('link', { name: 'Internet gateway uplink-west' })).toBeVisible()
  expect(await map.evaluate((view) => view.scrollWidth - view.clientWidth)).toBe(0)
  await map.getByRole('link', { name: 'Subnet yard-01 10.40.40.0/24' }).click()
  await expect(dialog(page, 'Edit subnet')).toBeVisible()

  await test.step('a VPC without subnets says so, and where to begin', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await goTo(page, '/projects/berth-planner/vpcs/isolated/map', 'isolated')
    const empty = page.getByRole('region', { name: 'Map of isolated' })
    await empty.getByRole('link', { name: 'Create the first one' }).click()
    await expect(dialog(page, 'Create subnet')).toBeVisible()
  })
})
