import { accessibilityViolations } from '../support/accessibility'
import { chooseRowAction, confirm, goTo, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { isForCounts } from '../support/calls'
import {
  columnHead,
  filterBar,
  filterField,
  rowLinks,
  threePages,
  tooLongForOneCall,
} from '../support/instanceList'
import { failCalls, holdCalls } from '../support/network'

// The filter of lists: text, facets, the address, and texts about how much of the list is in view. The facets of other
// lists are in tests/contract/listFilters.test.ts.

test.describe('filter', () => {
  test('by text over all pages of the list, from the key / on, without losing the focus @journey @engines', async ({
    page,
    calls,
  }) => {
    await visit(page, threePages, 'Instances')
    const filter = filterField(page)
    await page.keyboard.press('/')
    await expect(filter).toBeFocused()
    await expect(filter).toHaveValue('')
    const whole = () => calls.filter((call) => call.url.includes('limit=1000') && !isForCounts(call))
    expect(whole()).toEqual([])
    await filter.pressSequentially('ingest-11')
    await expect(page.getByText('9 of 118 match')).toBeVisible()
    await expect(row(page, 'ingest-118')).toBeVisible()
    await expect(rowLinks(page)).toHaveCount(9)
    await expect(filter).toBeFocused()
    // The whole list is one call, sent once.
    expect(whole()).toHaveLength(1)
    // A slash is a normal character while typing.
    await filter.pressSequentially('/')
    await expect(filter).toHaveValue('ingest-11/')
    await page.keyboard.press('Escape')
    await expect(filter).toHaveValue('')
    await expect(rowLinks(page)).toHaveCount(50)
    await filter.fill('nothing-like-it')
    await expect(page.getByRole('heading', { name: 'No instances match' })).toBeVisible()
    await expect(page.getByText('The filter matches none of the 118.')).toBeVisible()
    await page.getByRole('button', { name: 'Show all instances' }).click()
    await expect(rowLinks(page)).toHaveCount(50)
    await expect(filter).toBeFocused()

    await test.step('the palette leads to every instance of the list, not only to those in view', async () => {
      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('combobox', { name: 'Search' }).fill('ingest-117')
      await page.getByRole('option', { name: 'ingest-117', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'ingest-117' })).toBeVisible()
    })
  })

  test('by facets, which count over the whole list; it survives a reload and a look elsewhere @journey', async ({
    page,
  }) => {
    await visit(page, threePages, 'Instances')
    const census = filterBar(page).getByRole('group', { name: 'State' })
    await expect(census).toContainText('On this page')
    await census.getByRole('button', { name: 'Count all' }).click()
    await expect(census.getByRole('button')).toHaveText(['105 running', '13 stopped'])
    const stopped = census.getByRole('button', { name: '13 stopped' })
    await stopped.click()
    await expect(stopped).toHaveAttribute('aria-pressed', 'true')
    await expect(stopped).toBeFocused()
    await expect(page.getByText('13 of 118 match')).toBeVisible()
    await filterBar(page).getByRole('button', { name: 'Size' }).click()
    await expect(page.getByRole('menuitemcheckbox')).toHaveText(['1 vCPU, 4 GiB13'])
    // The menu stays open: several values can be chosen.
    await page.getByRole('menuitemcheckbox').click()
    await expect(page.getByRole('menuitemcheckbox')).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(filterBar(page).getByRole('button', { name: 'Size: 1 vCPU, 4 GiB' })).toBeFocused()
    await filterField(page).fill('ingest-0')
    await expect(page.getByText('11 of 118 match')).toBeVisible()
    await expect(page).toHaveURL(/state=stopped&size=1-vcpu-4-gib&filter=ingest-0/)

    await page.reload()
    await expect(page.getByText('11 of 118 match')).toBeVisible()
    await expect(filterField(page)).toHaveValue('ingest-0')
    await expect(rowLinks(page)).toHaveCount(11)
    await page.getByRole('link', { name: 'ingest-018' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'ingest-018' })).toBeVisible()
    await page.goBack()
    await expect(filterField(page)).toHaveValue('ingest-0')
    await expect(rowLinks(page)).toHaveCount(11)
    await page.getByRole('button', { name: 'Clear filter' }).click()
    await expect(rowLinks(page)).toHaveCount(50)
    await expect(filterField(page)).toBeFocused()
    await expect(page).not.toHaveURL(/state=|filter=/)
  })

  test('of ten thousand is about all of them: they are read page by page, once', async ({ page, calls }) => {
    test.slow()
    await visit(page, tooLongForOneCall, 'Instances')
    await test.step('by name the last one of all comes first', async () => {
      await expect(columnHead(page, 'Name')).toHaveAttribute('aria-sort', 'ascending')
      await columnHead(page, 'Name').getByRole('button').click()
      await expect(columnHead(page, 'Name')).toHaveAttribute('aria-sort', 'descending')
      await expect(rowLinks(page).first()).toHaveText('node-10000')
      expect(calls.some(({ url }) => url.includes('sort_by=name_descending'))).toBe(true)
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(rowLinks(page).first()).toHaveText('node-09950')
      await columnHead(page, 'Name').getByRole('button').click()
      await expect(rowLinks(page).first()).toHaveText('node-00001')
    })
    const whole = () =>
      calls.filter(({ url }) => /^\/v1\/instances\?.*limit=1000/.test(url) && !url.includes('sort_by')).length
    await test.step('the filter finds the last of them, and the census counts all', async () => {
      await filterField(page).fill('node-09999')
      await expect(page.getByText('1 of 10,000 matches')).toBeVisible()
      await expect(row(page, 'node-09999')).toBeVisible()
      expect(whole()).toBe(10)
      await filterField(page).fill('')
      const census = filterBar(page).getByRole('group', { name: 'State' })
      await census.getByRole('button', { name: 'stopped' }).click()
      await expect(page.getByText(/^1,4\d\d of 10,000 match$/)).toBeVisible()
      await expect(census).not.toContainText('On this page')
      await census.getByRole('button', { name: 'stopped' }).click()
    })
    await test.step('they are sorted by any column', async () => {
      await columnHead(page, 'Created').getByRole('button').click()
      await expect(columnHead(page, 'Created')).toHaveAttribute('aria-sort', 'ascending')
    })
  })
})

test('a facet is chosen and a filter is cleared by keyboard alone, and axe finds nothing on the way', async ({
  page,
}) => {
  test.slow()
  await visit(page, threePages, 'Instances')
  await page.keyboard.press('/')
  await page.keyboard.press('Tab')
  const facet = filterBar(page).getByRole('button', { name: 'Size' })
  await expect(facet).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const size = page.getByRole('menuitemcheckbox', { name: '1 vCPU, 4 GiB' })
  await expect(size).toBeVisible()
  expect(await accessibilityViolations(page, { within: '[role=menu]' })).toEqual([])
  // Typing finds a value by its first letter, as in every menu.
  await page.keyboard.press('1')
  await expect(size).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(size).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(facet).toBeFocused()
  await expect(page.getByText('118 of 118 match')).toBeVisible()
  expect(await accessibilityViolations(page, { within: '[role=search]' })).toEqual([])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Clear filter' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(filterField(page)).toBeFocused()
  await expect(rowLinks(page)).toHaveCount(50)
})

test('a filter opened by a key while it is still counting highlights its first value afterwards', async ({
  page,
}) => {
  await visit(page, threePages, 'Instances')
  const held = await holdCalls(page, 'limit=1000')
  await filterBar(page).getByRole('button', { name: 'Size' }).focus()
  await page.keyboard.press('ArrowDown')
  const menu = page.getByRole('menu', { name: 'Size' })
  await expect(menu.getByText('Counting')).toBeVisible()
  await expect(menu).toBeFocused()
  // There is nothing to move to yet.
  await page.keyboard.press('ArrowDown')
  await held.lift()
  await expect(menu.getByRole('menuitemcheckbox').first()).toBeFocused()
})

test('a facet names what it filters by also where the page has little room or large text', async ({
  page,
}) => {
  for (const [width, text] of [
    [360, '100%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, `${threePages}&state=stopped&filter=ingest`, 'Instances')
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text)
    await expect(page.getByText('13 of 118 match')).toBeVisible()
    for (const control of await filterBar(page).getByRole('button').all())
      await expect(control).toBeInViewport()
    // Nothing overflows horizontally.
    const spare = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await spare()).toBeLessThanOrEqual(0)
  }
})

test.describe('a failing call for the whole list', () => {
  test.use({ allowedErrors: [/500/] })
  test('does not read as "none": it says so, and another try helps', async ({ page }) => {
    await visit(page, threePages, 'Instances')
    const trouble = await failCalls(page, 'limit=1000', 'broken')
    await filterField(page).fill('ingest-118')
    await expect(page.getByText('Could not load instances')).toBeVisible()
    await expect(page.getByText('The filter matches none of these 50.')).toContainText('other pages may')
    await trouble.lift()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(row(page, 'ingest-118')).toBeVisible()
    await expect(page.getByText('Could not load instances')).toBeHidden()
  })
})

test('a row that no longer matches leaves a filtered list, and the count follows', async ({ page }) => {
  await visit(page, '/projects/web/instances?scenario=small&latency=20&state=running', 'Instances')
  await expect(rowLinks(page)).toHaveText(['web-1', 'web-2'])
  // Pages are offered only where there is more than one.
  await expect(page.getByRole('combobox', { name: 'Rows per page' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0)
  await chooseRowAction(page, 'web-1', 'Stop')
  await confirm(page, 'Stop web-1?')
  await expect(rowLinks(page)).toHaveText(['web-2'])
  await expect(page.getByText('1 of 3 matches')).toBeVisible()
})

test('a panel over a filtered list opens, reloads and closes without touching the list', async ({ page }) => {
  await visit(page, '/projects/berth-planner/disks?latency=0', 'Disks')
  await page.getByRole('searchbox', { name: 'Filter disks' }).fill('archive')
  // A page behind a panel is hidden from screen readers.
  const all = { includeHidden: true }
  const disks = page.getByRole('table', { name: 'Disks', ...all }).getByRole('row', all)
  await expect(disks).toHaveCount(3)
  await expect(page).toHaveURL(/filter=archive/)
  await page.getByRole('link', { name: 'archive-2024' }).click()
  const panel = page.getByRole('dialog')
  await expect(panel).toBeVisible()
  await expect(page).toHaveURL(/disks\/archive-2024\?filter=archive$/)
  await expect(disks).toHaveCount(3)
  await page.reload()
  await expect(panel).toBeVisible()
  await expect(disks).toHaveCount(3)
  await panel.getByRole('button', { name: 'Close panel' }).click()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/disks\?latency=0&filter=archive$/)
  await expect(page.getByRole('searchbox', { name: 'Filter disks' })).toHaveValue('archive')
  // The link to the list opens it without filters.
  await page.getByRole('navigation').getByRole('link', { name: 'Disks' }).first().click()
  await expect(page).toHaveURL(/disks$/)
  await expect(disks).toHaveCount(51)
})

test('what is typed and not in the address yet is not in the same list of another parent', async ({
  page,
}) => {
  await visit(page, '/projects/berth-planner/vpcs/plant-floor/subnets?latency=0', 'plant-floor')
  const filter = page.getByRole('searchbox', { name: 'Filter subnets' })
  await filter.fill('reefer')
  await goTo(page, '/projects/berth-planner/vpcs/default/subnets', 'default')
  await expect(filter).toHaveValue('')
  await expect(row(page, 'default')).toBeVisible()
  await expect(page).not.toHaveURL(/filter=/)
})
