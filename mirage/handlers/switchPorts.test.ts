import { describe, expect, it } from 'vitest'
import { rackId } from '../scenarios/hardware'
import { asFleet } from '#tests/support/fleet'
import { call, items, setupRegion, SPECIFIED } from '#tests/support/region'
import { link, NETWORKING, onPort, PORTS, settings, withPeer } from '#tests/support/switchPorts'

const mock = setupRegion(SPECIFIED)

const address = (text: string, lot = 'rack-infra') => ({
  addresses: [{ link_name: 'phy0', addresses: [{ address: text, address_lot: lot }] }],
})

describe('switch port settings', () => {
  const at = `${NETWORKING}/switch-port-settings`
  it('are put together of their parts', async () => {
    const made = await call(
      'POST',
      at,
      settings({
        ...address('172.20.15.38/29'),
        ...withPeer(),
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
    ['an unknown BGP configuration', withPeer({ bgp_config: 'lost' }), 'InvalidRequest', 'not found'],
    ['a group, of which there are none', { groups: ['lost'] }, 'InvalidRequest', 'not found'],
    [
      'a key of 81 letters (row 189)',
      withPeer({ md5_auth_key: 'a'.repeat(81) }),
      'InvalidValue',
      '"md5_auth_key"',
    ],
    ['a key that cannot be printed', withPeer({ md5_auth_key: 'a\u0007' }), 'InvalidValue', '"md5_auth_key"'],
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
    const rows = items(await call('GET', PORTS))
    expect(rows).toHaveLength(64)
    expect(rows.filter((port) => port['port_settings_id'] !== null)).toHaveLength(4)
    const [row] = rows
    expect(items(await call('GET', `${PORTS}?switch_port_id=${String(row?.['id'])}`))).toEqual([row])
  })
  it('are given settings, twice without harm, and cleared', async () => {
    const made = await call('POST', `${NETWORKING}/switch-port-settings`, settings(withPeer()))
    const path = (method: string) => `${PORTS}/qsfp9/${method}?rack_id=${rackId}&switch_location=switch1`
    const applied = () =>
      mock.region.world.switchPorts.findBy((row) => row.portName === 'qsfp9' && row.switchSlot === 'switch1')
        ?.portSettingsId
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
    expect((await call('POST', `${PORTS}/${onPort('qsfp40/settings')}`, body)).status).toBe(404)
    expect(
      await call('POST', `${PORTS}/${onPort('qsfp9/settings')}`, { port_settings: 'lost' }),
    ).toMatchObject({
      status: 404,
      body: { error_code: 'ObjectNotFound' },
    })
    const place = await call('GET', `${PORTS}/${onPort('qsfp0/status', 'switch9')}`)
    expect(place).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } })
    expect(place.body['message']).toContain('invalid switch location')
    expect((await call('GET', `${PORTS}/${onPort('rear0/status')}`)).status).toBe(400)
  })
  it('are for operators', async () => {
    const body = { port_settings: 'uplink-north' }
    asFleet(mock.region, 'viewer')
    expect((await call('GET', `${PORTS}/${onPort('qsfp0/status')}`)).status).toBe(200)
    expect((await call('POST', `${PORTS}/${onPort('qsfp9/settings')}`, body)).status).toBe(403)
    expect((await call('DELETE', `${PORTS}/${onPort('qsfp0/settings')}`)).status).toBe(403)
    asFleet(mock.region)
    expect((await call('GET', PORTS)).status).toBe(403)
    expect((await call('GET', `${PORTS}/${onPort('qsfp0/status', 'switch9')}`)).status).toBe(404)
  })
})
