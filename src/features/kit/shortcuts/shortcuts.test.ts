import { expect, test } from 'vitest'
import { settingsNavigation } from '#features/areas/settingsSidebar'
import { systemNavigation } from '#features/areas/systemSidebar'
import { pagesOf } from '#features/kit/noun/navigation'
import { projectNavigation } from '#features/areas/projectSidebar'
import { siloNavigation } from '#features/areas/siloSidebar'
import { SHORTCUTS } from './allShortcuts'
import { GO_KEY, isPress, shownKeys } from './shortcuts'

const press = (key: string, modifiers: object = {}) => ({
  key,
  metaKey: false,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
})

test('mod is cmd or ctrl, and nothing besides', () => {
  expect(isPress(press('k', { ctrlKey: true }), 'mod+K')).toBe(true)
  expect(isPress(press('K', { metaKey: true }), 'mod+K')).toBe(true)
  expect(isPress(press('k'), 'mod+K')).toBe(false)
  expect(isPress(press('k', { ctrlKey: true, shiftKey: true }), 'mod+K')).toBe(false)
  expect(shownKeys('mod+K', true)).toBe('⌘K')
  expect(shownKeys('mod+K', false)).toBe('ctrl+K')
})

test('a single character counts with shift, as layouts need it, but not with another modifier', () => {
  expect(isPress(press('?', { shiftKey: true }), '?')).toBe(true)
  expect(isPress(press('?', { ctrlKey: true }), '?')).toBe(false)
  expect(isPress(press('/', { altKey: true }), '/')).toBe(false)
})

test('no two shortcuts of one place have the same keys', () => {
  const all = Object.values(SHORTCUTS).map(({ keys, scope }) => `${scope} ${keys.join(' ')}`)
  expect(new Set(all).size).toBe(all.length)
})

test.each([
  ['the silo', siloNavigation('acme')],
  ['a project', projectNavigation('web')],
  ['the settings', settingsNavigation()],
  ['the system', systemNavigation()],
])('each place of %s has a go key of its own', (_, blocks) => {
  const keys = pagesOf(blocks).map(({ goKey }) => goKey)
  expect(keys).not.toContain(undefined)
  expect(keys).not.toContain(GO_KEY)
  expect(new Set(keys).size).toBe(keys.length)
})
