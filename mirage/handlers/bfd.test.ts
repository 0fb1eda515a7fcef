import { describe, expect, it } from 'vitest'
import { asFleet } from '#tests/support/fleet'
import { call, setupRegion, SPECIFIED } from '#tests/support/region'
import { NETWORKING } from '#tests/support/switchPorts'

const mock = setupRegion(SPECIFIED)

const list = async (path: string) => (await call('GET', path)).body as unknown as Record<string, unknown>[]

describe('BFD', () => {
  const session = { remote: '10.40.0.2', switch: 'switch0' }
  const wanted = { ...session, mode: 'multi_hop', detection_threshold: 3, required_rx: 300_000 }
  const state = async () =>
    (await list(`${NETWORKING}/bfd-status`)).find(({ peer }) => peer === session.remote)?.['state']
  it('is seeded in each of its states, which stay', async () => {
    mock.clock.advance(60_000)
    const states = (await list(`${NETWORKING}/bfd-status`)).map((row) => row['state'])
    expect(states).toEqual(['up', 'init', 'admin_down', 'down'])
  })
  it('comes up in two steps and goes when it is disabled', async () => {
    expect((await call('POST', `${NETWORKING}/bfd-enable`, wanted)).status).toBe(204)
    expect(await state()).toBe('down')
    mock.clock.advance(2_000)
    expect(await state()).toBe('init')
    mock.clock.advance(2_000)
    expect(await state()).toBe('up')
    expect((await call('POST', `${NETWORKING}/bfd-enable`, wanted)).status).toBe(204)
    expect(await state()).toBe('down')
    for (let time = 0; time < 2; time += 1)
      expect((await call('POST', `${NETWORKING}/bfd-disable`, session)).status).toBe(204)
    expect(await state()).toBeUndefined()
    mock.clock.advance(10_000)
    expect(await list(`${NETWORKING}/bfd-status`)).toHaveLength(4)
  })
  it('a place that cannot be is refused', async () => {
    expect((await call('POST', `${NETWORKING}/bfd-enable`, { ...wanted, switch: 'switch9' })).status).toBe(
      400,
    )
  })
  it('a viewer may, as in the control plane; a caller without a role in the fleet may not', async () => {
    asFleet(mock.region, 'viewer')
    expect((await call('POST', `${NETWORKING}/bfd-enable`, wanted)).status).toBe(204)
    asFleet(mock.region)
    expect((await call('POST', `${NETWORKING}/bfd-enable`, wanted)).status).toBe(403)
    expect((await call('POST', `${NETWORKING}/bfd-disable`, session)).status).toBe(403)
    expect((await call('GET', `${NETWORKING}/bfd-status`)).status).toBe(403)
  })
})
