import { expect, test } from '../support/browserTest'

// A list with a menu of facets and one with a census. The texts and facets of each list are in
// tests/contract/listFilters.test.ts; how filters work, in lists.spec.ts.

interface ListCase {
  path: string
  /** Name of the table. */
  table: string
  nouns: string
  /** The typed text and the remaining rows. */
  typed: string
  found: string[]
  /** A facet, one of its values, and its number of rows. */
  facet: [facet: string, value: string, count: number]
}

const planner = '/projects/berth-planner'
const lists: ListCase[] = [
  {
    path: `${planner}/disks`,
    table: 'Disks',
    nouns: 'disks',
    typed: 'archive-2024',
    found: ['archive-2024'],
    facet: ['Attached to', 'berth-db-replica', 6],
  },
  {
    path: `${planner}/snapshots`,
    table: 'Snapshots',
    nouns: 'snapshots',
    typed: 'monday',
    found: ['tide-tables-monday'],
    facet: ['State', 'Faulted', 1],
  },
]

for (const { path, table, nouns, typed, found, facet } of lists)
  test(`${path} is filtered`, async ({ page }) => {
    await page.goto(`${path}?latency=0`)
    const rows = page.getByRole('table', { name: table, exact: true }).getByRole('row')
    await expect(rows.nth(1)).toBeVisible()
    const all = await rows.count()
    await page.keyboard.press('/')
    const filter = page.getByRole('searchbox', { name: `Filter ${nouns}` })
    await expect(filter).toBeFocused()
    await filter.fill(typed)
    await expect(rows).toHaveCount(found.length + 1)
    await expect(page.getByText(new RegExp(`^${found.length} of \\d+ match(es)?$`))).toBeVisible()
    for (const name of found) await expect(rows.filter({ hasText: name })).toHaveCount(1)

    await expect(page).toHaveURL(/filter=/)
    await page.reload()
    await expect(rows).toHaveCount(found.length + 1)
    await expect(filter).toHaveValue(typed)
    await filter.fill('nothing like it')
    await page.getByRole('button', { name: `Show all ${nouns}` }).click()
    await expect(rows).toHaveCount(all)

    const [label, value, count] = facet
    const census = page.getByRole('search').getByRole('group', { name: label })
    if (await census.isVisible()) {
      await census.getByRole('button', { name: `${count} ${value.toLowerCase()}`, exact: true }).click()
      await expect(rows).toHaveCount(count + 1)
      return
    }
    await page.getByRole('search').getByRole('button', { name: label }).click()
    const option = page.getByRole('menuitemcheckbox', { name: value })
    await expect(option).toHaveText(`${value}${count}`)
    await option.click()
    await page.keyboard.press('Escape')
    await expect(rows).toHaveCount(count + 1)
  })
