import { expect, test } from 'vitest'
import { projectNavigation } from './project'
import { settingsNavigation } from './settings'
import { siloNavigation } from './silo'
import { systemNavigation } from './system'

test.each([
  ['the silo', siloNavigation('acme')],
  ['a project', projectNavigation('web', true)],
  ['the settings', settingsNavigation()],
  ['the system', systemNavigation()],
])('no two entries of the sidebar of %s have the same icon', (_, blocks) => {
  const icons = blocks.flatMap(({ items }) => items.map(({ icon }) => icon))
  expect(new Set(icons).size).toBe(icons.length)
})

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
