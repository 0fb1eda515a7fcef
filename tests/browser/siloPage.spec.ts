import type { Page } from 'playwright/test'
import { chooseRowAction, confirm, dialog, goInPage, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

const OPS = '/system/silos/tidewater-ops'
const at = (tab: string, silo = OPS) => `${silo}/${tab}?scenario=small&latency=0`
const link = (page: Page) => dialog(page, 'Link IP pool')

/** Picks a pool in the dialog that links pools. */
async function pickPool(page: Page, name: string) {
  await link(page).getByRole('combobox', { name: 'IP pool' }).fill(name)
  await page.getByRole('option', { name }).click()
}

test('a pool is linked, refused, made the default, cleared and unlinked', async ({ page }) => {
  test.slow()
  await test.step('the palette offers to link a pool', async () => {
    await visit(page, at('ip-pools'), 'tidewater-ops')
    // The heading is there before the tab, whose entries the palette then has.
    await page.getByRole('button', { name: 'Link IP pool' }).waitFor()
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('link ip pool')
    await page.keyboard.press('Enter')
    await expect(link(page).getByRole('combobox', { name: 'IP pool' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link(page)).toBeHidden()
  })

  await test.step('a refused link keeps the dialog and the choice', async () => {
    await failCalls(page, { operation: 'systemIpPoolSiloLink' }, 'forbidden', { times: 1 })
    await page.getByRole('button', { name: 'Link IP pool' }).click()
    await pickPool(page, 'fragmented')
    await link(page).getByRole('button', { name: 'Link IP pool' }).click()
    await expect(link(page).getByText('Action not authorized')).toBeVisible()
    await expect(link(page).getByRole('combobox', { name: 'IP pool' })).toHaveValue('fragmented')
    await link(page).getByRole('button', { name: 'Cancel' }).click()
    await confirm(page, 'Discard what you typed?')
    await expect(link(page)).toBeHidden()
  })

  await test.step('a pool that was linked and could not become the default is said to be linked', async () => {
    await failCalls(page, { operation: 'systemIpPoolSiloUpdate' }, 'broken', { times: 1 })
    await page.getByRole('button', { name: 'Link IP pool' }).click()
    await pickPool(page, 'wide-v6')
    await link(page).getByRole('checkbox', { name: 'Make it the default' }).check()
    await expect(link(page).getByRole('note')).toContainText('It replaces dock-public')
    await link(page).getByRole('button', { name: 'Link IP pool' }).click()
    await expect(
      page.getByText(/linked to tidewater-ops, but it could not be made the default/),
    ).toBeVisible()
    // It would lie over the rows, and ends by itself after a while.
    await page.getByRole('button', { name: 'Dismiss' }).first().click()
    await expect(row(page, 'wide-v6')).toBeVisible()
    await expect(row(page, 'dock-public')).toContainText('default')
  })

  await test.step('a pool is linked, made the default, cleared and unlinked', async () => {
    await expect(row(page, 'dock-public')).toContainText('default')
    await page.getByRole('button', { name: 'Link IP pool' }).click()
    await link(page).getByRole('button', { name: 'Link IP pool' }).click()
    await expect(link(page).getByText('IP pool is required')).toBeVisible()
    // Linked pools are not offered.
    await link(page).getByRole('combobox', { name: 'IP pool' }).fill('dock')
    await expect(page.getByRole('option')).toHaveCount(0)
    await pickPool(page, 'fragmented')
    await link(page).getByRole('button', { name: 'Link IP pool' }).click()
    await expect(link(page)).toBeHidden()
    await expect(page.getByText('IP pool fragmented linked to tidewater-ops')).toBeVisible()
    await expect(row(page, 'fragmented')).not.toContainText('default')

    await chooseRowAction(page, 'fragmented', 'Make default')
    const asked = dialog(page, 'Make fragmented the default pool of tidewater-ops?')
    await expect(asked).toContainText('It replaces dock-public, which stays linked')
    await asked.getByRole('button', { name: 'Make default' }).click()
    await expect(row(page, 'fragmented')).toContainText('default')
    await expect(row(page, 'dock-public')).not.toContainText('default')

    await chooseRowAction(page, 'fragmented', 'Clear default')
    await expect(dialog(page, 'Clear default of tidewater-ops?')).toContainText('cannot create instances')
    await confirm(page, 'Clear default of tidewater-ops?', 'Clear default')
    await expect(page.getByRole('note').filter({ hasText: 'No default pool' })).toBeVisible()
    await chooseRowAction(page, 'fragmented', 'Unlink')
    await confirm(page, 'Unlink fragmented from tidewater-ops?')
    await expect(page.getByText('IP pool fragmented unlinked from tidewater-ops')).toBeVisible()
    await expect(row(page, 'fragmented')).toHaveCount(0)
  })
})

test('a changed quota leaves the others as they are, and is kept when it is refused; one below what is in use is marked', async ({
  page,
  calls,
}) => {
  await test.step('a changed quota leaves the others as they are, and is kept when it is refused', async () => {
    await visit(page, at('quotas'), 'tidewater-ops')
    await expect(page.getByText(/of 480 vCPUs/)).toBeVisible()
    await expect(page.getByText('A stopped instance uses only storage.')).toHaveCount(1)
    await page.getByRole('link', { name: 'Edit quotas' }).click()
    const panel = dialog(page, 'Edit quotas')
    const memory = panel.getByRole('spinbutton', { name: 'Memory quota' })
    await expect(panel.getByRole('spinbutton', { name: 'CPU quota (vCPUs)' })).toHaveValue('480')
    const unit = panel.getByRole('combobox', { name: 'Unit of memory quota' })
    await expect(memory).toHaveValue('3')
    await expect(unit).toHaveValue('TiB')
    await unit.selectOption('GiB')
    await expect(memory).toHaveValue('3072')
    await expect(memory).toHaveAccessibleDescription(
      /^[\d.,]+\s[GT]iB in use; at most [\d.]+\sTiB recommended for all silos\.$/,
    )
    await memory.fill('')
    await panel.getByRole('button', { name: 'Update quotas' }).click()
    await expect(memory).toHaveAccessibleDescription(/Memory quota is required/)
    // A typed number stays when its unit is corrected.
    await memory.fill('4')
    await unit.selectOption('TiB')
    await expect(memory).toHaveValue('4')
    await failCalls(page, { operation: 'siloQuotasUpdate' }, 'forbidden', { times: 1 })
    await panel.getByRole('button', { name: 'Update quotas' }).click()
    await expect(panel.getByRole('alert').getByText('Action not authorized')).toBeVisible()
    await expect(memory).toHaveValue('4')
    await panel.getByRole('button', { name: 'Update quotas' }).click()
    await expect(panel).toBeHidden()
    await expect(page.getByText('Quotas of tidewater-ops updated')).toBeVisible()
    await expect(page.getByText(/of 4 TiB/)).toBeVisible()
    const sent = JSON.stringify({ memory: 4 * 1024 ** 4 })
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([sent, sent])
  })

  await test.step('a quota below what is in use warns, is allowed, and is marked', async () => {
    await goInPage(page, `${OPS}/quotas/edit`)
    const panel = dialog(page, 'Edit quotas')
    await panel.getByRole('spinbutton', { name: 'CPU quota (vCPUs)' }).fill('1')
    await expect(panel.getByRole('note')).toContainText('Below what is in use')
    await expect(panel.getByRole('note')).toContainText('CPU: what is there stays')
    await panel.getByRole('button', { name: 'Update quotas' }).click()
    await expect(page.getByRole('note').filter({ hasText: 'More in use than the quota' })).toBeVisible()
  })
})
