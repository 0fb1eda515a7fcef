import type { Page } from 'playwright/test'
import { accessibilityViolations } from '../support/accessibility'
import { dialog, goInPage, menuHasFocus, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls, holdCalls } from '../support/network'

const at = (instance: string, part: string, more = '') =>
  `/projects/berth-planner/instances/${instance}/metrics/${part}?latency=0${more}`
const RUNNING = 'CPU utilization: Running'
const chart = (page: Page, title: string) => page.getByRole('slider', { name: `${title} chart` })
const figure = (page: Page, title: string) => page.getByRole('figure', { name: title })
const times = (page: Page, title: string) =>
  page
    .getByRole('table', { name: title })
    .getByRole('cell')
    .getByText(/\d:\d\d/)

/** Picks an entry of a chart's menu. */
async function choose(page: Page, title: string, action: string) {
  await page.getByRole('button', { name: `${title} actions` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** The query of a chart, from its dialog. */
async function queryOf(page: Page, title: string): Promise<string> {
  await choose(page, title, 'View query')
  const box = dialog(page, `Query of ${title}`)
  const text = await box.getByLabel('Query', { exact: true }).textContent()
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  return text ?? ''
}

test('the CPU tab opens on what runs, shows each state or all of them, in any range, and saves them @journey', async ({
  page,
}) => {
  await visit(page, '/projects/berth-planner/instances/berth-api-1/metrics?latency=0', 'berth-api-1')
  await expect(page).toHaveURL(/\/metrics\/cpu/)
  await expect(page).toHaveTitle('Metrics / berth-api-1 / Instances / berth-planner / Projects / Orrery')
  await expect(page.getByRole('tab', { name: 'Metrics' })).toHaveAttribute('aria-selected', 'true')
  await expect(chart(page, RUNNING)).toBeVisible()
  await expect(figure(page, RUNNING)).toContainText('(%)')
  // One window per minute, including both ends; the first value, a total, is not shown.
  await expect(times(page, RUNNING)).toHaveCount(61)
  const query = await queryOf(page, RUNNING)
  expect(query).toContain('get virtual_machine:vcpu_usage')
  expect(query).toContain('state == "run"')
  expect(query).toContain('align mean_within(60s)')
  expect(query).toContain('group_by [vcpu_id], sum')

  await page.getByRole('combobox', { name: 'State' }).selectOption('Waiting')
  await expect(chart(page, 'CPU utilization: Waiting')).toBeVisible()
  await expect(page.getByRole('figure')).toHaveCount(1)
  await test.step('what a metric means is said beside the page, by its chart', async () => {
    const title = 'CPU utilization: Waiting'
    await choose(page, title, 'About this metric')
    const help = dialog(page, 'Metrics')
    await expect(help.getByRole('heading', { name: title })).toBeVisible()
    await expect(help).toContainText('had work and waited for a CPU of the sled')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: `${title} actions` })).toBeFocused()
  })
  await page.getByRole('combobox', { name: 'State' }).selectOption('All states')
  for (const state of ['Running', 'Emulation', 'Idle', 'Waiting'])
    await expect(chart(page, `CPU utilization: ${state}`)).toBeVisible()
  await page.getByRole('combobox', { name: 'State' }).selectOption('Running')

  await test.step('another range has another query, and another step in the table', async () => {
    await page.getByRole('combobox', { name: 'Time range' }).selectOption('Last week')
    await expect
      .poll(async () => {
        const rows = page.getByRole('table', { name: RUNNING }).getByRole('time')
        const [first, second] = await rows.evaluateAll((all) =>
          all.slice(0, 2).map((time) => Date.parse(time.getAttribute('datetime') ?? '')),
        )
        return ((second ?? 0) - (first ?? 0)) / 1000
      })
      .toBe(10_080)
    expect(await queryOf(page, RUNNING)).toContain('mean_within(10080s)')
  })
  await test.step('a chart is saved as a file for a spreadsheet', async () => {
    const download = page.waitForEvent('download')
    await choose(page, RUNNING, 'Download CSV')
    expect((await download).suggestedFilename()).toBe('cpu-utilization-running.csv')
  })
})

test('the disk tab adds all disks up, or shows one, the network tab all interfaces; what is shown survives a reload, Back and another tab', async ({
  page,
}) => {
  const range = page.getByRole('combobox', { name: 'Time range' })
  const disk = page.getByRole('combobox', { name: 'Disk' })
  const part = (name: string) =>
    page.getByRole('navigation', { name: 'Metrics' }).getByRole('link', { name, exact: true })
  await visit(page, at('berth-db-primary', 'disk'), 'berth-db-primary')
  for (const title of ['Disk reads', 'Disk writes', 'Bytes read', 'Bytes written', 'Disk flushes'])
    await expect(chart(page, title)).toBeVisible()
  await expect(figure(page, 'Bytes written')).toContainText(/\(\w*B(ytes)?\/s\)/)
  expect(await queryOf(page, 'Disk writes')).toContain('group_by [attached_instance_id], sum')
  await range.selectOption('Last week')
  await expect(page).toHaveURL(/range=7d/)
  await disk.selectOption('berth-db-primary-boot')
  await expect(page).toHaveURL(/range=7d&disk=berth-db-primary-boot/)
  await expect(chart(page, 'Disk writes')).toBeVisible()
  const query = await queryOf(page, 'Disk writes')
  expect(query).toContain('get virtual_disk:writes')
  expect(query).toContain('disk_id == "')
  expect(query).not.toContain('group_by')

  await page.reload()
  await expect(range).toHaveValue('7d')
  await expect(disk).toHaveValue('berth-db-primary-boot')
  await page.goBack()
  await expect(disk).toHaveValue('')
  await expect(range).toHaveValue('7d')
  await part('CPU').click()
  await expect(page).toHaveURL(/metrics\/cpu\?range=7d$/)
  await page.goBack()
  await page.goBack()
  await expect(range).toHaveValue('1h')

  await test.step('the network tab', async () => {
    await range.selectOption('Last 3 hours')
    await part('Network').click()
    for (const title of [
      'Bytes sent',
      'Bytes received',
      'Packets sent',
      'Packets received',
      'Packets dropped',
    ])
      await expect(chart(page, title)).toBeVisible()
    const all = await queryOf(page, 'Packets sent')
    expect(all).toContain('group_by [instance_id], sum')
    expect(all).toContain('mean_within(180s)')
    await page.getByRole('combobox', { name: 'NIC' }).selectOption({ index: 1 })
    await expect(chart(page, 'Packets sent')).toBeVisible()
    expect(await queryOf(page, 'Packets sent')).toContain('interface_id == "')
  })
})

/** The form for a custom range, in its popover. */
const rangeForm = (page: Page) => page.getByRole('form', { name: 'Custom range' })
const rangeField = (page: Page, name: 'Start' | 'End') => rangeForm(page).getByRole('textbox', { name })

test('a custom range is checked, then shown; it stands still', async ({ page }) => {
  await visit(page, at('berth-db-primary', 'cpu'), 'berth-db-primary')
  await expect(chart(page, RUNNING)).toBeVisible()
  await page.getByRole('combobox', { name: 'Time range' }).selectOption('Custom')
  // Choosing it alone changes nothing.
  await expect(page.getByRole('combobox', { name: 'Refresh' })).toHaveValue('10000')
  const [start, end] = [rangeField(page, 'Start'), rangeField(page, 'End')]
  const show = rangeForm(page).getByRole('button', { name: 'Show range' })
  const day = new Date(Date.now() - 48 * 3_600_000).toISOString().slice(0, 10)
  for (const [first, last, field, message] of [
    ['', `${day} 10:00`, start, 'Start is required'],
    [`${day} 11:00`, `${day} 10:00`, end, 'Must be after the start'],
  ] as const) {
    await start.fill(first)
    await end.fill(last)
    await show.click()
    await expect(field).toHaveAccessibleDescription(message)
  }
  await start.fill(`${day} 09:00`)
  await end.fill(`${day} 10:00`)
  await end.press('Enter')
  await expect(times(page, RUNNING).first()).toContainText('09:00:00')
  await expect(times(page, RUNNING).last()).toContainText('10:00:00')
  await expect(page.getByRole('button', { name: /^Custom range: / })).toBeFocused()
  expect(await queryOf(page, RUNNING)).toContain(`timestamp >= @${day}T08:58:00.000`)
  await expect(page.getByRole('combobox', { name: 'Refresh' })).toHaveValue('0')
})

test('by keyboard and by pointer a chart is zoomed and zoomed back, also after a reload', async ({
  page,
}) => {
  test.slow()
  await visit(page, at('berth-api-1', 'cpu'), 'berth-api-1')
  const drawing = chart(page, RUNNING)
  await drawing.focus()
  await page.keyboard.press('Home')
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('Shift+ArrowRight')
  await expect(drawing).toHaveAttribute('aria-valuetext', /selected from/)
  await page.keyboard.press('Enter')
  const reset = page.getByRole('button', { name: 'Reset zoom' })
  await expect(reset).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Time range' })).toHaveValue('custom')
  await expect(page).toHaveURL(/zoomStart=/)
  await page.reload()
  await expect(reset).toBeVisible()
  await expect(drawing).toBeVisible()
  expect(await queryOf(page, RUNNING)).toContain('mean_within(10s)')
  await drawing.focus()
  await page.keyboard.press('-')
  await expect.poll(async () => await queryOf(page, RUNNING)).toContain('mean_within(20s)')
  await drawing.focus()
  await page.keyboard.press('0')
  await expect(reset).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Time range' })).toHaveValue('1h')
  await expect(page).not.toHaveURL(/zoomStart/)
  expect(await queryOf(page, RUNNING)).toContain('mean_within(60s)')

  await test.step('by pointer it is read and zoomed', async () => {
    await page.getByRole('combobox', { name: 'Time range' }).selectOption('Last 24 hours')
    await expect(page).toHaveURL(/range=24h/)
    await expect(drawing).toBeVisible()
    const box = await drawing.boundingBox()
    if (!box) throw new Error('the chart has no place')
    const y = box.y + box.height / 2
    await page.mouse.move(box.x + box.width * 0.25, y)
    await expect(drawing).toHaveAttribute('aria-valuenow', /^1[3-7]$/)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.5, y, { steps: 4 })
    await page.mouse.up()
    await expect(reset).toBeVisible()
    expect(await queryOf(page, RUNNING)).toMatch(/mean_within\(3\d\ds\)/)
    await reset.click()
    await expect(reset).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: 'Time range' })).toHaveValue('24h')
    await expect(page).not.toHaveURL(/zoomStart/)
  })

  await test.step('from the tab to a table and back', async () => {
    await page.getByRole('tab', { name: 'Metrics' }).focus()
    for (const name of ['CPU', 'Disk', 'Network']) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
    }
    const controls = [
      page.getByRole('combobox', { name: 'Time range' }),
      page.getByRole('button', { name: /^Custom range: / }),
      page.getByRole('combobox', { name: 'State' }),
      page.getByRole('combobox', { name: 'Refresh' }),
    ]
    for (const control of controls) {
      await page.keyboard.press('Tab')
      await expect(control).toBeFocused()
    }
    await page.keyboard.press('Tab')
    const menu = page.getByRole('button', { name: `${RUNNING} actions` })
    await expect(menu).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await menuHasFocus(page)
    await page.keyboard.type('show')
    await expect(page.getByRole('menuitem', { name: 'Show as table' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(menu).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(chart(page, RUNNING)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('region', { name: `${RUNNING} readings` })).toBeFocused()
  })

  await test.step('the crosshairs of the other charts go along', async () => {
    // Without the range in its address, it shows the last hour.
    await goInPage(page, '/projects/berth-planner/instances/berth-api-1/metrics/disk')
    const reads = chart(page, 'Disk reads')
    const written = chart(page, 'Bytes written')
    await expect(written).toBeVisible()
    await reads.focus()
    await page.keyboard.press('Home')
    await expect(reads).toHaveAttribute('aria-valuenow', '0')
    await page.keyboard.press('ArrowRight')
    await expect(reads).toHaveAttribute('aria-valuetext', /^\d+ \w+, \d\d:\d\d:00 UTC: [\d.,]+ reads\/s$/)
    await expect(written).toHaveAttribute('aria-valuenow', '1')
    // Leaving the chart hides the crosshairs.
    await page.keyboard.press('Tab')
    await expect(reads).toHaveAttribute('aria-valuenow', '60')
    await expect(written).toHaveAttribute('aria-valuenow', '60')
  })
})

test('charts keep up with the present, a date that is being typed is not lost meanwhile, and a range is picked by keyboard', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-20T10:00:30Z') })
  await visit(page, at('berth-api-1', 'cpu'), 'berth-api-1')
  await expect(times(page, RUNNING).last()).toContainText('10:01:00')
  await test.step('a date that is being typed is not lost when the range moves on', async () => {
    await page.getByRole('combobox', { name: 'Time range' }).selectOption('Custom')
    await rangeField(page, 'Start').fill('2026-11-19 0')
    await page.clock.runFor(60_000)
    await expect(times(page, RUNNING).last()).toContainText('10:02:00')
    await expect(rangeField(page, 'Start')).toHaveValue('2026-11-19 0')
    await expect(rangeField(page, 'Start')).toBeFocused()
  })
  await test.step('without a refresh they stand still', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'Refresh' }).selectOption('Off')
    await page.clock.runFor(120_000)
    await expect(times(page, RUNNING).last()).toContainText('10:02:00')
    await page.getByRole('button', { name: 'Refresh data' }).click()
    await expect(times(page, RUNNING).last()).toContainText('10:04:00')
  })
  await test.step('a range is picked from a calendar by keyboard', async () => {
    await page.getByRole('button', { name: /^Custom range: / }).focus()
    await page.keyboard.press('Enter')
    await expect(rangeField(page, 'Start')).toBeFocused()
    const grid = rangeForm(page).getByRole('grid', { name: 'November 2026' })
    const day = (name: RegExp) => grid.getByRole('button', { name })
    for (const name of ['End', 'Previous month', 'Next month']) {
      await page.keyboard.press('Tab')
      if (name === 'Next month')
        await expect(day(/^Today, Friday,? 20 November 2026, selected$/)).toBeFocused()
      else await expect(rangeForm(page).getByLabel(name, { exact: true })).toBeFocused()
    }
    // Tomorrow is disabled.
    await page.keyboard.press('ArrowRight')
    await expect(day(/^Today, Friday,? 20 November 2026/)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(day(/^Thursday,? 12 November 2026, selected$/)).toBeFocused()
    await expect(rangeField(page, 'Start')).toHaveValue('2026-11-12 00:00')
    await expect(rangeField(page, 'End')).toHaveValue('2026-11-12 23:59')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(9)
    await expect(rangeField(page, 'End')).toHaveValue('2026-11-20 10:03')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(rangeForm(page)).toBeHidden()
    await expect(page).toHaveURL(/start=2026-11-12T00%3A00Z&end=2026-11-20T10%3A03Z/)
  })
  await test.step('disks that are on their way, and disks that cannot be listed, do not read as none', async () => {
    await goInPage(page, '/projects/berth-planner/instances/berth-db-primary/metrics/cpu')
    await expect(chart(page, RUNNING)).toBeVisible()
    const part = (name: string) =>
      page.getByRole('navigation', { name: 'Metrics' }).getByRole('link', { name, exact: true })
    // By then the console has dropped them.
    await page.clock.fastForward(300_000)
    const held = await holdCalls(page, { operation: 'instanceDiskList' })
    await part('Disk').click()
    await expect(page.getByRole('status', { name: 'Loading disks' })).toBeVisible()
    await held.lift()
    await expect(chart(page, 'Disk reads')).toBeVisible()
    await part('CPU').click()
    await expect(chart(page, RUNNING)).toBeVisible()
    await page.clock.fastForward(300_000)
    const broken = await failCalls(page, { operation: 'instanceDiskList' }, 'broken')
    await part('Disk').click()
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Could not load disks' })
    await expect(alert).toContainText('Internal Server Error')
    await expect(chart(page, 'Disk reads')).toBeVisible()
    await broken.lift()
    await alert.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('combobox', { name: 'Disk' }).selectOption('berth-db-primary-boot')
    await expect(alert).toHaveCount(0)
  })
})

test('an instance that never ran has empty charts, and no disks to measure; axe finds nothing there, nor in a failed chart and its query', async ({
  page,
}) => {
  await visit(page, at('never-booted', 'disk'), 'never-booted')
  await expect(page.getByRole('heading', { name: 'No disk metrics' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Metrics' }).getByRole('link', { name: 'Network' }).click()
  await expect(figure(page, 'Packets dropped')).toContainText('It has never run')
  await page.getByRole('navigation', { name: 'Metrics' }).getByRole('link', { name: 'CPU' }).click()
  await expect(figure(page, RUNNING)).toContainText('It has never run')
  await page.getByRole('button', { name: `${RUNNING} actions` }).click()
  await expect(page.getByRole('menuitem', { name: 'Download CSV' })).toHaveAccessibleDescription(
    'There is no data',
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  expect(await accessibilityViolations(page, { within: 'main' })).toEqual([])
  await failCalls(page, '/v1/timeseries', 'broken')
  await page.getByRole('combobox', { name: 'State' }).selectOption('Idle')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  expect(await accessibilityViolations(page, { within: 'main' })).toEqual([])
  await choose(page, 'CPU utilization: Idle', 'View query')
  await dialog(page, 'Query of CPU utilization: Idle').waitFor()
  expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
})

test('a chart that is on its way says so; one that fails offers another try; one that is refused says so', async ({
  page,
}) => {
  await visit(
    page,
    at('berth-api-1', 'cpu', '&faults=slow:timeseriesQuery:400,fail:timeseriesQuery:1'),
    'berth-api-1',
  )
  await expect(page.getByRole('status', { name: 'Chart loading' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(`Could not load ${RUNNING}`)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Internal Server Error')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(chart(page, RUNNING)).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await failCalls(page, '/v1/timeseries', 'forbidden')
  await page.getByRole('combobox', { name: 'State' }).selectOption('Idle')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Action not authorized')
})

test('axe finds nothing in a tab of charts, which fits every width', async ({ page }) => {
  await visit(page, at('berth-db-primary', 'cpu'), 'berth-db-primary')
  await expect(chart(page, RUNNING)).toBeVisible()
  await choose(page, RUNNING, 'Show as table')
  for (const width of [1440, 360])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await expect(chart(page, RUNNING)).toBeVisible()
      expect(await accessibilityViolations(page, { within: 'main' })).toEqual([])
      await page.getByRole('combobox', { name: 'Time range' }).selectOption('Custom')
      await expect(rangeForm(page).getByRole('grid')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      // It may cover a part of a button, whose size stays the same.
      expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
      await page.keyboard.press('Escape')
      await expect(rangeForm(page)).toBeHidden()
    })
  for (const [part, title] of [
    ['Disk', 'Disk flushes'],
    ['Network', 'Packets dropped'],
  ] as const)
    await test.step(`the ${part} tab, 360 px`, async () => {
      await page
        .getByRole('navigation', { name: 'Metrics' })
        .getByRole('link', { name: part, exact: true })
        .click()
      await expect(chart(page, title)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    })
})
