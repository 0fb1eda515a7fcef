import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initialValues } from './createValues'
import type * as drafts from './draft'

const key = { userId: 'u', project: 'web', like: '' }
const typed = {
  ...initialValues({ siloImages: [], projectImages: [], sshKeys: [], defaultPool: undefined, hasVpc: true }),
  name: 'web-9',
  userDataText: 'password: hunter2',
  userDataFile: { name: 'f', sizeBytes: 1, base64: 'c2VjcmV0' },
}
let kept: Map<string, string>
let draft: typeof drafts
/** The module anew: what a reload leaves of it. */
const reload = async () => {
  vi.resetModules()
  draft = await import('./draft')
}

beforeEach(async () => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  })
  await reload()
})
afterEach(() => vi.unstubAllGlobals())

it('a draft is whole while the page lives, and belongs to one person, project and pattern', () => {
  draft.keepDraft(key, typed)
  expect(draft.readDraft(key)).toEqual(typed)
  for (const other of [{ userId: 'v' }, { project: 'db' }, { like: 'web-1' }])
    expect(draft.readDraft({ ...key, ...other })).toBeUndefined()
})

it('user data never reaches the storage, and is gone after a reload', async () => {
  draft.keepDraft(key, typed)
  expect([...kept.values()].join()).not.toMatch(/hunter2|c2VjcmV0/)
  await reload()
  expect(draft.readDraft(key)).toEqual({ ...typed, userDataText: '', userDataFile: null })
})

it('a dropped draft is gone from both', async () => {
  draft.keepDraft(key, typed)
  draft.dropDraft(key)
  expect(draft.readDraft(key)).toBeUndefined()
  expect(kept.size).toBe(0)
})

it('without storage it lasts as long as the page; what cannot be read is no draft', async () => {
  kept.set(`orrery.instanceDraft u web `, '{')
  expect(draft.readDraft(key)).toBeUndefined()
  vi.stubGlobal('sessionStorage', undefined)
  draft.keepDraft(key, typed)
  expect(draft.readDraft(key)).toEqual(typed)
  draft.dropDraft(key)
  expect(draft.readDraft(key)).toBeUndefined()
})
