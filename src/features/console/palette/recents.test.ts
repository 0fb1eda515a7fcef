import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteRecent, recentEntries } from './recents'

let stored: Record<string, string>

beforeEach(() => {
  stored = {}
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, text: string) => {
      stored[name] = text
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const labels = (userId: string, pathname = '/') => recentEntries(userId, pathname).map(({ label }) => label)
const note = (label: string, to = `/projects/web/disks/${label}`) => noteRecent('mae', { label, to })

test('the last page is first, each is there once, and the open page is not', () => {
  note('a')
  note('b')
  note('a')
  expect(labels('mae')).toEqual(['a', 'b'])
  expect(labels('mae', '/projects/web/disks/a')).toEqual(['b'])
  expect(recentEntries('mae', '/')[0]).toMatchObject({ place: 'Project web', group: 'Recent' })
})

test('there are five at most, and those of another user stay apart', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) note(name)
  expect(labels('mae')).toEqual(['g', 'f', 'e', 'd', 'c'])
  expect(labels('yuki')).toEqual([])
})

test('storage that is denied, or has other data, has none', () => {
  stored['orrery.recent mae'] = '{"a":1}'
  expect(labels('mae')).toEqual([])
  stored['orrery.recent mae'] = '[{"label":"x","to":"//elsewhere"},7]'
  expect(labels('mae')).toEqual([])
  vi.stubGlobal('localStorage', undefined)
  note('a')
  expect(labels('mae')).toEqual([])
})
