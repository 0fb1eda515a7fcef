import { chooseRowAction, confirm, dialog, openRowMenu, row, stateIn, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

const list = '/projects/web/instances?scenario=small&latency=20'

test('an instance is stopped, started, rebooted and deleted, and its row tells its progress', async ({
  page,
}) => {
  test.slow()
  await visit(page, list, 'Instances')
  await chooseRowAction(page, 'web-1', 'Stop')
  await expect(dialog(page, 'Stop instance')).toContainText('Stop web-1?')
  await confirm(page, 'Stop instance')
  await expect(page.getByText('Stopping instance web-1')).toBeVisible()
  await expect(stateIn(page, 'web-1', 'stopping')).toBeVisible()
  await expect(stateIn(page, 'web-1', 'stopped')).toBeVisible()

  await chooseRowAction(page, 'web-1', 'Start')
  await confirm(page, 'Start instance')
  await expect(stateIn(page, 'web-1', 'starting')).toBeVisible()
  await expect(stateIn(page, 'web-1', 'running')).toBeVisible()

  await chooseRowAction(page, 'web-2', 'Reboot')
  await confirm(page, 'Reboot instance')
  await expect(stateIn(page, 'web-2', 'rebooting')).toBeVisible()
  await expect(stateIn(page, 'web-2', 'running')).toBeVisible()

  await chooseRowAction(page, 'db-1', 'Delete')
  await confirm(page, 'Delete instance')
  await expect(row(page, 'db-1')).toHaveCount(0)
  await page.getByRole('link', { name: 'Disks' }).click()
  await expect(stateIn(page, 'db-1-boot', 'detached')).toBeVisible()
})

test('an open row menu stays open while polling moves the row', async ({ page }) => {
  await visit(page, list, 'Instances')
  await chooseRowAction(page, 'web-1', 'Stop')
  await confirm(page, 'Stop instance')
  await expect(stateIn(page, 'web-1', 'stopping')).toBeVisible()
  const menu = await openRowMenu(page, 'web-1')
  // The page behind an open menu is hidden from readers, so the menu itself is what tells that the row has moved.
  await expect(menu.getByRole('menuitem', { name: 'Start', exact: true })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(row(page, 'web-1').getByRole('button', { name: 'Row actions' })).toBeFocused()
})

test('an instance is resized; too much is explained at the field', async ({ page }) => {
  await visit(page, list, 'Instances')
  await chooseRowAction(page, 'db-1', 'Resize')
  const panel = dialog(page, 'Resize instance')
  await expect(panel).toContainText('db-1 has 4 vCPUs and 16 GiB of memory')
  await expect(panel.getByRole('button', { name: 'Resize' })).toHaveAccessibleDescription(
    'Nothing has been changed',
  )
  await panel.getByRole('spinbutton', { name: 'vCPUs' }).fill('65')
  await panel.getByRole('spinbutton', { name: 'Memory' }).fill('1537')
  await panel.getByRole('button', { name: 'Resize' }).click()
  await expect(panel.getByText('CPU count must be at most 64')).toBeVisible()
  await expect(panel.getByText('Memory must be at most 1536 GiB')).toBeVisible()
  await expect(panel.getByRole('spinbutton', { name: 'vCPUs' })).toBeFocused()
  await panel.getByRole('spinbutton', { name: 'vCPUs' }).fill('8')
  await panel.getByRole('spinbutton', { name: 'Memory' }).fill('32')
  await panel.getByRole('button', { name: 'Resize' }).click()
  await expect(panel).toBeHidden()
  await expect(row(page, 'db-1')).toContainText('32 GiB')
})

test('the page of an instance: header, lookup by id, tabs by arrow keys, gone after deletion', async ({
  page,
}) => {
  await visit(page, '/projects/web/instances/db-1?scenario=small&latency=0', 'db-1')
  await expect(page).toHaveTitle('Storage / db-1 / Instances / web / Projects / Orrery')
  const storage = page.getByRole('tab', { name: 'Storage' })
  await expect(storage).toHaveAttribute('aria-selected', 'true')
  await storage.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Networking' })).toBeFocused()
  await expect(page.getByRole('table', { name: 'Network interfaces' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveAccessibleDescription(
    'Only starting, running, rebooting or failed instances can be stopped',
  )
  await page.getByRole('button', { name: 'Instance actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  await confirm(page, 'Delete instance')
  await expect(page.getByRole('heading', { level: 1, name: 'Instances' })).toBeVisible()
  await expect(row(page, 'db-1')).toHaveCount(0)
})

test('boot disk: unset, set, change; a disk is attached and detached', async ({ page }) => {
  await visit(page, '/projects/web/instances/db-1/storage?scenario=small&latency=0', 'db-1')
  await page.getByRole('button', { name: 'Attach existing disk' }).click()
  const attach = dialog(page, 'Attach disk')
  await attach.getByRole('button', { name: 'Attach disk' }).click()
  await expect(attach.getByText('Disk name is required')).toBeVisible()
  await attach.getByRole('combobox', { name: 'Disk name' }).fill('spa')
  await page.getByRole('option', { name: 'spare' }).click()
  await attach.getByRole('button', { name: 'Attach disk' }).click()
  await expect(stateIn(page, 'spare', 'attached')).toBeVisible()

  await chooseRowAction(page, 'spare', 'Set as boot disk')
  await expect(dialog(page, 'Change boot disk')).toContainText('Boot db-1 from spare instead of db-1-boot?')
  await confirm(page, 'Change boot disk')
  await expect(page.getByRole('table', { name: 'Boot disk' })).toContainText('spare')

  await chooseRowAction(page, 'spare', 'Unset as boot disk')
  await confirm(page, 'Unset boot disk')
  await expect(page.getByText('No boot disk set')).toBeVisible()

  await chooseRowAction(page, 'spare', 'Detach')
  await confirm(page, 'Detach disk')
  await expect(row(page, 'spare')).toHaveCount(0)
})

test('polling touches only the row that has changed', async ({ page }) => {
  await visit(page, '/projects/telemetry-ingest/instances?latency=0', 'Instances')
  await expect(page.getByRole('row')).toHaveCount(51)
  // A row that is rendered anew builds its cells anew; React keeps the nodes, so the count is of changed subtrees.
  await page.evaluate(() => {
    const touched = new Set<string>()
    const of = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest('tbody tr')
    new MutationObserver((records) => {
      for (const record of records) {
        const changed = of(record.target)
        if (changed) touched.add(changed.querySelector('td')?.textContent ?? '')
      }
      document.title = [...touched].join(',')
    }).observe(document.querySelector('tbody') ?? document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    })
  })
  await chooseRowAction(page, 'ingest-001', 'Stop')
  await confirm(page, 'Stop instance')
  await expect(stateIn(page, 'ingest-001', 'stopped')).toBeVisible()
  expect(await page.title()).toBe('ingest-001')
})

test('a poll that changes one of fifty rows renders one row', async ({ page }) => {
  await visit(page, '/_ui', 'Primitives')
  const count = page.getByRole('status', { name: 'Rows rendered' })
  await expect(count).toHaveText('50')
  await page.getByRole('button', { name: 'Change one row of fifty' }).click()
  await expect(count).toHaveText('1')
})
