import { row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { filterField, rowLinks, threePages } from '../support/instanceList'

// Ways from anywhere to what is looked for: from a filter into its list, and between the places of the console.

test('Enter and the down arrow in a filter do nothing', async ({ page }) => {
  await visit(page, threePages, 'Instances')
  const filter = filterField(page)
  await test.step('the down arrow leads to the first name, and on from there', async () => {
    await page.keyboard.press('/')
    await page.keyboard.press('ArrowDown')
    await expect(rowLinks(page).first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(rowLinks(page).nth(1)).toBeFocused()
  })
  await test.step('Enter leads to the first of several matches, even if they are not known yet', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type('ingest-11')
    await page.keyboard.press('Enter')
    await expect(row(page, 'ingest-110').getByRole('link')).toBeFocused()
    await expect(page.getByText('9 of 118 match')).toBeVisible()
  })
  await test.step('Enter opens the only match, and Back leads to the filtered list', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type('ingest-117')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'ingest-117' })).toBeVisible()
    await page.goBack()
    await expect(filter).toHaveValue('ingest-117')
  })
})
