import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ORIGIN, scriptRegion } from '#tests/support/scriptedRegion'
import { instancesApi } from '../api/resources/instances'
import { api } from '../api/api'
import { themePicked } from '../slices/preferences'
import { makeStore, rootReducer, type RootState } from '../store'
import { pastShown, pastStore } from './pastStore'
import { fold, Tape } from '../eventLog/tape'

const { instanceView, instanceStop } = instancesApi.endpoints

let answers: ReturnType<typeof scriptRegion>
beforeEach(() => {
  answers = scriptRegion()
})
afterEach(() => vi.unstubAllGlobals())

/** Stops an instance. Returns the number of the entry after which it was still running. */
async function story() {
  const tape = new Tape()
  const store = makeStore({ tape, origin: ORIGIN })
  answers(
    'GET /v1/instances/i1',
    { id: 'i1', run_state: 'running' },
    { id: 'i1', run_state: 'stopping' },
    { id: 'i1', run_state: 'stopped' },
  )
  const view = () => store.dispatch(instanceView.initiate({ instance: 'i1' }, { forceRefetch: true }))
  const click = () => store.log.intent('click link "web-1"', 'pointer')
  click()
  await view()
  const running = store.log.last
  click()
  await view()
  store.dispatch(themePicked('dark'))
  await view()
  return { tape, store, running }
}

/** The state without the log and the subscriptions. */
function compared({ eventLog: _, ...state }: RootState) {
  const { subscriptions: __, ...cache } = state.api
  return JSON.parse(JSON.stringify({ ...state, api: cache })) as unknown
}

const stateOf = (state: RootState) => instanceView.select({ instance: 'i1' })(state).data?.runState

it('the tape knows the state after each entry, as folding its actions gives it', async () => {
  const { tape, store, running } = await story()
  const then = tape.stateAt(running) as RootState
  expect(stateOf(then)).toBe('running')
  expect(then.preferences.theme).not.toBe('dark')
  const now = tape.stateAt(store.log.last) as RootState
  expect(stateOf(now)).toBe('stopped')
  expect(compared(now)).toEqual(compared(fold(rootReducer, tape.checkpoint, tape.played)))
  expect(stateOf(now)).toBe(stateOf(store.getState()))
})

it('the tape does not reach back behind its beginning', async () => {
  const tape = new Tape(2)
  const store = makeStore({ tape, origin: ORIGIN })
  const first = store.log.record({ kind: 'action', subject: 'first', data: {} })
  for (const theme of ['dark', 'light', 'dark', 'light'] as const) store.dispatch(themePicked(theme))
  expect(tape.stateAt(first)).toBeUndefined()
  expect((tape.stateAt(store.log.last) as RootState).preferences.theme).toBe('light')
})

it('a query of the past is answered from the recorded state; nothing is called, and nothing changes', async () => {
  const { tape, running } = await story()
  const past = pastStore()
  past.dispatch(pastShown(tape.stateAt(running) as RootState))
  const before = past.getState()
  const calls = answers.asked.length

  const query = past.dispatch(instanceView.initiate({ instance: 'i1' }, { forceRefetch: true }))
  expect((await query.unwrap()).runState).toBe('running')
  void query.refetch()
  query.unsubscribe()
  const unknown = past.dispatch(instanceView.initiate({ instance: 'i2' }))
  expect(await unknown.unwrap()).toBeUndefined()
  void past.dispatch(instanceStop.initiate({ instance: 'i1' }))
  past.dispatch(themePicked('dark'))
  past.dispatch(api.util.invalidateTags(['Instance']))

  expect(past.getState()).toBe(before)
  expect(answers.asked).toHaveLength(calls)
})
