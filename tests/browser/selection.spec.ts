import { become, goInPage, pressBeside, selectPage, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { threePages } from '../support/instanceList'

// Selecting rows of a list. Rows, ranges, and what leaves the list are tested in selection.test.ts.

const small = '/projects/web/instances?scenario=small&latency=0'

test.describe('of a console that was just loaded', () => {
  test.use({ realLoads: true })

  test('x on two rows, one right after the other, selects both', async ({ page }) => {
    await visit(page, small, 'Instances')
    // The code that listens comes after the page, with its quick action; that of the checkboxes with the first press.
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('option', { name: 'Select all instances of this page' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    const table = page.getByRole('table', { name: 'Instances' })
    await table.getByRole('link', { name: 'db-1', exact: true }).focus()
    for (const key of ['x', 'ArrowDown', 'x']) await page.keyboard.press(key)
    await expect(page.getByRole('checkbox', { name: 'Select db-1' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Select web-1' })).toBeChecked()
  })

  test('x, then an arrow with shift as often as there are rows, select all of them, however fast', async ({
    page,
  }) => {
    await visit(page, small, 'Instances')
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('option', { name: 'Select all instances of this page' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page
      .getByRole('table', { name: 'Instances' })
      .getByRole('link', { name: 'db-1', exact: true })
      .focus()
    for (const key of ['x', 'Shift+ArrowDown', 'Shift+ArrowDown']) await page.keyboard.press(key)
    const bar = page.getByRole('group', { name: 'Selected instances' })
    await expect(bar.getByRole('status')).toHaveText('3 selected')
    await expect(page.getByRole('checkbox', { name: 'Select web-2' })).toBeFocused()
    await page.keyboard.press('Shift+ArrowUp')
    await expect(bar.getByRole('status')).toHaveText('2 selected')
  })

  test('a press beside a row counts, though the code that listens comes once the page is quiet', async ({
    page,
  }) => {
    // The page is quiet when the test says so.
    await page.addInitScript(() => {
      const waiting: IdleRequestCallback[] = []
      window.requestIdleCallback = (run) => waiting.push(run)
      addEventListener('quiet', () => {
        window.requestIdleCallback = (run) => setTimeout(run)
        for (const run of waiting) run({ didTimeout: false, timeRemaining: () => 50 })
      })
    })
    await visit(page, small, 'Instances')
    await pressBeside(page.getByRole('table', { name: 'Instances' }), 'db-1')
    await page.evaluate(() => dispatchEvent(new Event('quiet')))
    await expect(page.getByRole('checkbox', { name: 'Select db-1' })).toBeChecked()
  })
})

test('the pointer selects beside a row, and the keyboard by x, shift and Escape @journey @engines', async ({
  page,
}) => {
  await visit(page, small, 'Instances')
  const table = page.getByRole('table', { name: 'Instances' })
  const bar = page.getByRole('group', { name: 'Selected instances' })
  await expect(table.getByRole('link', { name: 'web-2', exact: true })).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)

  await test.step('a press in the margin selects the row, also before the code is loaded', async () => {
    await pressBeside(table, 'db-1')
    await expect(bar.getByRole('status')).toHaveText('1 selected')
    await expect(page.getByRole('checkbox', { name: 'Select db-1' })).toBeChecked()
  })
  await test.step('with shift, the rows up to the pressed one', async () => {
    await page.getByRole('checkbox', { name: 'Select web-2' }).click({ modifiers: ['Shift'] })
    await expect(bar.getByRole('status')).toHaveText('3 selected')
    await bar.getByRole('button', { name: 'Clear' }).click()
    await expect(bar).toBeHidden()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
  })
  await test.step('from a name, the arrows move to the names of the neighbours', async () => {
    await table.getByRole('link', { name: 'db-1', exact: true }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(table.getByRole('link', { name: 'web-1', exact: true })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(table.getByRole('link', { name: 'db-1', exact: true })).toBeFocused()
    await expect(bar).toBeHidden()
  })
  await test.step('x selects the row with the focus, and the focus stays', async () => {
    const link = table.getByRole('link', { name: 'db-1', exact: true })
    await link.focus()
    await page.keyboard.press('x')
    await expect(bar.getByRole('status')).toHaveText('1 selected')
    await expect(link).toBeFocused()
    await page.keyboard.press('Shift+ArrowDown')
    await expect(bar.getByRole('status')).toHaveText('2 selected')
    await expect(page.getByRole('checkbox', { name: 'Select web-1' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(bar).toBeHidden()
    await expect(table.getByRole('link', { name: 'web-1', exact: true })).toBeFocused()
  })
  await test.step('a finger that rests on a row selects it', async () => {
    await table.getByRole('link', { name: 'web-1', exact: true }).dispatchEvent('pointerdown', {
      pointerType: 'touch',
    })
    await expect(page.getByRole('checkbox', { name: 'Select web-1' })).toBeChecked()
    await page.getByRole('heading', { name: 'Instances', exact: true }).click()
    await page.keyboard.press('Escape')
  })
  await test.step('on a phone the bar is one line, with what does not fit in a menu', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await table.getByRole('link', { name: 'web-1', exact: true }).press('x')
    await expect(bar.getByRole('status')).toHaveText('1 selected')
    expect((await bar.boundingBox())?.height).toBeLessThan(52)
    await bar.getByRole('button', { name: 'Actions for the selected instances' }).click()
    await expect(page.getByRole('menuitem', { name: 'Delete', exact: true })).toBeVisible()
    await page.getByRole('menuitem', { name: /^All \d+ of this page$/ }).click()
    await bar.getByRole('button', { name: 'Clear' }).click()
    await expect(bar).toBeHidden()
  })
})

test('all rows of a page, then those of all pages, which other pages and a filter keep', async ({
  page,
  calls,
}) => {
  test.slow()
  await visit(page, '/projects/crowd/disks?scenario=crowded&latency=0', 'Disks')
  const bar = page.getByRole('group', { name: 'Selected disks' })
  await expect(page.getByRole('link', { name: 'disk-00001', exact: true })).toBeVisible()
  // Rows are selected although the page is busy with the instances that disks may be attached to.
  await expect
    .poll(() => calls.filter(({ url }) => url.startsWith('/v1/instances?')).length)
    .toBeGreaterThanOrEqual(9)
  await selectPage(page, 'Disks', 'disk-00001')
  await expect(bar.getByRole('status')).toHaveText('50 selected')
  await bar.getByRole('button', { name: 'All disks' }).click()
  await expect(bar.getByRole('status')).toHaveText('5,000 selected')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('checkbox', { name: 'Select disk-00051' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Select disk-00051' }).uncheck()
  await expect(bar.getByRole('status')).toHaveText('4,999 selected')
  // The question names those that it is about, and says that most of them are not in view.
  await bar.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: /^Delete .*disks\?$/ })
  await expect(question).toContainText(/disk-\d{5}, disk-\d{5}/)
  await expect(question).toContainText(
    /[\d,]+ of them are not in view: on another page of the list, or filtered away/,
  )
})

test('all that match are selected though most of them are on other pages', async ({ page }) => {
  await visit(page, `${threePages}&filter=ingest`, 'Instances')
  const bar = page.getByRole('group', { name: 'Selected instances' })
  await expect(page.getByText('118 of 118 match')).toBeVisible()
  await pressBeside(page.getByRole('table', { name: 'Instances' }), 'ingest-001')
  await expect(bar.getByRole('status')).toHaveText('1 selected')
  await bar.getByRole('button', { name: 'All 118 that match' }).click()
  await expect(bar.getByRole('status')).toHaveText('118 selected')
})

test('a selection belongs to its list and its account, and is found again from a batch', async ({ page }) => {
  const vpcs = '/projects/berth-planner/vpcs'
  const subnets = page.getByRole('table', { name: 'Subnets' })
  const bar = page.getByRole('group', { name: 'Selected subnets' })
  await visit(page, `${vpcs}/default/subnets?latency=0`, 'default')
  await expect(subnets.getByText('default', { exact: true })).toBeVisible()
  await pressBeside(subnets, 'default')
  await expect(bar.getByRole('status')).toHaveText('1 selected')
  await test.step('another VPC has a subnet of that name, which is not selected', async () => {
    await goInPage(page, `${vpcs}/plant-floor/subnets`)
    await expect(subnets.getByText('reefer-01', { exact: true })).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expect(bar).toBeHidden()
    await page.goBack()
    await expect(page.getByRole('checkbox', { name: 'Select default' })).toBeChecked()
  })
  await test.step('what a batch left is selected in its list again', async () => {
    const dialog = page.getByRole('dialog')
    await bar.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await dialog.getByRole('button', { name: 'Select 1 in the list' }).click()
    await expect(page.getByRole('checkbox', { name: 'Select default' })).toBeChecked()
  })
  await test.step('another account has selected nothing', async () => {
    await become(page, /Dele/)
    await goInPage(page, `${vpcs}/default/subnets`)
    await expect(subnets.getByText('default', { exact: true })).toBeVisible()
    await expect(bar).toBeHidden()
  })
})
