import { expect, it } from 'vitest'
import { call, setupRegion } from '#tests/support/region'
import { reportedKinds, reportState, stateOf } from './reports'

const mock = setupRegion()

const instance = async (name: string) => (await call('GET', `/v1/instances/${name}?project=web`)).body

it('puts a resource into any state, allowed or not, and its hardware goes on from there', async () => {
  const id = String((await instance('web-1'))['id'])
  reportState(mock.region, 'instance', id, 'failed')
  expect((await instance('web-1'))['run_state']).toBe('failed')
  reportState(mock.region, 'instance', id, 'rebooting')
  expect((await instance('web-1'))['run_state']).toBe('rebooting')
  mock.clock.advance(60_000)
  expect((await instance('web-1'))['run_state']).toBe('running')
})

it('holds a resource in a state, and lets the hardware move it on from the next', async () => {
  const id = String((await instance('web-1'))['id'])
  reportState(mock.region, 'instance', id, 'stopping', true)
  mock.clock.advance(60_000)
  expect((await instance('web-1'))['run_state']).toBe('stopping')
  reportState(mock.region, 'instance', id, 'rebooting')
  mock.clock.advance(60_000)
  expect((await instance('web-1'))['run_state']).toBe('running')
})

it('holds a resource in a state that its hardware was about to leave at an earlier time', async () => {
  const id = String((await instance('web-1'))['id'])
  for (const state of ['stopping', 'stopped']) reportState(mock.region, 'instance', id, state)
  reportState(mock.region, 'instance', id, 'stopping', true)
  mock.clock.advance(60_000)
  expect(stateOf(mock.region, 'instance', id)).toBe('stopping')
})

it('knows which kinds it can move, and rejects the others', () => {
  expect(reportedKinds).toContain('instance')
  expect(() => reportState(mock.region, 'image', 'an id', 'ready')).toThrow(
    'There are no reports of kind image.',
  )
})
