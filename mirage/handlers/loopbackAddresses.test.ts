import { describe, expect, it } from 'vitest'
import { rackId } from '../scenarios/hardware'
import { asFleet } from '#tests/support/fleet'
import { call, items, setupRegion, SPECIFIED } from '#tests/support/region'
import { NETWORKING } from '#tests/support/switchPorts'

const mock = setupRegion(SPECIFIED)

describe('loopback addresses', () => {
  const at = `${NETWORKING}/loopback-address`
  const wanted = (more: object = {}) => ({
    address: 'fd00:99::10',
    address_lot: 'rack-infra',
    anycast: false,
    mask: 128,
    rack_id: rackId,
    switch_location: 'switch0',
    ...more,
  })
  it('take an address of a lot and give it back', async () => {
    const made = await call('POST', at, wanted())
    expect(made).toMatchObject({
      status: 201,
      body: { address: 'fd00:99::10/128', rack_id: rackId, switch_location: 'switch0' },
    })
    expect(Object.keys(made.body)).not.toContain('anycast')
    expect(items(await call('GET', at))).toHaveLength(3)
    const path = `${at}/${rackId}/switch0/${encodeURIComponent('fd00:99::10')}/128`
    expect((await call('DELETE', path)).status).toBe(204)
    expect((await call('DELETE', path)).status).toBe(404)
  })
  it.each([
    ['one that is there', { address: 'fd00:99::1' }, 400, 'already exists: loopback-address'],
    ['one of the other switch', { address: 'fd00:99::2' }, 400, 'unavailable'],
    ['one outside the lot', { address: '10.0.0.1', mask: 32 }, 400, 'not in the address lot'],
    ['a switch that cannot be', { switch_location: 'switch9' }, 400, 'invalid switch location'],
    ['too wide a mask', { address: '172.20.15.40', mask: 33 }, 400, 'mask'],
    ['an unknown lot', { address_lot: 'lost' }, 404, 'not found: address-lot'],
    ['an unknown rack', { rack_id: '11111111-1111-4111-8111-111111111111' }, 404, 'not found: rack'],
  ])('are refused with %s', async (_, more, status, message) => {
    const reply = await call('POST', at, wanted(more))
    expect(reply.status).toBe(status)
    expect(reply.body['message']).toContain(message)
  })
  it('that are anycast may stand on both switches', async () => {
    expect((await call('POST', at, wanted({ anycast: true }))).status).toBe(201)
    const other = { anycast: true, switch_location: 'switch1' }
    expect((await call('POST', at, wanted(other))).status).toBe(201)
    expect((await call('POST', at, wanted({ switch_location: 'switch1', mask: 64 }))).status).toBe(400)
  })
  it('are for operators', async () => {
    const path = `${at}/${rackId}/switch0/${encodeURIComponent('fd00:99::1')}/128`
    asFleet(mock.region, 'viewer')
    expect((await call('POST', at, wanted())).status).toBe(403)
    expect((await call('DELETE', path)).status).toBe(403)
    asFleet(mock.region)
    expect((await call('GET', at)).status).toBe(403)
    expect((await call('DELETE', path)).status).toBe(404)
  })
})
