import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { instanceLifecycle } from '../../machines/lifecycle/instanceLifecycle'
import { loginMachine } from '../../machines/interaction/loginMachine'
import { setApiOrigin } from '../api/baseQuery'
import { disksApi } from '../api/disks'
import { instancesApi } from '../api/instances'
import { sessionApi } from '../api/session'
import { api } from '../api/api'
import { makeStore, rootReducer } from '../store'
import { themePicked } from '../slices/preferences'
import { RING_SIZE } from './eventLogReducer'
import { observeBy } from './observe'
import { fold } from './tape'

const CANARY = 'hunter2-canary'
let answers: unknown[] = []

beforeEach(() => {
  answers = []
  setApiOrigin('http://region.test')
  observeBy('instance', instanceLifecycle)
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answers.shift() ?? {}))))
})
afterEach(() => vi.unstubAllGlobals())

type Store = ReturnType<typeof makeStore>
function entries(store: Store) {
  store.recorder.flush()
  return store.getState().eventLog.entries
}
const { instanceList, instanceView, instanceStop } = instancesApi.endpoints
const look = (store: Store) =>
  store.dispatch(instanceView.initiate({ instance: 'i1' }, { forceRefetch: true }))

describe('the event store', () => {
  it('tells who caused what: intent, request, reply, observed', async () => {
    const store = makeStore()
    answers = [{ id: 'i1', run_state: 'running' }, {}, { id: 'i1', run_state: 'stopping' }]
    await look(store)
    store.recorder.intent('button "Stop" in row "db1"', 'pointer')
    await store.dispatch(instanceStop.initiate({ instance: 'i1' }))
    await look(store)
    const log = entries(store)
    const intent = log.find((each) => each.kind === 'intent')
    const request = log.find((each) => each.kind === 'request' && each.subject === 'instanceStop')
    const reply = log.find((each) => each.kind === 'reply' && each.subject === 'instanceStop')
    expect(request?.cause).toBe(intent?.seq)
    expect(reply?.cause).toBe(request?.seq)
    expect(reply?.data).toMatchObject({ status: 200 })
    const observed = log.find((each) => each.kind === 'observed')
    expect(observed).toMatchObject({
      subject: 'instance:i1',
      data: { from: 'running', to: 'stopping', verdict: 'lawful' },
    })
  })

  it.each([
    ['starting', 'running', 'lawful'],
    ['stopped', 'running', 'elsewhere'],
    ['running', 'creating', 'unlawful'],
    ['running', 'hovering', 'unknown'],
  ])('judges %s → %s: %s', async (from, to, verdict) => {
    const store = makeStore()
    answers = [
      { id: 'i1', run_state: from },
      { id: 'i1', run_state: to },
    ]
    await look(store)
    await look(store)
    expect(entries(store).find((each) => each.kind === 'observed')?.data).toMatchObject({ from, to, verdict })
  })

  it('keeps nothing of a file that is sent in pieces, but tells of a refused piece', async () => {
    const store = makeStore()
    const piece = (offset: number) =>
      disksApi.endpoints.diskBulkWriteImport.initiate(
        { disk: 'd1', body: new TextEncoder().encode(JSON.stringify({ offset, data: CANARY })) },
        { track: false },
      )
    for (let offset = 0; offset < 4; offset += 1) await store.dispatch(piece(offset))
    expect(entries(store)).toEqual([])
    expect(store.tape.played.filter(({ action }) => action.type.includes('Mutation'))).toEqual([])
    expect(store.getState().api.mutations).toEqual({})

    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(JSON.stringify({ message: 'full', request_id: 'r-1' }), { status: 507 })),
    )
    await store.dispatch(piece(9))
    expect(entries(store)).toMatchObject([
      { kind: 'reply', subject: 'diskBulkWriteImport', data: { status: 507, serverRequestId: 'r-1' } },
    ])
    expect(entries(store)[0]?.data).toMatchObject({ args: { disk: 'd1', body: '[redacted]' } })
  })

  it('the tape lets go of requests: they hold their bodies', async () => {
    const store = makeStore()
    const body = { username: 'marit', password: CANARY }
    await store.dispatch(sessionApi.endpoints.loginLocal.initiate({ siloName: 's', body }))
    expect(store.tape.played.length).toBeGreaterThan(0)
    for (const { action } of store.tape.played) expect(action).not.toHaveProperty('meta.baseQueryMeta')
  })

  it('what leaves a complete list is gone', async () => {
    const store = makeStore()
    const row = { id: 'i1', run_state: 'stopped' }
    answers = [
      { items: [row], next_page: null },
      { items: [], next_page: null },
    ]
    const gone: string[] = []
    store.recorder.onObserved(({ id, state }) => state === 'destroyed' && gone.push(id))
    for (let time = 0; time < 2; time += 1) {
      await store.dispatch(instanceList.initiate({ project: 'p', limit: 50 }, { forceRefetch: true }))
    }
    expect(gone).toEqual(['i1'])
    expect(entries(store).find((each) => each.kind === 'observed')?.data).toMatchObject({ to: 'destroyed' })
  })

  it('is a ring: the oldest entries go, and are counted', () => {
    const store = makeStore()
    for (let count = 0; count < RING_SIZE + 7; count += 1) store.recorder.record('note', 'n', {})
    expect(entries(store)).toHaveLength(RING_SIZE)
    expect(store.getState().eventLog.dropped).toBe(7)
  })
})

describe('no secret gets in', () => {
  it('a password typed into the login form is nowhere in the log, the tape or the state', async () => {
    const store = makeStore()
    const login = fromPromise<void, { siloName: string; body: { username: string; password: string } }>(
      async ({ input }) => {
        await store.dispatch(sessionApi.endpoints.loginLocal.initiate(input, { track: false })).unwrap()
      },
    )
    const actor = createActor(loginMachine.provide({ actors: { login } }), {
      id: 'login',
      input: { siloName: 's' },
      inspect: store.recorder.inspect,
    })
    actor.start()
    actor.send({ type: 'login.submitted', username: 'ada', password: CANARY })
    await waitFor(actor, (snapshot) => snapshot.status === 'done')
    const log = entries(store)
    expect(log.some((each) => each.kind === 'event' && each.data['type'] === 'login.submitted')).toBe(true)
    expect(log.some((each) => each.kind === 'request' && each.subject === 'loginLocal')).toBe(true)
    expect(log.filter((each) => each.kind === 'state').map((each) => each.data['to'])).toEqual([
      'idle',
      'pending',
      'success',
    ])
    const everything = JSON.stringify([log, store.tape.played, store.tape.checkpoint, store.getState()])
    expect(everything).toContain('ada')
    expect(everything).not.toContain(CANARY)
  })
})

describe('replay', () => {
  it('the checkpoint and the tape, after a round trip as text, give the present', async () => {
    const store = makeStore()
    answers = [{ items: [{ id: 'i1', run_state: 'running' }], next_page: null }]
    await store.dispatch(instanceList.initiate({ project: 'p', limit: 50 }))
    store.dispatch(themePicked('dark'))
    const tape = JSON.parse(JSON.stringify(store.tape.played)) as typeof store.tape.played
    const past = fold(rootReducer, store.tape.checkpoint, tape)
    const now = store.getState()
    expect(past.preferences).toEqual(now.preferences)
    expect(past[api.reducerPath].queries).toEqual(JSON.parse(JSON.stringify(now[api.reducerPath].queries)))
  })
})
