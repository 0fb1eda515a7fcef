import { NEWEST } from '#store/api/versions/generated/shipped'
import { chooseRowAction, confirm, dialog, goInPage, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

const at = (silo: string, tab = 'scim') => `/system/silos/${silo}/${tab}?latency=0`
const CARRIERS = 'tidewater-carriers'

test.describe('in front of a region of today', () => {
  test.use({ api: NEWEST })

  test('a SCIM token is replaced: another one is created, then the old one deleted', async ({ page }) => {
    await visit(page, at(CARRIERS), CARRIERS)
    const rows = page.getByRole('table', { name: 'SCIM tokens' }).getByRole('row')
    await expect(rows).toHaveCount(3)
    const old = (await rows.last().getByRole('link').innerText()).trim()

    await page.getByRole('link', { name: 'Create SCIM token' }).click()
    const panel = dialog(page, 'Create SCIM token')
    await expect(panel.getByRole('note')).toContainText('carrier-admins')
    await panel.getByRole('button', { name: 'Create SCIM token' }).click()
    const created = dialog(page, /^SCIM token created/)
    await expect(created.getByText(/^orrery-scim-/)).toBeVisible()
    await created.getByRole('button', { name: 'Done' }).click()
    await expect(created).toBeHidden()
    await expect(page).toHaveURL(/\/scim\b(?!-new)/)
    await expect(rows).toHaveCount(4)

    await row(page, old).getByRole('link').click()
    await expect(dialog(page, new RegExp(`^SCIM token ?: ${old}`))).toContainText('Never')
    await page.keyboard.press('Escape')
    await chooseRowAction(page, old, 'Delete')
    await confirm(page, `Delete SCIM token ${old}?`)
    await expect(rows).toHaveCount(3)
    await expect(row(page, old)).toHaveCount(0)
  })

  test('where SCIM tokens have no effect, the tab says so', async ({ page }) => {
    await visit(page, at('tidewater-ops'), 'tidewater-ops')
    await expect(page.getByText('A token has no effect without SCIM in the identity mode.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Create SCIM token' })).toHaveAccessibleDescription(
      /Only a silo with SAML and SCIM/,
    )
  })
})

test('a region without SCIM tokens has no tab of them, and says so at their address', async ({ page }) => {
  await visit(page, at('tidewater-ops', 'idps'), 'tidewater-ops')
  await expect(page.getByRole('tab', { name: 'Users' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'SCIM' })).toHaveCount(0)
  await goInPage(page, '/system/silos/tidewater-ops/scim')
  await expect(page.getByRole('heading', { name: 'Not part of this region' })).toBeVisible()
})
