import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserStorages } from '#tests/support/browserStorages'
import { DAY_MS } from '#src/durations'
import { Drafts } from './drafts'

const key = { userId: 'u', form: '/projects/web/disks-new' }
const typed = { name: 'data-1', sizeGiB: 7 }
let kept: ReturnType<typeof browserStorages>['local']
let drafts: Drafts

/** Simulates a reload. */
const reload = () => {
  drafts = new Drafts()
}

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000_000_000 })
  kept = browserStorages().local
  reload()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('survives a closed tab, and belongs to one person and one form', async () => {
  drafts.keep(key, typed)
  reload()
  expect(drafts.read(key)).toEqual(typed)
  for (const other of [{ userId: 'v' }, { form: '/projects/db/disks-new' }])
    expect(drafts.read({ ...key, ...other })).toBeUndefined()
})

it('secrets never reach the storage, and are gone after a reload', async () => {
  drafts.keep(key, typed, { userDataText: 'password: hunter2' })
  expect(drafts.read(key)).toEqual({ ...typed, userDataText: 'password: hunter2' })
  expect(JSON.stringify(kept)).not.toContain('hunter2')
  expect(drafts.stored(key)).toEqual(typed)
  reload()
  expect(drafts.read(key)).toEqual(typed)
})

it('a dropped draft is gone from memory and storage', () => {
  drafts.keep(key, typed, { userDataText: 'x' })
  drafts.drop(key)
  expect(drafts.read(key)).toBeUndefined()
  expect(Object.keys(kept)).toEqual([])
})

it('signing out forgets the drafts of that person and no others', () => {
  drafts.keep(key, typed)
  drafts.keep({ ...key, form: '/projects-new' }, typed, { secret: 1 })
  drafts.keep({ ...key, userId: 'v' }, typed)
  drafts.dropAllOf('u')
  expect(drafts.read({ ...key, form: '/projects-new' })).toBeUndefined()
  expect(Object.keys(kept)).toEqual(['orrery.draft v /projects/web/disks-new'])
})

it('a week ends a draft, and the twenty-first pushes out the oldest', () => {
  for (let n = 0; n < 21; n += 1) {
    vi.setSystemTime(1_000_000_000_000 + n)
    drafts.keep({ ...key, form: `/f${n}` }, typed)
  }
  expect(drafts.read({ ...key, form: '/f0' })).toBeUndefined()
  expect(drafts.read({ ...key, form: '/f1' })).toEqual(typed)
  vi.setSystemTime(1_000_000_000_000 + 8 * DAY_MS)
  expect(drafts.read({ ...key, form: '/f20' })).toBeUndefined()
})

it('without storage it lasts as long as the page; what cannot be read is no draft', () => {
  kept.setItem('orrery.draft u /projects/web/disks-new', '{')
  expect(drafts.read(key)).toBeUndefined()
  vi.stubGlobal('localStorage', undefined)
  drafts.keep(key, typed)
  expect(drafts.read(key)).toEqual(typed)
  drafts.drop(key)
  expect(drafts.read(key)).toBeUndefined()
})
