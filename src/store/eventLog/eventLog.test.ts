import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ORIGIN, scriptRegion } from '#tests/support/scriptedRegion'
import { api } from '../api/api'
import { disksApi } from '../api/resources/disks'
import { instanceDisksApi } from '../api/resources/instanceDisks'
import { instancesApi } from '../api/resources/instances'
import { sessionApi } from '../api/resources/session'
import { themePicked } from '../slices/preferences'
import { makeStore, rootReducer } from '../store'
import { causesOf, consequencesOf } from './chain'
import { RING_SIZE } from './eventLogReducer'
import { fold, Tape } from './tape'
import { partLimit } from '#model/paging'

const CANARY = 'hunter2-canary'
const { instanceList, instanceView, instanceStop } = instancesApi.endpoints
let answers: ReturnType<typeof scriptRegion>

beforeEach(() => {
  answers = scriptRegion()
})
afterEach(() => vi.unstubAllGlobals())

function tapedStore() {
  const tape = new Tape()
  return Object.assign(makeStore({ tape, origin: ORIGIN }), { tape })
}
type Store = ReturnType<typeof tapedStore>
function entries(store: Store) {
  store.log.flush()
  return store.getState().eventLog.entries
}
const view = (store: Store, instance = 'i1') =>
  store.dispatch(instanceView.initiate({ instance }, { forceRefetch: true }))
const list = (store: Store) =>
  store.dispatch(instanceList.initiate({ project: 'p', limit: partLimit(50) }, { forceRefetch: true }))

describe('causes', () => {
  it('carries a click over the request and the reply to what is seen', async () => {
    const store = tapedStore()
    answers('GET /v1/instances/i1', { id: 'i1', run_state: 'running' })
    answers('POST /v1/instances/i1/stop', { id: 'i1', run_state: 'stopping' })
    await view(store)
    const click = store.log.intent('click button "Stop"', 'pointer')
    await store.log.within(click, () => store.dispatch(instanceStop.initiate({ instance: 'i1' })))
    const log = entries(store)
    const request = log.find((entry) => entry.kind === 'request')
    const reply = log.find((entry) => entry.kind === 'reply')
    const observed = log.find((entry) => entry.kind === 'observed')
    expect(request).toMatchObject({ subject: 'instanceStop', cause: click })
    expect(reply).toMatchObject({ subject: 'instanceStop', cause: request?.seq, data: { status: 200 } })
    expect(observed).toMatchObject({
      subject: { kind: 'instance', id: 'i1' },
      cause: reply?.seq,
      data: { from: 'running', to: 'stopping', verdict: 'byServer' },
    })
  })

  it('of a failure on purpose does not lead to what asked for it', async () => {
    vi.stubEnv('VITE_MOCK', '1')
    const store = tapedStore()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const asked = store.log.intent('fail the next 1 of instanceStop', 'debugger')
    const click = store.log.intent('click button "Stop"', 'pointer', {}, null)
    vi.stubGlobal('fetch', () =>
      Promise.resolve(
        new Response('{"message":"no","request_id":"r"}', {
          status: 500,
          headers: { 'content-type': 'application/json', 'x-because-of': String(asked) },
        }),
      ),
    )
    await store.log.within(click, () => store.dispatch(instanceStop.initiate({ instance: 'i1' })))
    vi.unstubAllEnvs()
    const log = entries(store)
    const reply = log.find((entry) => entry.kind === 'reply')
    expect(causesOf(log, reply?.seq ?? 0).map(({ seq, kind }) => [seq, kind])).toEqual([
      [asked, 'intent'],
      [click, 'intent'],
      [3, 'request'],
      [reply?.seq, 'reply'],
    ])
    expect(consequencesOf(log, asked)).toContain(reply)
  })

  it('ends with the task of the click', async () => {
    const store = tapedStore()
    store.log.intent('click button "Stop"', 'pointer')
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(store.log.cause).toBeNull()
  })
})

describe('a query that nothing asked for', () => {
  it('is not logged while it brings no news', async () => {
    const store = tapedStore()
    answers('GET /v1/instances', { items: [{ id: 'i1', run_state: 'running' }], next_page: null })
    for (let poll = 0; poll < 20; poll += 1) await list(store)
    expect(entries(store)).toEqual([])
    expect(store.tape.played.length).toBeLessThan(12)
  })

  it('is not logged, or without a cause, when a click joins it on its way', async () => {
    const store = tapedStore()
    answers('GET /v1/instances/i1', { id: 'i1', run_state: 'running' })
    const guessed = view(store)
    const click = store.log.intent('click a "web-1"', 'pointer')
    await store.log.within(click, () => view(store))
    await guessed
    expect(entries(store)).toMatchObject([
      { kind: 'intent' },
      { kind: 'request', subject: 'instanceView', cause: click },
      { kind: 'reply', subject: 'instanceView', cause: 2 },
    ])
  })

  it('is logged with its request when it shows a change that was made elsewhere', async () => {
    const store = tapedStore()
    const row = { id: 'i1', name: 'web-1', run_state: 'running' }
    answers(
      'GET /v1/instances',
      { items: [row], next_page: null },
      { items: [{ ...row, run_state: 'stopped' }], next_page: null },
    )
    await list(store)
    await list(store)
    expect(entries(store)).toMatchObject([
      { kind: 'request', subject: 'instanceList', cause: null },
      { kind: 'reply', subject: 'instanceList', cause: 1, data: { status: 200 } },
      {
        kind: 'observed',
        subject: { kind: 'instance', id: 'i1' },
        cause: 2,
        data: { name: 'web-1', from: 'running', to: 'stopped', verdict: 'byServer' },
      },
    ])
  })

  it('is logged when it fails, with the id of the request', async () => {
    const store = tapedStore()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    answers('GET /v1/instances', { status: 500, body: { message: 'no', request_id: 'r-1' } })
    const { error } = await list(store)
    const log = entries(store)
    expect(log).toMatchObject([
      { kind: 'request' },
      { kind: 'reply', data: { status: 500, serverRequestId: 'r-1' } },
    ])
    expect(store.log.entryOf(error)).toBe(log[1]?.seq)
  })
})

describe('what is seen', () => {
  it.each([
    ['starting', 'running', 'byServer'],
    ['stopped', 'running', 'byCommand'],
    ['running', 'creating', 'unlawful'],
    ['running', 'hovering', 'unknown'],
  ])('classifies %s → %s as %s', async (from, to, verdict) => {
    const store = tapedStore()
    answers('GET /v1/instances/i1', { id: 'i1', run_state: from }, { id: 'i1', run_state: to })
    await view(store)
    await view(store)
    expect(entries(store).find((entry) => entry.kind === 'observed')?.data).toMatchObject({
      from,
      to,
      verdict,
    })
  })

  it('is gone when it leaves a list that shows all', async () => {
    const store = tapedStore()
    answers(
      'GET /v1/instances',
      { items: [{ id: 'i1', run_state: 'stopped' }], next_page: null },
      { items: [], next_page: null },
    )
    const gone: string[] = []
    store.observer.watch('i1', (change) => void (change.isGone && gone.push(change.id)))
    await list(store)
    await list(store)
    expect(gone).toEqual(['i1'])
    expect(entries(store).at(-1)?.data).toMatchObject({ from: 'stopped', to: 'destroyed' })
  })

  it('is not gone when it leaves a list of something else: a detached disk is still a disk', async () => {
    const store = tapedStore()
    const { instanceDiskList } = instanceDisksApi.endpoints
    answers(
      'GET /v1/instances/i1/disks',
      { items: [{ id: 'd1', state: { state: 'attached' } }], next_page: null },
      { items: [], next_page: null },
    )
    for (let time = 0; time < 2; time += 1)
      await store.dispatch(
        instanceDiskList.initiate({ instance: 'i1', limit: partLimit(50) }, { forceRefetch: true }),
      )
    expect(entries(store)).toEqual([])
  })

  it('is gone when the region answers 404 for it', async () => {
    const store = tapedStore()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    answers(
      'GET /v1/instances/i1',
      { id: 'i1', run_state: 'stopped' },
      { status: 404, body: { message: 'no' } },
    )
    const gone = vi.fn<() => void>()
    store.observer.watch('i1', gone)
    await view(store)
    await view(store)
    expect(gone).toHaveBeenCalledTimes(1)
  })

  it('is announced to listeners of that resource only, and only when it changes', async () => {
    const store = tapedStore()
    answers(
      'GET /v1/instances',
      {
        items: [
          { id: 'i1', run_state: 'stopping' },
          { id: 'i2', run_state: 'running' },
        ],
        next_page: null,
      },
      {
        items: [
          { id: 'i1', run_state: 'stopped' },
          { id: 'i2', run_state: 'running' },
        ],
        next_page: null,
      },
    )
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
    store.observer.watch('i1', first)
    store.observer.watch('i2', second)
    await list(store)
    await list(store)
    await list(store)
    expect(first).toHaveBeenCalledTimes(1)
    expect(second).not.toHaveBeenCalled()
  })

  it('is forgotten when the cache releases it', async () => {
    const store = tapedStore()
    answers('GET /v1/instances', { items: [{ id: 'i1', run_state: 'stopped' }], next_page: null })
    await list(store)
    expect(store.observer.size).toBe(1)
    store.dispatch(api.util.resetApiState())
    expect(store.observer.size).toBe(0)
  })
})

describe('the log', () => {
  it('is a ring: the oldest entries go, and are counted', () => {
    const store = tapedStore()
    for (let count = 0; count < RING_SIZE + 7; count += 1)
      store.log.record({ kind: 'action', subject: 'n', data: {} })
    expect(entries(store)).toHaveLength(RING_SIZE)
    expect(store.getState().eventLog.dropped).toBe(7)
  })

  it('keeps nothing of a file that is sent in chunks, but says when one is refused', async () => {
    const store = tapedStore()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const chunk = (offset: number) =>
      store.dispatch(
        disksApi.endpoints.diskBulkWriteImport.initiate(
          { disk: 'd1', body: new TextEncoder().encode(JSON.stringify({ offset, data: CANARY })) },
          { track: false },
        ),
      )
    for (let offset = 0; offset < 4; offset += 1) await chunk(offset)
    expect(entries(store)).toEqual([])
    expect(store.tape.played.filter(({ type }) => type.includes('Mutation'))).toEqual([])
    answers('POST /v1/disks/d1/bulk-write', { status: 507, body: { message: 'full', request_id: 'r-1' } })
    await chunk(9)
    expect(entries(store)).toMatchObject([
      { kind: 'request', data: { args: { disk: 'd1', body: '[redacted]' } } },
      { kind: 'reply', subject: 'diskBulkWriteImport', data: { status: 507, serverRequestId: 'r-1' } },
    ])
  })
})

describe('the tape', () => {
  const present = (store: Store) => {
    const { eventLog: _, ...state } = store.getState()
    const { subscriptions: __, ...cache } = state.api
    return JSON.parse(JSON.stringify({ ...state, api: cache })) as object
  }
  const rebuilt = (store: Store) => {
    const { checkpoint, played } = JSON.parse(
      JSON.stringify({ checkpoint: store.tape.checkpoint, played: store.tape.played }),
    ) as { checkpoint: object; played: typeof store.tape.played }
    const { eventLog: _, ...state } = fold(rootReducer, checkpoint, played)
    const { subscriptions: __, ...cache } = state.api
    return JSON.parse(JSON.stringify({ ...state, api: cache })) as object
  }

  it('rebuilds the present, polls without news included', async () => {
    const store = tapedStore()
    const row = { id: 'i1', run_state: 'running' }
    answers('GET /v1/instances', { items: [row], next_page: null })
    answers('GET /v1/instances/i1', row)
    for (let poll = 0; poll < 5; poll += 1) {
      await list(store)
      await view(store)
    }
    store.dispatch(themePicked('dark'))
    await list(store)
    expect(rebuilt(store)).toEqual(present(store))
    expect(store.tape.played.length).toBeLessThan(16)
  })

  it('rebuilds the present after its oldest actions were folded into the checkpoint', async () => {
    const store = tapedStore()
    answers('GET /v1/instances/i1', { id: 'i1', run_state: 'running' })
    for (let round = 0; round < 600; round += 1) {
      store.dispatch(themePicked(round % 2 === 0 ? 'dark' : 'light'))
      store.dispatch(themePicked('system'))
      if (round % 100 === 0) await view(store)
    }
    expect(rebuilt(store)).toEqual(present(store))
  })

  it('keeps an action that a listener dispatches behind the one that made it listen', async () => {
    const store = tapedStore()
    answers('GET /v1/instances/i1', { id: 'i1', run_state: 'stopping' }, { id: 'i1', run_state: 'stopped' })
    store.observer.watch('i1', () => void store.dispatch(themePicked('dark')))
    await view(store)
    await view(store)
    const types = store.tape.played.map(({ type }) => type)
    expect(types.indexOf('preferences/themePicked')).toBeGreaterThan(
      types.lastIndexOf('api/executeQuery/fulfilled'),
    )
    expect(rebuilt(store)).toEqual(present(store))
  })

  it('releases requests, which hold their bodies', async () => {
    const store = tapedStore()
    const body = { username: 'marit', password: CANARY }
    await store.dispatch(sessionApi.endpoints.loginLocal.initiate({ siloName: 's', body }))
    expect(store.tape.played.length).toBeGreaterThan(0)
    for (const action of store.tape.played) expect(action).not.toHaveProperty('meta.baseQueryMeta')
    expect(JSON.stringify(store.tape.played)).not.toContain(CANARY)
  })
})
