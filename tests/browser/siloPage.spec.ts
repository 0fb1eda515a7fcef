import type { Page } from 'playwright/test'
import { chooseRowAction, confirm, confirmInVain, dialog, goInPage, row, visit } from '../support/actions'
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

test('a silo has an address for each tab, and a switch to another silo', async ({ page }) => {
  await test.step('a silo has an address for each tab, and opens on its identity providers', async () => {
    await visit(page, `${OPS}?scenario=small&latency=0`, 'tidewater-ops')
    await expect(page).toHaveURL(/\/tidewater-ops\/idps/)
    await expect(page.getByText('SAML', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Identity providers' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
    await expect(crumbs.getByRole('link', { name: 'Silos' })).toHaveAttribute('href', '/system/silos')
    for (const [tab, path] of [
      ['IP pools', 'ip-pools'],
      ['Quotas', 'quotas'],
      ['Fleet roles', 'fleet-roles'],
      ['Users', 'users'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click()
      await expect(page).toHaveURL(new RegExp(`/tidewater-ops/${path}$`))
      await expect(page).toHaveTitle(`${tab} / tidewater-ops / Silos / Orrery`)
    }
  })

  await test.step('from one silo to another by the switch', async () => {
    await page.getByRole('button', { name: 'Switch silo' }).click()
    await page.getByRole('menuitem', { name: 'tidewater-research' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'tidewater-research' })).toBeVisible()
  })
})

test('a pool is linked, refused, made the default, cleared and unlinked', async ({ page }) => {
  test.slow()
  await test.step('the palette offers to link a pool', async () => {
    await visit(page, at('ip-pools'), 'tidewater-ops')
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
    await expect(row(page, 'wide-v6')).toBeVisible()
    await expect(row(page, 'dock-public')).toContainText('default')
    // It would lie over the rows.
    await page.getByRole('button', { name: 'Dismiss' }).first().click()
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

test('a pool in use is not unlinked, and its dialog says why', async ({ page }) => {
  await visit(page, `${OPS}/ip-pools?latency=0`, 'tidewater-ops')
  await chooseRowAction(page, 'exhausted-v4', 'Unlink')
  const asked = await confirmInVain(page, 'Unlink exhausted-v4 from tidewater-ops?')
  await expect(asked.getByRole('alert')).toContainText('IP pool still has addresses in use in that silo')
})

test('a silo without pools says what that means', async ({ page }) => {
  await visit(page, at('ip-pools', '/system/silos/recovery'), 'recovery')
  await expect(page.getByRole('heading', { name: 'No IP pools linked' })).toBeVisible()
  await expect(page.getByText(/cannot create instances/)).toBeVisible()
  await page.getByRole('button', { name: 'Link IP pool' }).last().click()
  await pickPool(page, 'wide-v6')
  await link(page).getByRole('checkbox', { name: 'Make it the default' }).check()
  await link(page).getByRole('button', { name: 'Link IP pool' }).click()
  await expect(row(page, 'wide-v6')).toContainText('default')
})

test('where the region has no pools, a silo and its form lead to creating one', async ({ page }) => {
  await visit(page, at('fleet-roles', '/system/silos/recovery'), 'recovery')
  await failCalls(
    page,
    { operation: 'systemIpPoolList' },
    { status: 200, body: { items: [], next_page: null } },
  )
  await page.getByRole('tab', { name: 'IP pools' }).click()
  await expect(page.getByText(/The region has no IP pools/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Link IP pool' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Create IP pool' }).last().click()
  await expect(dialog(page, 'Create IP pool')).toBeVisible()

  await goInPage(page, `${OPS}/ip-pools`)
  await page.getByRole('button', { name: 'Link IP pool' }).click()
  await expect(link(page).getByRole('note')).toContainText('The region has no IP pools')
  await link(page).getByRole('link', { name: 'Create IP pool' }).click()
  await expect(dialog(page, 'Create IP pool')).toBeVisible()
})

test('a changed quota leaves the others as they are, and is kept when it is refused; one below what is in use is marked', async ({
  page,
  calls,
}) => {
  await test.step('a changed quota leaves the others as they are, and is kept when it is refused', async () => {
    await visit(page, at('quotas'), 'tidewater-ops')
    await expect(page.getByText(/of 480 vCPUs/)).toBeVisible()
    await expect(page.getByText('A stopped instance counts with its storage alone.')).toHaveCount(1)
    await page.getByRole('link', { name: 'Edit quotas' }).click()
    const panel = dialog(page, 'Edit quotas')
    const memory = panel.getByRole('spinbutton', { name: 'Memory quota (GiB)' })
    await expect(panel.getByRole('spinbutton', { name: 'CPU quota (vCPUs)' })).toHaveValue('480')
    await expect(memory).toHaveValue('3072')
    await expect(memory).toHaveAccessibleDescription(
      /^[\d.,]+ in use\. Recommended for all silos together: at most [\d,]+\.$/,
    )
    await memory.fill('')
    await panel.getByRole('button', { name: 'Update quotas' }).click()
    await expect(memory).toHaveAccessibleDescription(/Memory quota is required/)
    await memory.fill('4096')
    await failCalls(page, { operation: 'siloQuotasUpdate' }, 'forbidden', { times: 1 })
    await panel.getByRole('button', { name: 'Update quotas' }).click()
    await expect(panel.getByRole('alert').getByText('Action not authorized')).toBeVisible()
    await expect(memory).toHaveValue('4096')
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
    await expect(page.getByRole('note')).toContainText('More in use than the quota')
  })
})

test('a quota of 4403.2 GiB is shown as that, can be edited, and stays exact when another one is', async ({
  page,
  calls,
}) => {
  const counts = { cpus: 4, memory: 8 * 1024 ** 3, storage: Math.round(4403.2 * 1024 ** 3) }
  const bodies = () =>
    calls.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body ?? ''))
  await visit(page, at('fleet-roles'), 'tidewater-ops')
  await failCalls(
    page,
    { operation: 'siloUtilizationView' },
    {
      status: 200,
      body: {
        silo_id: 'a8bcfb29-17d9-48ea-91be-6d49530487dc',
        silo_name: 'tidewater-ops',
        provisioned: { cpus: 0, memory: 0, storage: 0 },
        allocated: counts,
      },
    },
  )
  await goInPage(page, '/system/silos/tidewater-ops/quotas/edit')
  const panel = dialog(page, 'Edit quotas')
  const storage = panel.getByRole('spinbutton', { name: 'Storage quota (GiB)' })
  await expect(storage).toHaveValue('4403.2')
  await panel.getByRole('button', { name: 'More CPU quota' }).click()
  await storage.focus()
  await panel.getByRole('button', { name: 'Update quotas' }).click()
  await expect(panel).toBeHidden()
  await page.getByRole('link', { name: 'Edit quotas' }).click()
  await storage.press('End')
  await storage.press('5')
  await expect(storage).toHaveValue('4403.25')
  await panel.getByRole('button', { name: 'Update quotas' }).click()
  await expect(panel).toBeHidden()
  expect(bodies()).toEqual([{ cpus: 5 }, { storage: 4403.25 * 1024 ** 3 }])
})

test('the users of a silo are listed with their roles, the groups that have one by name', async ({
  page,
}) => {
  await visit(page, `${OPS}/users?latency=0`, 'tidewater-ops')
  await expect(row(page, 'Aarav Deshmukh')).toContainText('Admin of the silo')
  const groups = page.getByRole('table', { name: 'Groups with a role' })
  await expect(groups.getByRole('row', { name: /platform-builders/ })).toContainText(
    'Collaborator of the silo',
  )
  // The groups of another silo have no names here.
  await goInPage(page, '/system/silos/tidewater-research/users')
  await expect(row(page, 'Ines Quadros')).toContainText('Admin of the silo')
  await expect(page.getByRole('heading', { name: 'No groups have a role' })).toBeVisible()
  await goInPage(page, '/system/silos/recovery/users')
  await expect(page.getByRole('heading', { name: 'No users' })).toBeVisible()
})

test('by keyboard alone: a pool is linked and quotas are changed', async ({ page }) => {
  await visit(page, at('ip-pools'), 'tidewater-ops')
  await page.getByRole('button', { name: 'Link IP pool' }).focus()
  await page.keyboard.press('Enter')
  await expect(link(page).getByRole('combobox', { name: 'IP pool' })).toBeFocused()
  await page.keyboard.type('fragm')
  await expect(page.getByRole('option', { name: 'fragmented' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(link(page).getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(row(page, 'fragmented')).toContainText('default')
  await page.getByRole('tab', { name: 'IP pools' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Quotas' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Edit quotas' }).focus()
  await page.keyboard.press('Enter')
  const cpus = dialog(page, 'Edit quotas').getByRole('spinbutton', { name: 'CPU quota (vCPUs)' })
  await expect(cpus).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/of 481 vCPUs/)).toBeVisible()
})
