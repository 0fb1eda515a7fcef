import { beforeEach, expect, it, vi } from 'vitest'
import { reportState, stateOf } from '#mirage/rules/reports'
import { failNext, failuresLeft } from '#mirage/wire/faultInjection'
import { instancesApi } from '#store/api/resources/instances'
import { makeStore, type AppStore } from '#store/store'
import { ORIGIN, rowNamed, setupRegion } from '#tests/support/region'
import { charts } from '#machines/charts/charts'
import type { Chart } from '#machines/charts/chart'
import { journeyTo } from '../model/journey'
import { regionActions } from './regionActions'

const mock = setupRegion()
const chart = charts.find(({ id }) => id === 'instance') as Chart

let store: AppStore
let id: string
beforeEach(async () => {
  vi.stubGlobal('location', { pathname: '/', search: '' })
  store = makeStore({ origin: ORIGIN })
  id = rowNamed(mock.region.world.instances, 'web-1').id
  await store.dispatch(instancesApi.endpoints.instanceList.initiate({ project: 'web' }))
})

const resource = () => ({ kind: 'instance', id, name: 'web-1' })
const stateInRegion = () => stateOf(mock.region, 'instance', id)

/** The actions on the region of the test, as the preview has them. @param onReport follows each report */
const actions = (onReport: () => void = () => {}) =>
  regionActions(store, {
    kinds: ['instance'],
    persona: () => undefined,
    personaKey: '',
    report(kind, of, state, isHeld) {
      reportState(mock.region, kind, of, state, isHeld)
      onReport()
    },
    stateOf: (kind, of) => stateOf(mock.region, kind, of),
    failNext: (operation, times, because) => failNext(mock.region.faults, operation, times, because),
    failuresLeft: (operation) => failuresLeft(mock.region.faults, operation),
    switches: () => ({}),
  })

/** The way of web-1 from a state to a state. */
function journey(from: string, to: string) {
  const subject = { of: id, label: 'web-1', states: [from], isHere: true }
  const found = journeyTo(chart, [subject], { state: to })
  if (!found) throw new Error(`no way from ${from} to ${to}`)
  return found
}

it('a state that the hardware would leave at once is seen by the page first, then the hardware goes on', async () => {
  // The hardware leaves each state before the page can look.
  await actions(() => mock.clock.advance(60_000)).report(resource(), 'running', 'rebooting')
  expect(store.observer.lastSeen(id)).toBe('rebooting')
  expect(stateInRegion()).toBe('running')
})

it('a resource that its hardware has moved on says so, is left where it is, and is looked at again', async () => {
  const { report, travel } = actions()
  reportState(mock.region, 'instance', id, 'rebooting', true)
  const words = 'web-1 has moved on: it is rebooting by now, no longer running. Try again.'
  await expect(report(resource(), 'running', 'failed')).rejects.toThrow(words)
  await expect(travel(journey('running', 'stopped'), 'instance')).rejects.toThrow(words)
  expect(stateInRegion()).toBe('rebooting')
  await expect.poll(() => store.observer.lastSeen(id)).toBe('rebooting')
  // Works with the state that the page has now seen.
  await travel(journey('rebooting', 'stopped'), 'instance')
  expect(store.observer.lastSeen(id)).toBe('stopped')
})

it('what is left of the failures of an operation is known, and none is left once it has failed', async () => {
  const own = actions()
  own.failNext('instanceList', 1)
  expect(own.failuresLeft('instanceList')).toBe(1)
  await store.dispatch(
    instancesApi.endpoints.instanceList.initiate({ project: 'web' }, { forceRefetch: true }),
  )
  expect(own.failuresLeft('instanceList')).toBe(0)
})
