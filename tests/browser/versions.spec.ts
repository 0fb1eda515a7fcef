import { NEWEST, OLDEST } from '#store/api/versions/generated/shipped'
import { chooseRowAction, confirm, dialog, row, stateIn, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

// The console in front of regions of other versions of the API: a life of an instance, forms, networking and access. Each
// call is checked against the description of that version. `contract/everyVersion.whole.test.ts` and
// `contract/pagesOfVersions.whole.test.ts` take all versions without a browser.

const small = 'scenario=small&speed=20'

for (const api of ['20251008', '2026021301', NEWEST] as const)
  test.describe(`in front of a region of ${api}`, () => {
    test.use({ api })

    test('disks and floating IPs are created, and an instance lives from its form to its deletion', async ({
      page,
    }) => {
      await page.goto(`/projects/web/disks-new?${small}`)
      const disk = dialog(page, 'Create disk')
      await disk.getByRole('textbox', { name: 'Name' }).fill('spare-2')
      await disk.getByRole('button', { name: 'Create disk' }).click()
      await expect(row(page, 'spare-2')).toBeVisible()
      await page.goto(`/projects/web/floating-ips-new?${small}`)
      const address = dialog(page, 'Create floating IP')
      await address.getByRole('textbox', { name: 'Name' }).fill('quay-2')
      await address.getByRole('button', { name: 'Create floating IP' }).click()
      await expect(row(page, 'quay-2')).toBeVisible()

      await page.goto(`/projects/web/instances-new?${small}`)
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('crane')
      await page.getByRole('combobox', { name: 'Disk', exact: true }).fill('spare')
      await page.getByRole('option', { name: 'spare' }).click()
      await page.getByRole('button', { name: 'Create instance' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('crane')
      await visit(page, `/projects/web/instances?${small}`, 'Instances')
      await chooseRowAction(page, 'web-1', 'Stop')
      await confirm(page, 'Stop web-1?')
      await expect(stateIn(page, 'web-1', 'stopped')).toBeVisible()
      await chooseRowAction(page, 'web-1', 'Delete')
      await confirm(page, 'Delete web-1?')
      await expect(row(page, 'web-1')).toHaveCount(0)
    })

    test('an interface has its addresses, pools their use, and the map of a VPC no value that is none', async ({
      page,
    }) => {
      await visit(page, '/projects/berth-planner/instances/berth-api-1/networking', 'berth-api-1')
      await expect(row(page, 'net0')).toContainText(/172\.30\.\d+\.\d+/)
      await visit(page, '/system/networking/ip-pools', 'IP pools')
      await row(page, 'dock-public').getByRole('link', { name: 'dock-public' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('dock-public')
      await visit(page, '/projects/berth-planner/vpcs/default/map', 'default')
      await expect(page.getByText('undefined')).toHaveCount(0)
    })
  })

test.describe('in front of the usual region', () => {
  test.use({ api: OLDEST })

  test('About this region says which versions meet, and what one of them has not', async ({ page }) => {
    await visit(page, '/projects', 'Projects')
    await page.getByRole('button', { name: /^User menu/ }).click()
    await page.getByRole('menuitem', { name: 'About this region' }).click()
    const about = dialog(page, 'About this region')
    await expect(about).toContainText('20250730')
    await about.getByText('Not available in this region').click()
    await expect(about.getByRole('listitem').filter({ hasText: 'local disks' })).toBeVisible()
    await about.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(about).toBeHidden()
    await expect(page.getByRole('button', { name: /^User menu/ })).toBeFocused()
  })
})

test.describe('a region that is rolled back', () => {
  test.use({ api: NEWEST, changesApi: true })

  test('under an open form is announced, and nothing is lost that was typed @journey @engines', async ({
    page,
  }) => {
    await page.goto(`/projects/web/disks-new?${small}&faults=api:2026032500:1`)
    const form = dialog(page, 'Create disk')
    await form.getByRole('textbox', { name: 'Name' }).fill('kept')
    await form.getByRole('textbox', { name: 'Description' }).fill('typed before')
    const newest = () =>
      page.evaluate(
        async (version) =>
          (await testFetch('/v1/ping', { headers: { 'api-version': `${version}.0.0` } })).status,
        NEWEST,
      )
    await expect.poll(newest).toBe(400)
    await form.getByRole('button', { name: 'Create disk' }).click()
    await expect(page.getByText('The region was rolled back')).toBeVisible()
    await expect(page.getByText('Its API is now version 2026032500')).toBeVisible()
    await row(page, 'kept').getByRole('link', { name: 'kept' }).click()
    await expect(page.getByText('typed before')).toBeVisible()
  })
})
