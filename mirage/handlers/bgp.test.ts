import { describe, expect, it } from 'vitest'
import { asFleet } from '#tests/support/fleet'
import { call, items, setupRegion } from '#tests/support/region'
import { NETWORKING, onPort, PORTS, settings, withPeer } from '#tests/support/switchPorts'

const mock = setupRegion()

const list = async (path: string) => (await call('GET', path)).body as unknown as Record<string, unknown>[]

describe('BGP', () => {
  const config = (more: object = {}) => ({
    name: 'second',
    description: '',
    asn: 65_011,
    bgp_announce_set_id: 'harbour',
    ...more,
  })
  it('one configuration for each AS; the same again is the same (row 187)', async () => {
    const made = await call('POST', `${NETWORKING}/bgp`, config())
    expect(made).toMatchObject({ status: 201, body: { asn: 65_011, vrf: null } })
    expect(Object.keys(made.body)).not.toContain('announce_set_id')
    expect((await call('POST', `${NETWORKING}/bgp`, config())).body).toEqual(made.body)
    for (const more of [{ name: 'third' }, { description: 'other' }, { asn: 65_012 }])
      expect(await call('POST', `${NETWORKING}/bgp`, config(more))).toMatchObject({
        status: 409,
        body: { error_code: 'Conflict' },
      })
    expect((await call('POST', `${NETWORKING}/bgp`, config({ bgp_announce_set_id: 'lost' }))).status).toBe(
      404,
    )
    expect(items(await call('GET', `${NETWORKING}/bgp`))).toHaveLength(2)
    expect((await call('DELETE', `${NETWORKING}/bgp?name_or_id=second`)).status).toBe(204)
    expect((await call('DELETE', `${NETWORKING}/bgp?name_or_id=second`)).status).toBe(404)
  })
  it('what is in use is not deleted', async () => {
    expect(await call('DELETE', `${NETWORKING}/bgp?name_or_id=tidewater-edge`)).toMatchObject({
      status: 409,
      body: { error_code: 'Conflict' },
    })
    expect((await call('DELETE', `${NETWORKING}/bgp-announce-set/harbour`)).status).toBe(409)
  })
  it('announce sets are made or replaced by name, and go with what they announce', async () => {
    const at = `${NETWORKING}/bgp-announce-set`
    const put = (...networks: string[]) =>
      call('PUT', at, {
        name: 'yard',
        description: '',
        announcement: networks.map((network) => ({ address_lot_block: 'dock-services', network })),
      })
    const first = await put('192.0.2.0/25', '192.0.2.128/25')
    expect(first.status).toBe(200)
    expect(await list(`${at}/yard/announcement`)).toHaveLength(2)
    expect((await put('192.0.2.0/26')).body['id']).toBe(first.body['id'])
    expect(await list(`${at}/yard/announcement`)).toMatchObject([
      { announce_set_id: first.body['id'], network: '192.0.2.0/26' },
    ])
    expect((await put('203.0.113.0/24')).status).toBe(404)
    expect((await list(at)).map(({ name }) => name)).toEqual(['harbour', 'yard'])
    expect((await call('DELETE', `${at}/yard`)).status).toBe(204)
    expect((await call('GET', `${at}/yard/announcement`)).status).toBe(404)
  })
  it('a neighbour comes with the settings of a port, is reached step by step, and goes with them', async () => {
    await call('POST', `${NETWORKING}/switch-port-settings`, settings(withPeer()))
    const path = `${PORTS}/${onPort('qsfp9/settings', 'switch1')}`
    await call('POST', path, { port_settings: 'uplink-new' })
    const status = async () =>
      (await list(`${NETWORKING}/bgp-status`)).find(({ addr }) => addr === '10.40.0.2')
    const seen: unknown[] = []
    for (let second = 0; second < 8; second += 1) {
      seen.push((await status())?.['state'])
      mock.clock.advance(1_000)
    }
    expect(seen.slice(0, 7)).toEqual([
      'idle',
      'connect',
      'active',
      'open_sent',
      'open_confirm',
      'session_setup',
      'established',
    ])
    expect(await status()).toMatchObject({
      switch: 'switch1',
      local_asn: 65_010,
      remote_asn: 65_020,
      state: 'established',
      state_duration_millis: 2_000,
    })
    await call('DELETE', path)
    expect(await status()).toBeUndefined()
  })
  it('what goes out and what comes in goes over the three sessions that are up', async () => {
    expect((await list(`${NETWORKING}/bgp-status`)).map(({ state }) => state)).toEqual([
      'established',
      'established',
      'established',
      'active',
    ])
    expect((await call('GET', `${NETWORKING}/bgp-exported`)).body).toEqual({
      exports: {
        '172.20.15.22': ['192.0.2.0/24'],
        '172.20.15.26': ['192.0.2.0/24'],
        '172.20.15.30': ['192.0.2.0/24'],
      },
    })
    const routes = await list(`${NETWORKING}/bgp-routes-ipv4?asn=65010`)
    expect(routes).toHaveLength(9)
    expect(routes[0]).toEqual({ id: 0, nexthop: '172.20.15.22', prefix: '0.0.0.0/0', switch: 'switch0' })
    expect(await list(`${NETWORKING}/bgp-routes-ipv4?asn=1`)).toEqual([])
    const { switch_histories } = (await call('GET', `${NETWORKING}/bgp-message-history?asn=65010`)).body
    expect(switch_histories).toMatchObject([
      {
        switch: 'switch0',
        history: { '172.20.15.22': { sent: [{ message: { type: 'open', asn: 65_010 } }, {}] } },
      },
      { switch: 'switch1' },
    ])
  })
  it('is for operators', async () => {
    const set = { name: 'yard', description: '', announcement: [] }
    asFleet(mock.region, 'viewer')
    expect((await call('POST', `${NETWORKING}/bgp`, config())).status).toBe(403)
    expect((await call('DELETE', `${NETWORKING}/bgp?name_or_id=tidewater-edge`)).status).toBe(403)
    expect((await call('PUT', `${NETWORKING}/bgp-announce-set`, set)).status).toBe(403)
    expect((await call('DELETE', `${NETWORKING}/bgp-announce-set/harbour`)).status).toBe(403)
    asFleet(mock.region)
    for (const path of ['bgp', 'bgp-announce-set', 'bgp-status', 'bgp-exported', 'bgp-routes-ipv4?asn=1'])
      expect((await call('GET', `${NETWORKING}/${path}`)).status).toBe(403)
    expect((await call('GET', `${NETWORKING}/bgp-message-history?asn=1`)).status).toBe(403)
    expect((await call('GET', `${NETWORKING}/bgp-announce-set/harbour/announcement`)).status).toBe(404)
  })
})
