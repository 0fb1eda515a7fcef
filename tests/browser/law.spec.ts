import type { Locator, Page } from 'playwright/test'
import { goInPage, openRowMenu, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { diskTable, instanceTable } from '../contract/specTables'

// The console's part: in a real browser, for instances and disks in every state, an action is offered exactly when the
// tables of LIFE-2 and DISK-2 allow it, and says why when it does not.

async function isOffered(item: Locator): Promise<boolean> {
  await expect(item).toBeVisible()
  return (await item.getAttribute('aria-disabled')) !== 'true'
}

async function expectMenu(page: Page, name: string, state: string, table: Record<string, readonly string[]>) {
  const menu = await openRowMenu(page, name)
  for (const [label, allowed] of Object.entries(table)) {
    const item = menu.getByRole('menuitem', { name: label, exact: true })
    expect(await isOffered(item), `${label} while ${state}`).toBe(allowed.includes(state))
    if (!allowed.includes(state)) await expect(item).toHaveAccessibleDescription(/^(Only|Unset) .+/)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
}

const instanceStates = {
  creating: 'yard-import',
  starting: 'tide-forecast',
  running: 'berth-api-1',
  stopping: 'crane-vision',
  stopped: 'net-heavy',
  rebooting: 'berth-cache',
  migrating: 'reefer-sim',
  repairing: 'manifest-parser',
  failed: 'alarm-relay-a',
}

test('row menus of instances follow the table', async ({ page }) => {
  await visit(page, '/projects/berth-planner/instances?latency=0', 'Instances')
  for (const [state, name] of Object.entries(instanceStates)) {
    await expectMenu(page, name, state, {
      Start: instanceTable.start,
      Stop: instanceTable.stop,
      Reboot: instanceTable.reboot,
      Resize: instanceTable.resize,
      Delete: instanceTable.delete,
      'View serial console': instanceTable.openSerialConsole,
    })
  }
})

/** Opens a tab of one instance in each state, without loading the console again. */
async function inEachState(page: Page, tab: string, look: (state: string, name: string) => Promise<void>) {
  await visit(page, '/projects/berth-planner/instances?latency=0', 'Instances')
  for (const [state, name] of Object.entries(instanceStates))
    await test.step(state, async () => {
      await goInPage(page, `/projects/berth-planner/instances/${name}/${tab}`)
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
      await look(state, name)
    })
}

test('the storage tab follows the table in each state', async ({ page }) => {
  await inEachState(page, 'storage', async (state, name) => {
    const attach = page.getByRole('button', { name: 'Attach disk' })
    expect(await isOffered(attach)).toBe((instanceTable.attachDisk as readonly string[]).includes(state))
    await expectMenu(page, `${name}-boot`, state, { 'Unset as boot disk': instanceTable.updateBootDisk })
  })
})

test('the Connect tab offers the serial console where the row menu does, in each state', async ({ page }) => {
  await inEachState(page, 'connect', async (state) => {
    const card = page.getByRole('region', { name: 'Serial console' })
    const isLawful = (instanceTable.openSerialConsole as readonly string[]).includes(state)
    await expect(card.getByRole('link', { name: 'Connect' })).toHaveCount(isLawful ? 1 : 0)
    if (isLawful) return
    await page.getByRole('button', { name: 'Instance actions' }).click()
    const entry = page.getByRole('menuitem', { name: 'View serial console' })
    await expect(entry).toHaveAccessibleDescription(/.+/)
    const reason = await entry.getAttribute('aria-description')
    await page.keyboard.press('Escape')
    const connect = card.getByRole('button', { name: 'Connect' })
    await expect(connect).toHaveAttribute('aria-disabled', 'true')
    if (reason) await expect(connect).toHaveAccessibleDescription(reason)
  })
})

test('interfaces and groups follow the table in each state', async ({ page }) => {
  await inEachState(page, 'networking', async (state, name) => {
    const lawful = (table: readonly string[]) => table.includes(state)
    // A disabled button while forbidden, a link to the panel while allowed; net-heavy is at its limits.
    const full = name === 'net-heavy'
    await expect(page.getByRole('link', { name: 'Add network interface' })).toHaveCount(
      lawful(instanceTable.updateNic) && !full ? 1 : 0,
    )
    await expectMenu(page, 'net0', state, { Edit: instanceTable.updateNic })
    await page.getByRole('tab', { name: 'Settings' }).click()
    const add = page.getByRole('button', { name: 'Add to group' })
    expect(await isOffered(add)).toBe(lawful(instanceTable.addToAffinityGroup))
    if (!lawful(instanceTable.addToAffinityGroup))
      await expect(add).toHaveAccessibleDescription(
        /^Only stopped instances can be added to an affinity group(; stop it first)?$/,
      )
  })
})

test('a boot disk is never detached; another one is when the instance allows it', async ({ page }) => {
  await visit(
    page,
    '/projects/berth-planner/instances/berth-db-replica/storage?latency=0',
    'berth-db-replica',
  )
  await expectMenu(page, 'berth-db-replica-boot', 'stopped', { Detach: [] })
  await expectMenu(page, 'replica-wal', 'stopped', {
    Detach: instanceTable.detachDisk,
    'Set as boot disk': instanceTable.updateBootDisk,
  })
})

test('a disk that is on its way is neither detached nor made the boot disk', async ({ page }) => {
  await visit(
    page,
    '/projects/berth-planner/instances/berth-db-replica/storage?latency=0',
    'berth-db-replica',
  )
  await expectMenu(page, 'on-its-way-in', 'attaching', {
    Detach: diskTable.detach,
    'Set as boot disk': diskTable.setAsBootDisk,
    Snapshot: diskTable.snapshot,
  })
})

const diskStates = {
  detached: 'archive-2024',
  creating: 'being-made',
  import_ready: 'upload-waiting',
  importing_from_bulk_writes: 'upload-running',
  importing_from_url: 'upload-legacy',
  finalizing: 'upload-finishing',
  maintenance: 'under-maintenance',
  faulted: 'broken',
  attaching: 'on-its-way-in',
  detaching: 'on-its-way-out',
  attached: 'replica-wal',
}

test('row menus of disks follow the table', async ({ page }) => {
  await visit(page, '/projects/berth-planner/disks?latency=0', 'Disks')
  for (const [state, name] of Object.entries(diskStates)) {
    await expectMenu(page, name, state, { Snapshot: diskTable.snapshot, Delete: diskTable.delete })
  }
})
