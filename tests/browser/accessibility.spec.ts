import { accessibilityFaults } from '../support/accessibility'
import { chooseRowAction, dialog, openRowMenu, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

// axe, in both themes, over every screen there is.

const pages = [
  ['/projects', 'Projects'],
  ['/projects/berth-planner/instances', 'Instances'],
  ['/projects/berth-planner/instances/berth-db-replica/storage', 'berth-db-replica'],
  ['/projects/berth-planner/instances/alarm-relay-c/storage', 'alarm-relay-c'],
  ['/projects/berth-planner/disks', 'Disks'],
  ['/projects/sandbox/instances', 'Instances'],
  ['/projects/berth-planner/vpcs', 'VPCs'],
  ['/settings/profile', 'Profile'],
  ['/system/silos', 'Silos'],
  ['/login', 'Sign in'],
  ['/login/tidewater-research/local', 'tidewater-research'],
  ['/login/tidewater-ops/saml/harbour-sso', 'tidewater-ops'],
  ['/device/verify', 'Device authentication'],
  ['/device/success', 'Device logged in'],
  ['/nowhere', 'Page not found'],
  ['/_ui', 'Primitives'],
] as const

for (const [path, heading] of pages)
  test(`axe finds nothing at ${path}`, async ({ page }) => {
    await visit(page, `${path}?latency=0`, heading)
    expect(await accessibilityFaults(page)).toEqual([])
  })

for (const [path, title] of [
  ['/projects-new', 'Create project'],
  ['/projects/sandbox/edit', 'Edit project'],
  ['/projects/berth-planner/disks-new', 'Create disk'],
] as const)
  test(`axe finds nothing in the panel at ${path}`, async ({ page }) => {
    await page.goto(`${path}?latency=0`)
    await dialog(page, title).waitFor()
    expect(await accessibilityFaults(page, { within: '[role=dialog]' })).toEqual([])
  })

test('axe finds nothing in an open menu, a confirm dialog, the resize dialog and the palette', async ({
  page,
}) => {
  await visit(page, '/projects/berth-planner/instances?latency=0', 'Instances')
  await openRowMenu(page, 'net-heavy')
  expect(await accessibilityFaults(page, { within: '[role=menu]' })).toEqual([])
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  await dialog(page, 'Delete net-heavy?').waitFor()
  expect(await accessibilityFaults(page, { within: '[role=alertdialog]' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Delete net-heavy?')).toBeHidden()
  await chooseRowAction(page, 'net-heavy', 'Resize')
  await dialog(page, 'Resize instance').waitFor()
  expect(await accessibilityFaults(page, { within: '[role=dialog]' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Resize instance')).toBeHidden()
  await page.keyboard.press('ControlOrMeta+k')
  await dialog(page, 'Quick actions').waitFor()
  expect(await accessibilityFaults(page, { within: '[role=dialog]' })).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  for (const [path, heading] of pages)
    test(`${path} fits, and axe finds nothing`, async ({ page }) => {
      await visit(page, `${path}?latency=0`, heading)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      expect(await accessibilityFaults(page)).toEqual([])
    })
})
