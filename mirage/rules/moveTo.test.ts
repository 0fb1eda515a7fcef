import { describe, expect, it } from 'vitest'
import { call, rowNamed, setupRegion } from '#tests/support/region'

const stateOf = async (name: string) =>
  (await call('GET', `/v1/instances/${name}?project=web`)).body['run_state']

describe('the pretend hardware', () => {
  const mock = setupRegion()

  it('takes its usual time', async () => {
    await call('POST', '/v1/instances/db-1/start?project=web')
    mock.clock.advance(2_499)
    expect(await stateOf('db-1')).toBe('starting')
    mock.clock.advance(1)
    expect(await stateOf('db-1')).toBe('running')
  })

  it('runs the lifecycle of what moves, and of nothing at rest', async () => {
    const { running } = mock.region
    expect(running.size).toBe(0)
    await call('POST', '/v1/instances/db-1/start?project=web')
    expect([...running.keys()]).toEqual([rowNamed(mock.region.world.instances, 'db-1').id])
    mock.clock.advance(2_500)
    expect(running.size).toBe(0)
  })

  it('goes on from a command that comes while it works', async () => {
    await call('POST', '/v1/instances/db-1/start?project=web')
    mock.clock.advance(2_000)
    await call('POST', '/v1/instances/db-1/stop?project=web')
    mock.clock.advance(1_999)
    expect(await stateOf('db-1')).toBe('stopping')
    mock.clock.advance(1)
    expect(await stateOf('db-1')).toBe('stopped')
    expect(mock.region.running.size).toBe(0)
  })

  it('ends with the row that it moves', async () => {
    await call('POST', '/v1/instances/db-1/start?project=web')
    const { instances } = mock.region.world
    instances.remove(rowNamed(instances, 'db-1').id)
    mock.clock.advance(60_000)
    expect(mock.region.running.size).toBe(0)
  })

  it('takes a twentieth of it at twenty times the speed', async () => {
    mock.restart({ speed: 20 })
    await call('POST', '/v1/instances/db-1/start?project=web')
    mock.clock.advance(124)
    expect(await stateOf('db-1')).toBe('starting')
    mock.clock.advance(1)
    expect(await stateOf('db-1')).toBe('running')
  })

  it('brings sessions with neighbours up faster too, and leaves the clock as it is', async () => {
    mock.restart({ speed: 20 })
    const before = mock.clock.now()
    const session = { remote: '10.40.0.2', switch_slot: 'switch0' }
    const wanted = { ...session, mode: 'multi_hop', detection_threshold: 3, required_rx: 300_000 }
    await call('POST', '/v1/system/networking/bfd-enable', wanted)
    mock.clock.advance(200)
    const rows = (await call('GET', '/v1/system/networking/bfd-status')).body as unknown as object[]
    expect(rows).toContainEqual(expect.objectContaining({ peer: '10.40.0.2', state: 'up' }))
    expect(mock.clock.now()).toBe(before + 200)
  })

  it('is as deterministic as before: the same seed and speed end in the same world', async () => {
    const end = async () => {
      mock.restart({ speed: 20, seed: 7 })
      await call('POST', '/v1/instances/web-1/stop?project=web')
      mock.clock.advance(100)
      return (await call('GET', '/v1/instances?project=web')).body
    }
    expect(await end()).toEqual(await end())
  })

  it.each([0, -1, Number.NaN, Infinity])('has no speed of %d', (speed) => {
    expect(() => mock.restart({ speed })).toThrow('speed needs a number above 0')
  })
})
