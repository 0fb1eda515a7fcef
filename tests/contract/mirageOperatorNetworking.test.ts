import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rackId } from '../../mirage/scenarios/hardware'
import { asFleet } from './fleet'
import { call, items, startRegion } from './support'

// Address lots, loopbacks, switch ports and their settings, LLDP, BGP, BFD, who may reach the API: backend-behaviour
// §3.17, §3.20, §4.13 and rows 184 to 192 of §8.

const net = '/v1/system/networking'
const ports = '/v1/system/hardware/switch-port'

let mock: ReturnType<typeof startRegion>
beforeEach(() => {
  mock = startRegion()
})
afterEach(() => mock.stop())

const list = async (path: string) => (await call('GET', path)).body as unknown as Record<string, unknown>[]
const onPort = (port: string, at = 'switch0') => `${port}?rack_id=${rackId}&switch_location=${at}`

describe('address lots', () => {
  const at = `${net}/address-lot`
  const lot = (blocks: readonly [string, string][], more: object = {}) => ({
    name: 'spare',
    description: '',
    kind: 'infra',
    blocks: blocks.map(([first_address, last_address]) => ({ first_address, last_address })),
    ...more,
  })
  it('are made with their blocks, listed, and deleted with them', async () => {
    const body = lot([
      ['10.9.0.1', '10.9.0.9'],
      ['FD00:0::1', 'fd00::f'],
    ])
    const made = await call('POST', at, body)
    expect(made).toMatchObject({
      status: 201,
      body: {
        lot: { name: 'spare', kind: 'infra' },
        blocks: [
          { first_address: '10.9.0.1', last_address: '10.9.0.9' },
          { first_address: 'fd00::1', last_address: 'fd00::f' },
        ],
      },
    })
    const blocks = await call('GET', `${at}/spare/blocks`)
    expect(items(blocks)).toHaveLength(2)
    expect(Object.keys(items(blocks)[0] ?? {}).sort()).toEqual(['first_address', 'id', 'last_address'])
    expect(await call('POST', at, body)).toMatchObject({
      status: 400,
      body: { error_code: 'ObjectAlreadyExists', message: 'already exists: address-lot "spare"' },
    })
    expect((await call('DELETE', `${at}/spare`)).status).toBe(204)
    expect((await call('GET', `${at}/spare/blocks`)).status).toBe(404)
    expect(mock.region.world.addressLotBlocks.size).toBe(3)
  })
  it.each([
    ['first behind last (row 184)', '10.9.0.9', '10.9.0.1', 'invalid range'],
    ['two families (row 185)', '10.9.0.1', 'fd00::1', 'same address family'],
  ])('are refused with %s', async (_, first, last, message) => {
    const reply = await call('POST', at, lot([[first, last]]))
    expect(reply).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } })
    expect(reply.body['message']).toContain(message)
  })
  it('are not deleted while an address of theirs is in use (row 186)', async () => {
    const reply = await call('DELETE', `${at}/rack-infra`)
    expect(reply).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } })
    expect(reply.body['message']).toContain('in use')
    expect((await call('DELETE', `${at}/dock-services`)).status).toBe(204)
  })
  it('a collaborator of the fleet makes them; only an admin deletes them; others do not see them', async () => {
    asFleet(mock.region, 'viewer')
    expect((await call('POST', at, lot([]))).status).toBe(403)
    asFleet(mock.region, 'collaborator')
    expect((await call('POST', at, lot([]))).status).toBe(201)
    expect((await call('DELETE', `${at}/spare`)).status).toBe(403)
    asFleet(mock.region)
    expect((await call('GET', at)).status).toBe(403)
    expect((await call('GET', `${at}/spare/blocks`)).status).toBe(404)
    expect((await call('DELETE', `${at}/spare`)).status).toBe(404)
  })
})

describe('loopback addresses', () => {
  const at = `${net}/loopback-address`
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

const link = (name = 'phy0') => ({
  link_name: name,
  autoneg: false,
  mtu: 1500,
  speed: 'speed100_g',
  lldp: { enabled: true },
})
const peer = (more: object = {}) => ({
  addr: '10.40.0.2',
  allowed_export: { type: 'no_filtering' },
  allowed_import: { type: 'no_filtering' },
  bgp_config: 'tidewater-edge',
  communities: [],
  connect_retry: 3,
  delay_open: 3,
  enforce_first_as: false,
  hold_time: 6,
  idle_hold_time: 3,
  interface_name: 'phy0',
  keepalive: 2,
  remote_asn: 65_020,
  ...more,
})
const settings = (more: object = {}) => ({
  name: 'uplink-new',
  description: '',
  port_config: { geometry: 'qsfp28x1' },
  links: [link()],
  addresses: [],
  ...more,
})
const address = (text: string, lot = 'rack-infra') => ({
  addresses: [{ link_name: 'phy0', addresses: [{ address: text, address_lot: lot }] }],
})
const peers = (more: object = {}) => ({ bgp_peers: [{ link_name: 'phy0', peers: [peer(more)] }] })

describe('switch port settings', () => {
  const at = `${net}/switch-port-settings`
  it('are put together of their parts', async () => {
    const made = await call(
      'POST',
      at,
      settings({
        ...address('172.20.15.38/29'),
        ...peers(),
        interfaces: [{ link_name: 'phy0', kind: { type: 'vlan', vid: 300 }, v6_enabled: false }],
        routes: [{ link_name: 'phy0', routes: [{ dst: '0.0.0.0/0', gw: '10.40.0.2', vid: 300 }] }],
      }),
    )
    expect(made.status).toBe(201)
    const id = made.body['id']
    expect(made.body).toMatchObject({
      name: 'uplink-new',
      port: { geometry: 'qsfp28x1', port_settings_id: id },
      groups: [],
      links: [{ link_name: 'phy0', fec: null, tx_eq_config: null, lldp_link_config: { enabled: true } }],
      interfaces: [{ interface_name: 'phy0', kind: 'vlan', port_settings_id: id }],
      vlan_interfaces: [{ vlan_id: 300 }],
      routes: [{ dst: '0.0.0.0/0', gw: '10.40.0.2', interface_name: 'phy0', vlan_id: 300 }],
      addresses: [{ address: '172.20.15.38/29', address_lot_name: 'rack-infra', interface_name: 'phy0' }],
      bgp_peers: [{ addr: '10.40.0.2', bgp_config: 'tidewater-edge' }],
    })
    expect((await call('GET', `${at}/uplink-new`)).body).toEqual(made.body)
    const listed = items(await call('GET', `${at}?port_settings=uplink-new`))
    expect(listed).toHaveLength(1)
    expect(Object.keys(listed[0] ?? {})).not.toContain('links')
    expect(items(await call('GET', at))).toHaveLength(5)
  })
  it('a name that is there replaces what it names, and may keep its address', async () => {
    const first = await call('POST', at, settings(address('172.20.15.38/29')))
    mock.clock.advance(60_000)
    const second = await call('POST', at, settings({ ...address('172.20.15.38/29'), description: 'again' }))
    expect(second).toMatchObject({ status: 201, body: { id: first.body['id'], description: 'again' } })
    expect(second.body['time_created']).toBe(first.body['time_created'])
    expect(second.body['time_modified']).not.toBe(first.body['time_modified'])
  })
  it.each([
    [
      'an unknown lot (row 188)',
      address('10.0.0.1/24', 'lost'),
      'InvalidRequest',
      'address lot "lost" not found',
    ],
    ['an address outside the lot', address('10.0.0.1/24'), 'InvalidRequest', 'not in the address lot'],
    ['an address in use', address('172.20.15.21/29'), 'InvalidRequest', 'unavailable'],
    ['an unknown BGP configuration', peers({ bgp_config: 'lost' }), 'InvalidRequest', 'not found'],
    ['a group, of which there are none', { groups: ['lost'] }, 'InvalidRequest', 'not found'],
    [
      'a key of 81 letters (row 189)',
      peers({ md5_auth_key: 'a'.repeat(81) }),
      'InvalidValue',
      '"md5_auth_key"',
    ],
    ['a key that cannot be printed', peers({ md5_auth_key: 'a\u0007' }), 'InvalidValue', '"md5_auth_key"'],
  ])('are refused with %s', async (_, more, code, message) => {
    const reply = await call('POST', at, settings(more))
    expect(reply).toMatchObject({ status: 400, body: { error_code: code } })
    expect(reply.body['message']).toContain(message)
    expect((await call('GET', `${at}/uplink-new`)).status).toBe(404)
  })
  it('one address is not given twice in one request', async () => {
    const both = [link(), link('phy1')].map(({ link_name }) => ({
      link_name,
      addresses: [{ address: '172.20.15.38/29', address_lot: 'rack-infra' }],
    }))
    expect((await call('POST', at, settings({ addresses: both }))).status).toBe(400)
  })
  it('are deleted by name, not while they are applied, and only when they are named', async () => {
    await call('POST', at, settings())
    expect((await call('DELETE', at)).status).toBe(400)
    expect((await call('DELETE', `${at}?port_settings=lost`)).status).toBe(400)
    const applied = await call('DELETE', `${at}?port_settings=uplink-north`)
    expect(applied).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } })
    expect(applied.body['message']).toContain('applied')
    expect((await call('DELETE', `${at}?port_settings=uplink-new`)).status).toBe(204)
  })
  it('are for operators', async () => {
    asFleet(mock.region, 'viewer')
    expect((await call('POST', at, settings())).status).toBe(403)
    expect((await call('DELETE', `${at}?port_settings=uplink-north`)).status).toBe(403)
    asFleet(mock.region)
    expect((await call('GET', at)).status).toBe(403)
    expect((await call('GET', `${at}/uplink-north`)).status).toBe(404)
  })
})

describe('switch ports', () => {
  it('32 on each switch, four of them with settings; one can be picked out', async () => {
    const rows = items(await call('GET', ports))
    expect(rows).toHaveLength(64)
    expect(rows.filter((each) => each['port_settings_id'] !== null)).toHaveLength(4)
    const [row] = rows
    expect(items(await call('GET', `${ports}?switch_port_id=${String(row?.['id'])}`))).toEqual([row])
  })
  it('are given settings, twice without harm, and cleared', async () => {
    const made = await call('POST', `${net}/switch-port-settings`, settings(peers()))
    const path = (verb: string) => `${ports}/qsfp9/${verb}?rack_id=${rackId}&switch_location=switch1`
    const applied = () =>
      [...mock.region.world.switchPorts.values()].find(
        (row) => row.portName === 'qsfp9' && row.switchLocation === 'switch1',
      )?.portSettingsId
    expect((await call('GET', path('status'))).body).toEqual({ link: null, monitors: null })
    for (let time = 0; time < 2; time += 1)
      expect((await call('POST', path('settings'), { port_settings: 'uplink-new' })).status).toBe(204)
    expect(applied()).toBe(made.body['id'])
    expect((await call('GET', path('status'))).body).toMatchObject({ link: { speed: 'speed100_g' } })
    expect((await call('DELETE', path('settings'))).status).toBe(204)
    expect(applied()).toBeNull()
  })
  it('what is not there is not found; a place that cannot be is refused (row 190)', async () => {
    const body = { port_settings: 'uplink-north' }
    expect((await call('POST', `${ports}/${onPort('qsfp40/settings')}`, body)).status).toBe(404)
    expect(
      await call('POST', `${ports}/${onPort('qsfp9/settings')}`, { port_settings: 'lost' }),
    ).toMatchObject({
      status: 404,
      body: { error_code: 'ObjectNotFound' },
    })
    const place = await call('GET', `${ports}/${onPort('qsfp0/status', 'switch9')}`)
    expect(place).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } })
    expect(place.body['message']).toContain('invalid switch location')
    expect((await call('GET', `${ports}/${onPort('rear0/status')}`)).status).toBe(400)
  })
  it('are for operators', async () => {
    const body = { port_settings: 'uplink-north' }
    asFleet(mock.region, 'viewer')
    expect((await call('GET', `${ports}/${onPort('qsfp0/status')}`)).status).toBe(200)
    expect((await call('POST', `${ports}/${onPort('qsfp9/settings')}`, body)).status).toBe(403)
    expect((await call('DELETE', `${ports}/${onPort('qsfp0/settings')}`)).status).toBe(403)
    asFleet(mock.region)
    expect((await call('GET', ports)).status).toBe(403)
    expect((await call('GET', `${ports}/${onPort('qsfp0/status', 'switch9')}`)).status).toBe(404)
  })
})

describe('LLDP', () => {
  const config = (port = 'qsfp0', at = 'switch0') => `${ports}/${onPort(`${port}/lldp/config`, at)}`
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

describe('BGP', () => {
  const config = (more: object = {}) => ({
    name: 'second',
    description: '',
    asn: 65_011,
    bgp_announce_set_id: 'harbour',
    ...more,
  })
  it('one configuration for each AS; the same again is the same (row 187)', async () => {
    const made = await call('POST', `${net}/bgp`, config())
    expect(made).toMatchObject({ status: 201, body: { asn: 65_011, vrf: null } })
    expect(Object.keys(made.body)).not.toContain('announce_set_id')
    expect((await call('POST', `${net}/bgp`, config())).body).toEqual(made.body)
    for (const more of [{ name: 'third' }, { description: 'other' }, { asn: 65_012 }])
      expect(await call('POST', `${net}/bgp`, config(more))).toMatchObject({
        status: 409,
        body: { error_code: 'Conflict' },
      })
    expect((await call('POST', `${net}/bgp`, config({ bgp_announce_set_id: 'lost' }))).status).toBe(404)
    expect(items(await call('GET', `${net}/bgp`))).toHaveLength(2)
    expect((await call('DELETE', `${net}/bgp?name_or_id=second`)).status).toBe(204)
    expect((await call('DELETE', `${net}/bgp?name_or_id=second`)).status).toBe(404)
  })
  it('what is in use is not deleted', async () => {
    expect(await call('DELETE', `${net}/bgp?name_or_id=tidewater-edge`)).toMatchObject({
      status: 409,
      body: { error_code: 'Conflict' },
    })
    expect((await call('DELETE', `${net}/bgp-announce-set/harbour`)).status).toBe(409)
  })
  it('announce sets are made or replaced by name, and go with what they announce', async () => {
    const at = `${net}/bgp-announce-set`
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
    await call('POST', `${net}/switch-port-settings`, settings(peers()))
    const path = `${ports}/${onPort('qsfp9/settings', 'switch1')}`
    await call('POST', path, { port_settings: 'uplink-new' })
    const status = async () => (await list(`${net}/bgp-status`)).find(({ addr }) => addr === '10.40.0.2')
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
    expect((await list(`${net}/bgp-status`)).map(({ state }) => state)).toEqual([
      'established',
      'established',
      'established',
      'active',
    ])
    expect((await call('GET', `${net}/bgp-exported`)).body).toEqual({
      exports: {
        '172.20.15.22': ['192.0.2.0/24'],
        '172.20.15.26': ['192.0.2.0/24'],
        '172.20.15.30': ['192.0.2.0/24'],
      },
    })
    const routes = await list(`${net}/bgp-routes-ipv4?asn=65010`)
    expect(routes).toHaveLength(9)
    expect(routes[0]).toEqual({ id: 0, nexthop: '172.20.15.22', prefix: '0.0.0.0/0', switch: 'switch0' })
    expect(await list(`${net}/bgp-routes-ipv4?asn=1`)).toEqual([])
    const { switch_histories } = (await call('GET', `${net}/bgp-message-history?asn=65010`)).body
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
    expect((await call('POST', `${net}/bgp`, config())).status).toBe(403)
    expect((await call('DELETE', `${net}/bgp?name_or_id=tidewater-edge`)).status).toBe(403)
    expect((await call('PUT', `${net}/bgp-announce-set`, set)).status).toBe(403)
    expect((await call('DELETE', `${net}/bgp-announce-set/harbour`)).status).toBe(403)
    asFleet(mock.region)
    for (const path of ['bgp', 'bgp-announce-set', 'bgp-status', 'bgp-exported', 'bgp-routes-ipv4?asn=1'])
      expect((await call('GET', `${net}/${path}`)).status).toBe(403)
    expect((await call('GET', `${net}/bgp-message-history?asn=1`)).status).toBe(403)
    expect((await call('GET', `${net}/bgp-announce-set/harbour/announcement`)).status).toBe(404)
  })
})

describe('BFD', () => {
  const session = { remote: '10.40.0.2', switch: 'switch0' }
  const wanted = { ...session, mode: 'multi_hop', detection_threshold: 3, required_rx: 300_000 }
  const state = async () =>
    (await list(`${net}/bfd-status`)).find(({ peer }) => peer === session.remote)?.['state']
  it('is seeded in each of its states, which stay', async () => {
    mock.clock.advance(60_000)
    const states = (await list(`${net}/bfd-status`)).map((each) => each['state'])
    expect(states).toEqual(['up', 'init', 'admin_down', 'down'])
  })
  it('comes up in two steps and goes when it is disabled', async () => {
    expect((await call('POST', `${net}/bfd-enable`, wanted)).status).toBe(204)
    expect(await state()).toBe('down')
    mock.clock.advance(2_000)
    expect(await state()).toBe('init')
    mock.clock.advance(2_000)
    expect(await state()).toBe('up')
    expect((await call('POST', `${net}/bfd-enable`, wanted)).status).toBe(204)
    expect(await state()).toBe('down')
    for (let time = 0; time < 2; time += 1)
      expect((await call('POST', `${net}/bfd-disable`, session)).status).toBe(204)
    expect(await state()).toBeUndefined()
    mock.clock.advance(10_000)
    expect(await list(`${net}/bfd-status`)).toHaveLength(4)
  })
  it('a place that cannot be is refused', async () => {
    expect((await call('POST', `${net}/bfd-enable`, { ...wanted, switch: 'switch9' })).status).toBe(400)
  })
  it('a viewer may, as the control plane has it; who is nobody in the fleet may not', async () => {
    asFleet(mock.region, 'viewer')
    expect((await call('POST', `${net}/bfd-enable`, wanted)).status).toBe(204)
    asFleet(mock.region)
    expect((await call('POST', `${net}/bfd-enable`, wanted)).status).toBe(403)
    expect((await call('POST', `${net}/bfd-disable`, session)).status).toBe(403)
    expect((await call('GET', `${net}/bfd-status`)).status).toBe(403)
  })
})

describe('who may reach the API', () => {
  const put = (...ips: string[]) => call('PUT', `${net}/allow-list`, { allowed_ips: { allow: 'list', ips } })
  it('anybody at first; then those on the list', async () => {
    expect((await call('GET', `${net}/allow-list`)).body['allowed_ips']).toEqual({ allow: 'any' })
    const reply = await put('127.0.0.0/8', 'fd00::/8')
    expect(reply).toMatchObject({
      status: 200,
      body: { allowed_ips: { allow: 'list', ips: ['127.0.0.0/8', 'fd00::/8'] } },
    })
    expect((await call('GET', `${net}/allow-list`)).body).toEqual(reply.body)
    const any = await call('PUT', `${net}/allow-list`, { allowed_ips: { allow: 'any' } })
    expect(any.body['allowed_ips']).toEqual({ allow: 'any' })
  })
  it.each([
    ['1001 entries (row 191)', Array.from({ length: 1_001 }, () => '127.0.0.1/32'), 'too many'],
    ['a list without the caller (row 192)', ['10.0.0.0/8'], 'prevent access for the caller'],
    ['an empty list', [], 'prevent access for the caller'],
    ['the unspecified address', ['127.0.0.1/32', '0.0.0.0/8'], 'unspecified'],
    ['a network of everything', ['128.0.0.0/0'], 'width 0'],
  ])('%s is refused', async (_, ips, message) => {
    const reply = await put(...ips)
    expect(reply).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } })
    expect(reply.body['message']).toContain(message)
  })
  it('pings are answered or not', async () => {
    expect((await call('GET', `${net}/inbound-icmp`)).body).toEqual({ enabled: true })
    expect((await call('PUT', `${net}/inbound-icmp`, { enabled: false })).status).toBe(204)
    expect((await call('GET', `${net}/inbound-icmp`)).body).toEqual({ enabled: false })
  })
  it('is for operators', async () => {
    asFleet(mock.region, 'viewer')
    expect((await put('127.0.0.0/8')).status).toBe(403)
    expect((await call('PUT', `${net}/inbound-icmp`, { enabled: false })).status).toBe(403)
    asFleet(mock.region)
    expect((await call('GET', `${net}/allow-list`)).status).toBe(403)
    expect((await call('GET', `${net}/inbound-icmp`)).status).toBe(403)
  })
})
