import { accessibilityViolations } from '../support/accessibility'
import { visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { columnHead, filterBar, filterField, rowLinks, threePages } from '../support/instanceList'

// The order of lists, and the heads of their columns.

test.describe('sorting', () => {
  test('by what the server cannot sort by is done over the whole list @journey @engines', async ({
    page,
  }) => {
    await visit(page, threePages, 'Instances')
    await columnHead(page, 'Created').getByRole('button').click()
    // The oldest one is on the last page of the list by name.
    await expect(rowLinks(page).first()).toHaveText('ingest-118')
    await expect(columnHead(page, 'Created')).toHaveAttribute('aria-sort', 'ascending')
    await expect(page.getByText('1–50 of 118')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('51–100 of 118')).toBeVisible()
    await page.reload()
    await expect(page.getByText('51–100 of 118')).toBeVisible()
    await expect(columnHead(page, 'Created')).toHaveAttribute('aria-sort', 'ascending')
    await page.goBack()
    await expect(rowLinks(page).first()).toHaveText('ingest-118')
    await page.goBack()
    await expect(rowLinks(page).first()).toHaveText('ingest-001')
  })
})

test('a list of cards is sorted by a select, and nothing that cannot be seen takes the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 900 })
  await visit(page, threePages, 'Instances')
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await expect(sort).toHaveValue('name ascending')
  await expect(sort.getByRole('option')).not.toHaveCount(0)
  const first = (await rowLinks(page).first().textContent()) ?? ''
  await sort.selectOption('Name, descending')
  await expect(page).toHaveURL(/sort=name-desc/)
  await expect(rowLinks(page).first()).not.toHaveText(first)
  await sort.selectOption('Memory, descending')
  await expect(page).toHaveURL(/sort=memory-desc/)
  await expect(sort).toHaveValue('memory descending')
  await sort.selectOption('Name, ascending')
  await expect(page).not.toHaveURL(/sort=/)
  await expect(rowLinks(page).first()).toHaveText(first)
  // From the last control above the cards directly to the first card.
  await filterBar(page).getByRole('button').last().focus()
  await page.keyboard.press('Tab')
  await expect(rowLinks(page).first()).toBeFocused()
  // Where there are headings, they sort.
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(sort).toBeHidden()
  await expect(columnHead(page, 'Name').getByRole('button')).toBeVisible()
  // All cards are alike.
  await page.setViewportSize({ width: 600, height: 900 })
  await filterField(page).fill('ingest-118')
  await expect(rowLinks(page)).toHaveCount(1)
  expect(await accessibilityViolations(page, { within: 'main' })).toEqual([])
})

test('the headings of a list that scrolls sideways stand above its rows', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 })
  await page.goto('/projects/berth-planner/disks?latency=0')
  const [heading, cell] = [page.getByRole('columnheader').first(), page.getByRole('cell').first()]
  await cell.waitFor()
  // No list of this world has values so long that its columns need more space.
  await page.evaluate(() => document.styleSheets[0]?.insertRule('th { min-width: 16rem }'))
  await expect
    .poll(() =>
      page
        .getByRole('table')
        .evaluate((table) => table.clientWidth - (table.parentElement?.clientWidth ?? 0)),
    )
    .toBeGreaterThan(0)
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([heading.boundingBox(), cell.boundingBox()])
      return above && below ? above.y + above.height - below.y : undefined
    })
    .toBeLessThanOrEqual(0)
})
