import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { dropWrongEntry } from '#features/kit/routing/routeInternals'
import { dropWrongPositions } from '#features/kit/routing/scrollPositions'
import { lastProjects } from '#features/kit/routing/lastProjects'
import { keptMirrorName } from '#features/console/debugger/source/mirrorName'
import { ownScript } from '#features/console/demos/keptScript'
import { recentEntries } from '#features/console/palette/recents'
import { keptPersona } from '#features/console/preview/keptPersona'
import { keptWelcome } from '#features/console/preview/keptWelcome'
import { readSettings } from '#features/app/readSettings'
import { reportUnreadable } from '#features/app/installation/reportUnreadable'
import { MODEL } from '#store/api/versions/generated/shipped'
import { firstVersion } from '#store/api/versions/regionVersion'
import { keptChoice, unreadable } from '#store/kept/browserStorage'
import { Drafts } from '#store/kept/drafts'
import { keepSettings } from '#store/kept/keptSettings'
import { lastSession } from '#store/kept/lastSession'
import { takeLeftUndone } from '#store/kept/leftUndone'
import type { Area, storageKeys } from '#store/kept/storageKeys'
import { defaults, settings } from '#model/settings'
import { UsualTimes } from '#store/observer/usualTimes'
import { preferencesReducer, type Preferences } from '#store/slices/preferences'
import { makeStore } from '#store/store'
import { browserStorages } from '../support/browserStorages'
import { setupPages } from '../support/pageText'

// What the browser has kept is of any release of the console, or of a stranger. Each text that is no value counts as if
// it were not there, alone, and the console says so once.

/** Texts that are the value of hardly any key. */
const shapes: readonly string[] = [
  '',
  '{',
  'null',
  '5',
  '"text"',
  '[]',
  '[null]',
  '[{"to":5}]',
  '{}',
  '{"support":5}',
  '{"userId":5,"plans":{},"at":"now","values":[]}',
  '{"silo":{},"isLeft":"no"}',
  '{"__proto__":{"name":"x"}}',
  '\u0000<script>',
  ' '.repeat(10_000),
]

interface Case {
  /** Goes on from the key. */
  suffix?: string
  /** Reads the value as the console does. */
  read: () => unknown
  /** The shapes that are values of it: without a notice. */
  values?: readonly string[]
  /** Any text is a value of it. */
  isAny?: true
}

const preference = (name: keyof Preferences): Case => ({
  read: () => preferencesReducer(undefined, { type: 'read' })[name],
})

const local = {
  'orrery.settings': {
    async read() {
      Object.assign(settings, defaults)
      await readSettings()
      return { ...settings }
    },
    values: ['{}'],
  },
  'orrery.apiVersion': { read: firstVersion },
  'orrery.lastSession': { read: lastSession },
  'orrery.theme': preference('theme'),
  'orrery.rows': preference('rows'),
  'orrery.pageSize': preference('pageSize'),
  'orrery.characterKeys': preference('characterKeys'),
  'orrery.sidebar': preference('narrowSidebar'),
  'orrery.folded': { ...preference('foldedGroups'), isAny: true },
  'orrery.firstPage': { ...preference('firstPage'), values: [''] },
  'orrery.course': preference('wholeCourse'),
  'orrery.pictureTables': { read: () => keptChoice('local', 'orrery.pictureTables', ['open', 'folded']) },
  // Single ones that are no times are left out without a word: others follow.
  'orrery.usualTimes': {
    read: () => new UsualTimes().usual('instance', 'i', 'stopping'),
    values: shapes.filter((text) => text.startsWith('{') && text !== '{'),
  },
  'orrery.lastProjects': { suffix: ' u', read: () => lastProjects('u'), isAny: true },
  'orrery.recent': { suffix: ' u', read: () => recentEntries('u', '/'), values: ['[]'] },
  'orrery.draft': { suffix: ' u /f', read: () => new Drafts().read({ userId: 'u', form: '/f' }) },
  'orrery.welcome': { read: keptWelcome },
} satisfies Record<keyof (typeof storageKeys)['local'], Case>

const session = {
  'orrery.leftUndone': { read: () => takeLeftUndone('u') },
  'orrery.debugger.page': { read: keptMirrorName, values: ['null', '5'] },
  'orrery.persona': { read: keptPersona, values: ['', 'null', '5'] },
  // It is checked when it is played.
  'orrery.demo.own': { read: ownScript, isAny: true },
  'react-router-scroll-positions': {
    read() {
      dropWrongPositions()
      return sessionStorage.getItem('react-router-scroll-positions')
    },
    values: shapes.filter((text) => text.startsWith('{') && text !== '{'),
  },
} satisfies Record<keyof (typeof storageKeys)['session'], Case>

const cases = Object.entries({ local, session }).flatMap(([area, keys]) =>
  Object.entries(keys).map(([key, one]) => [key, area as Area, one as Case] as const),
)

/** All keys with the same text. */
const all = (text: string) => {
  const of = (keys: Readonly<Record<string, Case>>) =>
    Object.fromEntries(Object.entries(keys).map(([key, { suffix = '' }]) => [key + suffix, text]))
  return { local: of(local), session: of(session) }
}

const page = () => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })))
  vi.stubGlobal('location', { pathname: '/', search: '' })
}

beforeEach(() => void unreadable.found.splice(0))
afterEach(() => {
  vi.unstubAllGlobals()
  Object.assign(settings, defaults)
})

describe('a text that is no value counts as none, and is noted', () => {
  test.each(cases)('%s', async (key, area, { suffix = '', read, values = [], isAny }) => {
    page()
    browserStorages()
    const without = await read()
    for (const text of shapes) {
      browserStorages({ [area]: { [key + suffix]: text } })
      const found = await read()
      const noted = unreadable.found.splice(0).map((one) => one.key)
      if (isAny) continue
      const isValue = values.includes(text)
      expect([text, noted]).toEqual([text, isValue ? [] : [key + suffix]])
      expect([text, isValue ? without : found]).toEqual([text, without])
    }
  })
})

it('one wrong value loses no other', async () => {
  page()
  const support = [{ label: 'Help', url: 'https://help.example' }]
  browserStorages({
    local: {
      'orrery.settings': JSON.stringify({ name: 'Tidewater', off: 5, support: [...support, 7] }),
      'orrery.theme': 'neon',
      'orrery.rows': 'compact',
      'orrery.recent u': JSON.stringify([7, { label: 'web', to: '/projects/web' }]),
    },
  })
  await readSettings()
  expect(settings).toEqual({ ...defaults, name: 'Tidewater', support })
  expect(preferencesReducer(undefined, { type: 'read' })).toMatchObject({ theme: 'system', rows: 'compact' })
  expect(recentEntries('u', '/')).toMatchObject([{ label: 'web' }])
})

it('settings are read with their mark, and without one as older consoles kept them', async () => {
  page()
  const given = { name: 'Tidewater' }
  browserStorages()
  keepSettings(given)
  const text = localStorage.getItem('orrery.settings') ?? ''
  expect(JSON.parse(text)).toEqual({ schema: 1, model: MODEL, settings: given })
  for (const kept of [text, JSON.stringify(given)]) {
    Object.assign(settings, defaults)
    browserStorages({ local: { 'orrery.settings': kept } })
    await readSettings()
    expect([settings.name, unreadable.found]).toEqual(['Tidewater', []])
  }
})

it('it is said once, and the next visit is quiet', () => {
  const { local: kept } = browserStorages({
    local: {
      'orrery.theme': 'neon',
      'orrery.draft u /f': '{',
      'orrery.draft u /g': '{',
      'orrery.recent u': '[7,{"label":"web","to":"/projects/web"}]',
    },
  })
  const readAll = () => {
    for (const form of ['/f', '/g']) new Drafts().read({ userId: 'u', form })
    recentEntries('u', '/')
    return makeStore()
  }
  const store = readAll()
  reportUnreadable(store)
  reportUnreadable(store)
  const body =
    'It is left out, as if it had never been kept: what was typed into a form, the last pages of the search, the theme.'
  expect(store.getState().notices).toMatchObject([{ tone: 'success', body }])
  expect(Object.fromEntries(Object.entries(kept))).toEqual({
    'orrery.recent u': '[{"label":"web","to":"/projects/web"}]',
  })
  const later = readAll()
  reportUnreadable(later)
  expect(later.getState().notices).toEqual([])
  for (const one of [store, later]) one.parts.dispose()
})

it('what is found is said at once, by whichever console is the last', () => {
  browserStorages({ local: { 'orrery.theme': 'x', 'orrery.lastSession': 'x' } })
  const say = vi.fn<() => void>()
  unreadable.say = say
  preferencesReducer(undefined, { type: 'read' })
  expect(say).toHaveBeenCalledTimes(1)
  unreadable.say = () => {}
  lastSession()
  expect(say).toHaveBeenCalledTimes(1)
})

it('a text that has been replaced meanwhile stays', () => {
  const { local: kept } = browserStorages({ local: { 'orrery.theme': 'neon' } })
  const store = makeStore()
  kept.setItem('orrery.theme', 'dark')
  reportUnreadable(store)
  expect(Object.fromEntries(Object.entries(kept))).toEqual({ 'orrery.theme': 'dark' })
  store.parts.dispose()
})

it.each([5, 'x', {}, { idx: 'x' }, { idx: null }, { idx: 1.5 }, { idx: {}, below: 5 }])(
  'the state %j of an entry of the history counts as none',
  (state) => {
    const replaceState = vi.fn<typeof history.replaceState>()
    vi.stubGlobal('history', { state, replaceState })
    dropWrongEntry()
    expect(replaceState).toHaveBeenCalledWith(null, '')
  },
)

it('the state of an entry that the router made stays', () => {
  const state = { idx: 0, key: 'k', usr: { below: ['/projects'] } }
  const replaceState = vi.fn<typeof history.replaceState>()
  vi.stubGlobal('history', { state, replaceState })
  dropWrongEntry()
  expect(replaceState).not.toHaveBeenCalled()
})

describe('a page opens', () => {
  const pages = setupPages({ scenario: 'small', persona: 'marit' })

  test.each(shapes)('with %j under each key', async (text) => {
    browserStorages(all(text))
    for (const path of [
      '/home',
      '/projects/web/instances',
      '/projects/web/instances-new',
      '/settings/appearance',
    ]) {
      const { failure, heading } = await pages.open(path)
      expect([path, failure]).toEqual([path, undefined])
      expect(heading).not.toBe('')
    }
  })
})
