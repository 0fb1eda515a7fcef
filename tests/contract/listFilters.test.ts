import { expect, test } from 'vitest'
import { casesOf } from '../support/casesOf'
import { setupPages } from '../support/pageText'

// The filters of each list in its address: texts and facets. The behaviour of filters is tested in
// src/features/kit/list and in tests/browser/listFilter.spec.ts. The rows are in tests/nouns.

const pages = setupPages({ scenario: 'company', persona: 'marit' })
test.each(casesOf('filters'))('$path is filtered', async ({ path, table, typed, found, facet }) => {
  const open = (id: string, value: string) => pages.open(`${path}?${new URLSearchParams({ [id]: value })}`)
  const rows = (await open('filter', typed)).rows(table)
  expect(rows).toEqual(found.map((name) => expect.stringContaining(name) as string))
  if (!facet) return
  const [id, label, value, word, count] = facet
  const page = await open(id, typeof value === 'string' ? value : value(pages.region.world))
  expect(page.rows(table)).toHaveLength(count)
  // On the button of its menu, or over the list with its number of rows.
  expect(page.text).toMatch(new RegExp(` (Filter by ${label}: ${word}|${count} ${word}) `))
})
