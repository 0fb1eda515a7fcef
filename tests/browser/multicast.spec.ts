import { accessibilityViolations } from '../support/accessibility'
import {
  chooseRowAction,
  confirm,
  dialog,
  goInPage,
  openRowMenu,
  row,
  signInAs,
  visit,
} from '../support/actions'
import { expect, test } from '../support/browserTest'
import { NEWEST } from '#store/api/versions/generated/shipped'

// So that no toast covers a row.
test.use({ viewport: { width: 1440, height: 1300 } })

const networking = '/projects/berth-planner/instances/berth-api-2/networking'

test.describe('in front of a region of today', () => {
  test.use({ api: NEWEST })

  test('an instance joins a group by its address, and leaves it @journey', async ({ page }) => {
    await visit(page, `${networking}?latency=0&speed=2`, 'berth-api-2')
    const groups = page.getByRole('table', { name: 'Multicast groups' })
    await expect(groups.getByRole('link', { name: 'ship-positions' })).toBeVisible()
    await page.getByRole('link', { name: 'Join multicast group' }).click()
    const form = dialog(page, 'Join multicast group')
    await form.getByRole('combobox', { name: 'Multicast group' }).click()
    await expect(page.getByRole('option', { name: /^ship-positions/ })).toContainText('The instance is in it')
    await page.keyboard.press('Escape')
    await form.getByRole('radio', { name: 'An address' }).check()
    const address = form.getByRole('textbox', { name: 'Address' })
    const source = form.getByRole('textbox', { name: 'Source', exact: true })
    const join = form.getByRole('button', { name: 'Join multicast group' })
    await address.fill('239.9.0.1')
    await join.click()
    await expect(address).toHaveAccessibleDescription(/is not in any configured multicast pool/)
    await address.fill('232.1.0.5')
    await join.click()
    await expect(source).toHaveAccessibleDescription(/needs at least one source/)
    await source.fill('fd00::9')
    await join.click()
    await expect(source).toHaveAccessibleDescription(/IPv4 address, and so have its sources/)
    await source.fill('10.40.13.9')
    expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
    await join.click()
    await expect(form).toBeHidden()
    const joined = groups.getByRole('row', { name: /232\.1\.0\.5/ })
    await expect(joined).toContainText('Joining')
    await expect(joined).toContainText('10.40.13.9')
    await expect(joined).toContainText('Joined')

    await joined.getByRole('link', { name: 'mcast-232-1-0-5' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('mcast-232-1-0-5')
    await expect(page.getByText('Source-specific (SSM)')).toBeVisible()
    await page.getByRole('table', { name: 'Members' }).getByRole('link', { name: 'berth-api-2' }).click()
    await page.getByRole('tab', { name: 'Networking' }).click()

    await chooseRowAction(page, '232.1.0.5', 'Leave')
    await expect(page.getByRole('alertdialog')).toContainText('It is the last member: the group ends')
    await confirm(page, 'Leave 232.1.0.5 with berth-api-2?')
    await expect(joined).toHaveCount(0)

    await goInPage(page, '/multicast-groups')
    await expect(row(page, 'ship-positions')).toContainText('239.1.0.1')
    await expect(row(page, 'mcast-232-1-0-5')).toHaveCount(0)
  })

  test('the list is in the sidebar where the silo has a pool for it', async ({ page }) => {
    await visit(page, '/projects?latency=0', 'Projects')
    await page.getByRole('link', { name: 'Multicast groups' }).click()
    await expect(page.getByRole('heading', { name: 'Multicast groups' })).toBeVisible()
  })

  test('a viewer of the project reads why not to join or leave', async ({ page }) => {
    await signInAs(page, 'yuki')
    await visit(page, `${networking}?latency=0`, 'berth-api-2')
    const join = page.getByRole('button', { name: 'Join multicast group' })
    await expect(join).toHaveAccessibleDescription(/Only a collaborator of the project can do this/)
    await join.focus()
    await expect(join).toBeFocused()
    const menu = await openRowMenu(page, '239.1.0.1')
    await expect(menu.getByRole('menuitem', { name: 'Leave' })).toHaveAccessibleDescription(
      /Only a collaborator of the project can do this/,
    )
  })

  test('a region with multicast off shows nothing of it', async ({ page, calls }) => {
    await visit(page, '/projects/web/instances/web-1/networking?scenario=small&latency=0', 'web-1')
    // The card asks after the page.
    await expect
      .poll(() => calls.map(({ url }) => url))
      .toContainEqual(expect.stringContaining('/v1/ip-pools?'))
    await expect
      .poll(() => calls.map(({ url }) => url))
      .toContainEqual(expect.stringMatching(/web-1\/multicast-groups/))
    await expect(page.getByText('Multicast groups')).toHaveCount(0)
  })
})

test('a region without them has no card, and says so at their address', async ({ page }) => {
  await visit(page, `${networking}?latency=0`, 'berth-api-2')
  await expect(page.getByRole('table', { name: 'External IPs' })).toBeVisible()
  await expect(page.getByText('Multicast groups')).toHaveCount(0)
  await goInPage(page, '/multicast-groups')
  await expect(page.getByRole('heading', { name: 'Not part of this region' })).toBeVisible()
})
