import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lastSession, noteProvider, noteSession, noteSignOut, recentSilos } from './lastSession'

const KEY = 'orrery.lastSession'
const entries = new Map<string, string>()

beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => entries.set(key, text),
  }),
)
afterEach(() => {
  entries.clear()
  vi.unstubAllGlobals()
})

it('the last three silos are kept, the newest first, each once', () => {
  expect(recentSilos()).toEqual([])
  for (const silo of ['docks', 'ops', 'docks', 'research', 'ops', 'yard']) noteSession(silo)
  expect(recentSilos()).toEqual(['yard', 'ops', 'research'])
  noteSignOut()
  noteProvider('docks', 'harbour-sso')
  expect(recentSilos()).toEqual(['docks', 'yard', 'ops'])
  expect(lastSession()).toMatchObject({ silo: 'docks', isLeft: true, provider: 'harbour-sso' })
})

it('an entry of an earlier version has its one silo, and a broken list none', () => {
  entries.set(KEY, JSON.stringify({ silo: 'docks', isLeft: true }))
  expect(recentSilos()).toEqual(['docks'])
  entries.set(KEY, JSON.stringify({ silo: 'docks', isLeft: true, recent: [1, 'ops', null] }))
  expect(recentSilos()).toEqual(['docks', 'ops'])
})
