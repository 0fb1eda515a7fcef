import { expect, test } from 'vitest'
import { systemNavigation } from './systemSidebar'

test('the sidebar of operators fits into a window of 768 px: at most 18 entries and four headings', () => {
  const blocks = systemNavigation()
  expect(blocks.flatMap(({ items }) => items).length).toBeLessThanOrEqual(18)
  expect(blocks.filter(({ heading }) => heading).length).toBeLessThanOrEqual(4)
})

test('an entry for several pages leads to the first of them', () => {
  const entries = systemNavigation().flatMap(({ items }) => items)
  const shared = entries.filter(({ tabs }) => tabs)
  expect(shared.map(({ label }) => label)).toEqual([
    'Overview',
    'Capacity',
    'People and access',
    'Switches and ports',
    'BGP and BFD',
    'Addresses',
  ])
  for (const { to, tabs } of shared) expect(to).toBe(tabs?.[0]?.to)
})
