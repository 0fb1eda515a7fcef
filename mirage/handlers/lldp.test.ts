import { describe, expect, it } from 'vitest'
import { rackId } from '../scenarios/hardware'
import { asFleet } from '#tests/support/fleet'
import { call, items, setupRegion, SPECIFIED } from '#tests/support/region'
import { onPort, PORTS } from '#tests/support/switchPorts'

const mock = setupRegion(SPECIFIED)

describe('LLDP', () => {
  const config = (port = 'qsfp0', at = 'switch0') => `${PORTS}/${onPort(`${port}/lldp/config`, at)}`
  it('what a port says of itself is read and changed under its own id', async () => {
    const before = await call('GET', config())
    expect(before).toMatchObject({ status: 200, body: { enabled: true, link_name: 'uplink-north' } })
    const body = { ...before.body, enabled: false }
    const foreign = { ...body, id: '11111111-1111-4111-8111-111111111111' }
    expect(await call('POST', config(), foreign)).toMatchObject({
      status: 400,
      body: { error_code: 'InvalidRequest' },
    })
    expect((await call('POST', config(), body)).status).toBe(204)
    expect((await call('GET', config())).body).toEqual(body)
  })
  it('a port without settings has nothing to say', async () => {
    const reply = await call('GET', config('qsfp9'))
    expect(reply).toMatchObject({ status: 400, body: { error_code: 'InvalidValue' } })
    expect(reply.body['message']).toContain('"settings"')
  })
  it('neighbours are heard of on two ports, all the time', async () => {
    const heard = (port: string) =>
      call('GET', `/v1/system/hardware/rack-switch-port/${rackId}/${port}/lldp/neighbors`)
    const first = items(await heard('switch0/qsfp0'))
    expect(first).toMatchObject([{ chassis_id: '02:5a:00:00:01:00', system_name: 'harbour-core-1' }])
    mock.clock.advance(5_000)
    const later = items(await heard('switch0/qsfp0'))
    expect(later[0]?.['last_seen']).not.toBe(first[0]?.['last_seen'])
    expect(items(await heard('switch0/qsfp1'))).toHaveLength(1)
    expect(items(await heard('switch1/qsfp0'))).toEqual([])
    expect((await heard('switch9/qsfp0')).status).toBe(400)
  })
  it('is for operators', async () => {
    const { body } = await call('GET', config())
    asFleet(mock.region, 'viewer')
    expect((await call('GET', config())).status).toBe(200)
    expect((await call('POST', config(), body)).status).toBe(403)
    asFleet(mock.region)
    expect((await call('GET', config())).status).toBe(404)
  })
})
