import { accessibilityViolations } from '../support/accessibility'
import {
  become,
  chooseRowAction,
  confirm,
  confirmInVain,
  dialog,
  menuHasFocus,
  openRowMenu,
  row,
  stateIn,
  visit,
} from '../support/actions'
import { expect, test } from '../support/browserTest'
import { isForCounts } from '../support/calls'
import { elsewhere } from '../support/elsewhere'
import { rowLinks, tooLongForOneCall } from '../support/instanceList'
import { failCalls } from '../support/network'

const list = '/projects/web/instances?scenario=small&latency=20'

test('instances are stopped, started, rebooted and deleted: their rows show the progress, and an open menu stays open @journey @engines', async ({
  page,
}) => {
  test.slow()
  await visit(page, list, 'Instances')
  await chooseRowAction(page, 'db-1', 'Start')
  await expect(stateIn(page, 'db-1', 'starting')).toBeVisible()
  await chooseRowAction(page, 'web-2', 'Reboot')
  await confirm(page, 'Reboot web-2?')
  await expect(stateIn(page, 'web-2', 'rebooting')).toBeVisible()
  await chooseRowAction(page, 'web-1', 'Stop')
  await expect(dialog(page, 'Stop web-1?')).toContainText('Its disks and addresses are kept')
  await confirm(page, 'Stop web-1?')
  // The row shows it: the words are for screen readers, and no toast covers the page.
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText('Stopping instance web-1')
  await expect(page.getByRole('button', { name: 'Dismiss notification' })).toHaveCount(0)
  await expect(stateIn(page, 'web-1', 'stopping')).toBeVisible()

  await test.step('an open menu stays open while polling moves its row', async () => {
    const menu = await openRowMenu(page, 'web-1')
    // The menu lies over the row, so the change is checked in the menu.
    await expect(menu.getByRole('menuitem', { name: 'Start', exact: true })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(row(page, 'web-1').getByRole('button', { name: /^Actions for / })).toBeFocused()
  })
  await expect(stateIn(page, 'web-1', 'stopped')).toBeVisible()
  await expect(stateIn(page, 'db-1', 'running')).toBeVisible()
  await expect(stateIn(page, 'web-2', 'running')).toBeVisible()

  await chooseRowAction(page, 'web-1', 'Delete')
  await confirm(page, 'Delete web-1?')
  await expect(row(page, 'web-1')).toHaveCount(0)
  await page.getByRole('link', { name: 'Disks' }).click()
  await expect(stateIn(page, 'web-1-boot', 'detached')).toBeVisible()
})

test('an instance is resized; too much is explained at the field, what others changed is kept, and a start meanwhile ends it', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, list, 'Instances')
  const before = await elsewhere(page, 'GET', '/v1/instances/db-1?project=web')
  const { boot_disk_id, ncpus, memory } = before
  // Later regions have a platform, which an update has to name.
  const platform = 'cpu_platform' in before ? { cpu_platform: before['cpu_platform'] } : {}
  const kept = { boot_disk: boot_disk_id, auto_restart_policy: 'never', ...platform }
  await elsewhere(page, 'PUT', '/v1/instances/db-1?project=web', { ncpus, memory, ...kept })
  await chooseRowAction(page, 'db-1', 'Resize')
  const panel = dialog(page, 'Resize instance')
  await expect(panel).toContainText('db-1 has 4 vCPUs and 16 GiB of memory')
  await expect(panel.getByRole('button', { name: 'Resize' })).toHaveAccessibleDescription(
    'Nothing has been changed',
  )
  // Reported while typing.
  await panel.getByRole('spinbutton', { name: 'vCPUs' }).fill('65')
  await expect(panel.getByRole('spinbutton', { name: 'vCPUs' })).toHaveAccessibleDescription('At most 64')
  await panel.getByRole('spinbutton', { name: 'Memory' }).fill('1537')
  await expect(panel.getByRole('spinbutton', { name: 'Memory' })).toHaveAccessibleDescription(
    'At most 1,536 GiB',
  )
  await expect(panel.getByRole('button', { name: 'Resize' })).toHaveAccessibleDescription(
    'Both must be within their limits',
  )
  await panel.getByRole('spinbutton', { name: 'vCPUs' }).fill('8')
  await panel.getByRole('spinbutton', { name: 'Memory' }).fill('32')
  await panel.getByRole('button', { name: 'Resize' }).click()
  await expect(panel).toBeHidden()
  await expect(row(page, 'db-1')).toContainText('32 GiB')
  expect(await elsewhere(page, 'GET', '/v1/instances/db-1?project=web')).toMatchObject({
    ncpus: 8,
    boot_disk_id,
    auto_restart_policy: 'never',
  })
  await expect(page.getByRole('link', { name: 'View instance' })).toHaveAttribute(
    'href',
    /^\/projects\/web\/instances\/db-1/,
  )

  await chooseRowAction(page, 'db-1', 'Resize')
  const cpus = panel.getByRole('spinbutton', { name: 'vCPUs' })
  await cpus.fill('1')
  await expect(panel.getByRole('meter', { name: 'vCPUs' })).toHaveAttribute(
    'aria-valuetext',
    /^Takes 1 of \d+ left$/,
  )
  await panel.getByRole('button', { name: 'Resize' }).click()
  await expect(panel).toBeHidden()
  await chooseRowAction(page, 'db-1', 'Resize')
  await expect(panel).toContainText('db-1 has 1 vCPU and 32 GiB of memory')

  await test.step('an instance that is started meanwhile cannot be resized', async () => {
    await cpus.fill('64')
    await elsewhere(page, 'POST', '/v1/instances/db-1/start?project=web')
    // The next poll shows it.
    await page.clock.runFor(61_000)
    await expect(panel.getByRole('alert')).toContainText('Cannot be resized now')
    await expect(cpus).toHaveAttribute('readonly', '')
    await expect(cpus).toHaveAccessibleDescription(/Only .+ instances can be resized/)
    await cpus.press('ArrowUp')
    await expect(cpus).toHaveValue('64')
  })
})

test('boot disk: unset, set, change; a disk is attached and detached', async ({ page }) => {
  // So that no toast covers a row.
  await page.setViewportSize({ width: 1440, height: 1300 })
  await visit(page, '/projects/web/instances/db-1/storage?scenario=small&latency=0', 'db-1')
  await page.getByRole('button', { name: 'Attach disk' }).click()
  const attach = dialog(page, 'Attach disk')
  await attach.getByRole('button', { name: 'Attach disk' }).click()
  await expect(attach.getByText('Disk name is required')).toBeVisible()
  await attach.getByRole('combobox', { name: 'Disk name' }).fill('spa')
  await page.getByRole('option', { name: 'spare' }).click()
  await attach.getByRole('button', { name: 'Attach disk' }).click()
  await expect(stateIn(page, 'spare', 'attached')).toBeVisible()

  await chooseRowAction(page, 'spare', 'Set as boot disk')
  await expect(page.getByRole('table', { name: 'Boot disk' })).toContainText('spare')

  await chooseRowAction(page, 'spare', 'Unset as boot disk')
  await confirm(page, 'Unset spare as boot disk?', 'Unset as boot disk')
  await expect(page.getByText('Set one of the disks below as the boot disk')).toBeVisible()

  await chooseRowAction(page, 'spare', 'Detach')
  await confirm(page, 'Detach spare from db-1?')
  await expect(row(page, 'spare')).toHaveCount(0)
  await expect(page.getByText('Without a boot disk, this instance boots from db-1-boot.')).toBeVisible()
  await chooseRowAction(page, 'db-1-boot', 'Set as boot disk')
  await expect(page.getByRole('table', { name: 'Boot disk' })).toContainText('db-1-boot')
  const boot = await openRowMenu(page, 'db-1-boot')
  await expect(boot.getByRole('menuitem', { name: 'Detach', exact: true })).toHaveAccessibleDescription(
    'Unset it as the boot disk before detaching it',
  )
  await page.keyboard.press('Escape')
  await chooseRowAction(page, 'db-1-boot', 'Unset as boot disk')
  await confirm(page, 'Unset db-1-boot as boot disk?', 'Unset as boot disk')
  await chooseRowAction(page, 'db-1-boot', 'Detach')
  await confirm(page, 'Detach db-1-boot from db-1?')
  await expect(page.getByText('Attach a disk to boot this instance from.')).toBeVisible()
})

test('a disk is created and attached; eight are enough; the palette knows both ways', async ({ page }) => {
  await visit(page, '/projects/web/instances/db-1/storage?scenario=small&latency=0', 'db-1')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('option', { name: 'Create disk' }).click()
  const panel = dialog(page, 'Create disk')
  await panel.getByRole('textbox', { name: 'Name' }).fill('spare')
  await panel.getByRole('button', { name: 'Create disk' }).click()
  await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/already exists/)
  await panel.getByRole('textbox', { name: 'Name' }).fill('more')
  await panel.getByRole('button', { name: 'Create disk' }).click()
  await expect(page.getByText('Disk more attached')).toBeVisible()
  await expect(row(page, 'more')).toContainText('Blank')

  for (const name of ['d3', 'd4', 'd5', 'd6', 'd7', 'd8']) {
    const disk_source = { type: 'blank', block_size: 4096 }
    const disk = { name, description: '', size: 2 ** 30, disk_source }
    await elsewhere(page, 'POST', '/v1/disks?project=web', disk)
    await elsewhere(page, 'POST', '/v1/instances/db-1/disks/attach?project=web', { disk: name })
  }
  await page.getByRole('button', { name: 'Refresh data' }).click()
  await expect(page.getByRole('button', { name: 'Attach disk' })).toHaveAccessibleDescription(
    'An instance can have at most 8 disks',
  )
  await page.getByRole('link', { name: 'd8' }).click()
  await expect(dialog(page, 'Disk details')).toContainText('db-1')
})

test('the list: addresses, what may not be done, nothing, and by keyboard alone', async ({ page }) => {
  await visit(page, '/projects/berth-planner/instances?latency=0', 'Instances')
  await expect(row(page, 'berth-api-1')).toContainText('192.0.2.10')
  await expect(
    row(page, 'berth-api-1').getByRole('note', { name: 'Other external IPs: 192.0.2.31' }),
  ).toBeVisible()
  await row(page, 'batch-night-1')
    .getByRole('button', { name: /^Actions for / })
    .focus()
  await page.keyboard.press('ArrowDown')
  await menuHasFocus(page)
  await page.keyboard.type('stop')
  await expect(page.getByRole('menuitem', { name: 'Stop', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog(page, 'Stop batch-night-1?').getByRole('button', { name: 'Stop' }).focus()
  await page.keyboard.press('Enter')
  await expect(stateIn(page, 'batch-night-1', 'stopping')).toBeVisible()

  await become(page, /Yuki/)
  // The activity of the persona before is not Yuki's. The shortcut comes with the button, once the page is painted.
  await page.getByRole('button', { name: 'Activity' }).press('Enter')
  await expect(dialog(page, 'Activity').getByText('No activity yet.')).toBeVisible()
  await page.keyboard.press('Escape')
  // With the policy, the console would not ask.
  await failCalls(page, { operation: 'projectPolicyView' }, 'broken')
  await page.getByRole('link', { name: 'berth-planner', exact: true }).click()
  await chooseRowAction(page, 'berth-api-1', 'Stop')
  const asked = await confirmInVain(page, 'Stop berth-api-1?')
  await expect(asked).toContainText('Could not stop berth-api-1')
  await expect(asked).toContainText('Action not authorized')
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(stateIn(page, 'berth-api-1', 'running')).toBeVisible()
  await chooseRowAction(page, 'net-heavy', 'Resize')
  const panel = dialog(page, 'Resize instance')
  await panel.getByRole('spinbutton', { name: 'vCPUs' }).fill('4')
  await panel.getByRole('button', { name: 'Resize' }).click()
  await expect(panel.getByText('Action not authorized')).toBeVisible()
  await expect(panel.getByRole('spinbutton', { name: 'vCPUs' })).toHaveValue('4')

  await visit(page, '/projects/sandbox/instances?latency=0', 'Page not found')
  await become(page, /Marit/)
  await page.getByRole('link', { name: 'sandbox', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No instances' })).toBeVisible()
  await page.getByRole('link', { name: 'Create instance' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create instance' })).toBeVisible()
})

test('a failed instance says whether it is restarted, and opens why', async ({ page }) => {
  for (const [name, text, rows] of [
    ['alarm-relay-a', 'No automatic restart', ['Automatic restartDisabled', 'PolicyNever']],
    ['alarm-relay-b', 'Restarting soon', ['Automatic restartEnabled', 'PolicyDefault', 'Restarting soon']],
    [
      'alarm-relay-c',
      /Restarts in \d+\smin/,
      ['Automatic restartEnabled', 'PolicyDefault', 'CooldownUntil '],
    ],
  ] as const) {
    await visit(page, `/projects/berth-planner/instances/${name}/storage?latency=0`, name)
    const status = page.getByRole('button', { name: 'Automatic restart status' })
    await expect(status).toHaveText(text)
    await status.click()
    const shown = page.getByRole('dialog', { name: 'Automatic restart status' })
    await expect(shown.getByRole('definition')).toHaveCount(rows.length)
    for (const words of rows) await expect(shown).toContainText(words)
    // The last one has all rows.
    if (name === 'alarm-relay-c')
      expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
    await page.keyboard.press('Escape')
    await expect(shown).toBeHidden()
    await expect(status).toBeFocused()
  }
  await page.getByRole('button', { name: 'Automatic restart status' }).press('Enter')
  await page.getByRole('dialog').getByRole('link', { name: 'Default' }).click()
  await expect(page.getByRole('combobox', { name: 'Policy' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('on a phone the current tab is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/projects/berth-planner/instances/berth-api-1/settings?latency=0', 'berth-api-1')
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeInViewport({ ratio: 0.95 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('ten thousand instances: a page comes at once, and a poll touches only the row that changed: it moves, closes and clears nothing', async ({
  page,
  calls,
}) => {
  test.slow()
  await page.clock.install()
  await visit(page, tooLongForOneCall, 'Instances')
  const names = rowLinks(page)
  await expect(names).toHaveCount(50)
  await page.getByRole('combobox', { name: 'rows per page' }).selectOption('100')
  await expect(names).toHaveCount(100)
  await row(page, 'node-00100').scrollIntoViewIfNeeded()
  const lists = () =>
    calls.filter((call) => call.url.startsWith('/v1/instances?') && !isForCounts(call)).map(({ url }) => url)
  const before = lists().length
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(row(page, 'node-00101')).toBeInViewport()
  // A page takes one request, regardless of the number of instances.
  expect(lists().slice(before)).toEqual([expect.stringMatching(/limit=100.*page_token=/)])
  await expect(page.getByRole('button', { name: 'Previous' })).not.toHaveAttribute('aria-disabled', 'true')
  expect(await page.evaluate(() => scrollY)).toBe(0)

  /** Triggers a poll in which a row above has changed. */
  async function poll(changed: string) {
    const asked = lists().length
    await elsewhere(page, 'POST', `/v1/instances/${changed}/stop?project=crowd`)
    await page.clock.runFor(61_000)
    await expect.poll(() => lists().length).toBeGreaterThan(asked)
  }
  const place = () => page.evaluate(() => scrollY)
  await row(page, 'node-00182').scrollIntoViewIfNeeded()
  const order = await names.allTextContents()
  const scrolled = await place()
  expect(scrolled).toBeGreaterThan(0)

  await chooseRowAction(page, 'node-00182', 'Resize')
  const cpus = dialog(page, 'Resize instance').getByRole('spinbutton', { name: 'vCPUs' })
  await cpus.fill('7')
  await poll('node-00180')
  await expect(cpus).toHaveValue('7')
  await expect(cpus).toBeFocused()
  await page.keyboard.press('Escape')
  await confirm(page, 'Discard what you typed?')
  await expect(stateIn(page, 'node-00180', 'stopped')).toBeVisible()

  const menu = await openRowMenu(page, 'node-00182')
  await menu.getByRole('menuitem', { name: 'Resize', exact: true }).focus()
  // A row that renders again changes its subtree; React keeps the nodes, so changed subtrees are counted.
  await page.evaluate(() => {
    const of = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest('tbody tr')
    const touched = new Set<string>()
    new MutationObserver((records) => {
      for (const record of records) {
        const changed = of(record.target)
        // The time since a change goes on.
        const isTime = record.target.parentElement?.closest('time') !== null
        if (changed && !isTime) touched.add(changed.querySelector('td')?.textContent ?? '')
      }
      document.title = [...touched].join(',')
    }).observe(document.querySelector('tbody') ?? document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    })
  })
  await poll('node-00181')
  await expect(stateIn(page, 'node-00181', 'stopped')).toBeVisible()
  await expect(menu.getByRole('menuitem', { name: 'Resize', exact: true })).toBeFocused()
  expect(await page.title()).toBe('node-00181')
  await page.keyboard.press('Escape')
  expect(await names.allTextContents()).toEqual(order)
  expect(await place()).toBe(scrolled)
})
