import { chooseRowAction, confirm, dialog, row, stateIn, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

// The console in front of a region of another version of its API. `contract/everyVersion.test.ts` compares all versions
// without a browser; here, that pages, forms and commands work.

const NEWEST = 'api=2026081901&latency=0&speed=20'

test.use({ realLoads: true, otherVersion: true })

test('in front of the newest region an instance is stopped, and its networking has addresses', async ({
  page,
}) => {
  await visit(page, `/projects/web/instances?scenario=small&${NEWEST}`, 'Instances')
  await chooseRowAction(page, 'web-1', 'Stop')
  await confirm(page, 'Stop web-1?')
  await expect(stateIn(page, 'web-1', 'stopped')).toBeVisible()
  await visit(page, `/projects/berth-planner/instances/berth-api-1/networking?${NEWEST}`, 'berth-api-1')
  await expect(row(page, 'net0')).toContainText(/172\.30\.\d+\.\d+/)
})

test('in front of the newest region a disk and a floating IP are created by their forms', async ({
  page,
}) => {
  await page.goto(`/projects/web/disks-new?scenario=small&${NEWEST}`)
  const disk = dialog(page, 'Create disk')
  await disk.getByRole('textbox', { name: 'Name' }).fill('spare-2')
  await disk.getByRole('button', { name: 'Create disk' }).click()
  await expect(row(page, 'spare-2')).toBeVisible()
  await page.goto(`/projects/web/floating-ips-new?scenario=small&${NEWEST}`)
  const address = dialog(page, 'Create floating IP')
  await address.getByRole('textbox', { name: 'Name' }).fill('quay-2')
  await address.getByRole('button', { name: 'Create floating IP' }).click()
  await expect(row(page, 'quay-2')).toBeVisible()
})

test('in front of the newest region IP pools and the map of a VPC are shown', async ({ page }) => {
  await visit(page, `/system/networking/ip-pools?${NEWEST}`, 'IP pools')
  await row(page, 'dock-public').getByRole('link', { name: 'dock-public' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('dock-public')
  await visit(page, `/projects/berth-planner/vpcs/default/map?${NEWEST}`, 'default')
  await expect(page.getByText('undefined')).toHaveCount(0)
})

test('a region from before versioning is recognised, and its pages are read', async ({ page }) => {
  await visit(page, '/projects/web/instances?scenario=small&api=20251008&latency=0', 'Instances')
  await expect(row(page, 'web-1')).toBeVisible()
  await visit(page, '/system/networking/ip-pools?api=20251008&latency=0', 'IP pools')
  await expect(row(page, 'dock-public')).toBeVisible()
})
