import { afterEach, expect, it, vi } from 'vitest'
import { noteSession, noteSignOut } from '#store/kept/lastSession'
import { knownTitle } from './PageSkeleton'

afterEach(() => vi.unstubAllGlobals())

const home = [{ label: 'Home' }]

it('Home has the silo of the session as its title, and no word that another replaces', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  expect(knownTitle('/home', home)).toBeUndefined()
  noteSession('yard', 'u')
  expect(knownTitle('/home', home)).toBe('yard')
  noteSignOut()
  expect(knownTitle('/home', home)).toBeUndefined()
})

it('a page has the last of its breadcrumbs that is no tab, and the overview of a project the name before it', () => {
  const crumbs = [{ label: 'Projects' }, { label: 'web' }, { label: 'Overview' }]
  expect(knownTitle('/projects/web/overview', crumbs)).toBe('web')
  expect(knownTitle('/projects/web/instances', crumbs)).toBe('Overview')
  expect(
    knownTitle('/projects/web/instances/web-1/storage', [
      { label: 'web-1' },
      { label: 'Storage', isTab: true },
    ]),
  ).toBe('web-1')
})
