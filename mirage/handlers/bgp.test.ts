import { beforeEach, describe, expect, it } from 'vitest'
import { rackId } from '../scenarios/hardware'
import { asFleet } from '#tests/support/fleet'
import { call, items, setupRegion, SPECIFIED } from '#tests/support/region'
import { NETWORKING, onPort, PORTS, settings, withPeer } from '#tests/support/switchPorts'
import { MODEL } from '#store/api/versions/generated/shipped'

const mock = setupRegion(SPECIFIED)

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

describe('BGP in a region of the newest version', () => {
  const region = setupRegion()
  const ports = `${NETWORKING}/switch-port-settings`
  const peerAt = (addr: object) =>
    settings({ bgp_peers: withPeer({ addr, interface_name: undefined }).bgp_peers })
  /** Applies settings with a peer and lets its session come up. */
  async function withSession(addr: object) {
    expect((await call('POST', ports, peerAt(addr))).status).toBe(201)
    const port = `qsfp9/settings?rack_id=${rackId}&switch_slot=switch1`
    expect((await call('POST', `${PORTS}/${port}`, { port_settings: 'uplink-new' })).status).toBe(204)
    region.clock.advance(10_000)
    return (await list(`${NETWORKING}/bgp-status`)).find(({ remote_asn }) => remote_asn === 65_020)
  }

  it('an unnumbered neighbour is named by its interface, and found at a link-local address', async () => {
    const addr = { type: 'unnumbered', router_lifetime: 1_800 }
    expect(await withSession(addr)).toMatchObject({
      peer_id: 'tfportqsfp9_0',
      addr: 'fe80::b:a',
      switch: 'switch1',
      state: 'established',
    })
    expect((await call('GET', `${ports}/uplink-new`)).body['bgp_peers']).toMatchObject([{ addr }])
    expect(await list(`${NETWORKING}/bgp-exported`)).toContainEqual({
      peer_id: 'tfportqsfp9_0',
      prefix: '192.0.2.0/24',
      switch: 'switch1',
    })
  })
  it('a neighbour may be spoken to from an address of its family', async () => {
    const addr = { type: 'numbered', target_addr: '10.40.0.2', src_addr: '10.40.0.1' }
    expect(await withSession(addr)).toMatchObject({ peer_id: '10.40.0.2', addr: '10.40.0.2' })
    const other = await call('POST', ports, peerAt({ ...addr, src_addr: 'fd00::1' }))
    expect(other).toMatchObject({
      status: 400,
      body: { message: '10.40.0.2 does not have the same address family as fd00::1' },
    })
  })
  it('the routes that come in are of both families', async () => {
    const routes = await list(`${NETWORKING}/bgp-imported?asn=65010`)
    expect(routes.filter(({ prefix }) => String(prefix).includes(':'))).toHaveLength(6)
    expect(routes).toHaveLength(15)
  })
})

describe('a BGP configuration that is changed', () => {
  beforeEach(() => void mock.restart({ api: MODEL }))
  const update = (body: object, selector = 'tidewater-edge') =>
    call('PUT', `${NETWORKING}/bgp?name_or_id=${selector}`, body)
  const set = () =>
    call('PUT', `${NETWORKING}/bgp-announce-set`, { name: 'yard', description: '', announcement: [] })
  it('keeps a field that is absent or null', async () => {
    const [before] = items(await call('GET', `${NETWORKING}/bgp`))
    const reply = await update({ max_paths: 4, name: null })
    expect(reply).toMatchObject({ status: 200, body: { name: 'tidewater-edge', asn: 65_010, max_paths: 4 } })
    expect(reply.body['time_created']).toBe(before?.['time_created'])
    expect(reply.body['time_modified']).not.toBe(before?.['time_modified'])
    expect((await update({ description: 'North and south' })).body).toMatchObject({
      description: 'North and south',
      max_paths: 4,
    })
    expect(items(await call('GET', `${NETWORKING}/bgp`))).toMatchObject([{ max_paths: 4 }])
  })
  it('announces another set', async () => {
    await set()
    expect((await update({ bgp_announce_set_id: 'yard' })).status).toBe(200)
    expect((await call('DELETE', `${NETWORKING}/bgp-announce-set/yard`)).status).toBe(409)
    expect((await call('DELETE', `${NETWORKING}/bgp-announce-set/harbour`)).status).toBe(204)
    expect((await update({ bgp_announce_set_id: 'lost' })).status).toBe(404)
  })
  it('is still that of its ports under another name', async () => {
    expect((await update({ name: 'edge' })).status).toBe(200)
    expect((await call('DELETE', `${NETWORKING}/bgp?name_or_id=edge`)).status).toBe(409)
    expect((await call('GET', `${NETWORKING}/switch-port-settings/uplink-north`)).body).toMatchObject({
      bgp_peers: [{ bgp_config: 'edge' }],
    })
    const body = { name: 'second', description: '', asn: 65_011, bgp_announce_set_id: 'harbour' }
    await call('POST', `${NETWORKING}/bgp`, body)
    expect(await update({ name: 'edge' }, 'second')).toMatchObject({
      status: 400,
      body: { error_code: 'ObjectAlreadyExists', message: 'already exists: bgp-config "edge"' },
    })
  })
  it.each([0, 33])('has no %i paths', async (paths) => {
    const reply = await update({ max_paths: paths })
    expect(reply.status).toBe(400)
    expect(reply.body['message']).toContain('unable to parse JSON body: max_paths')
  })
  it('is changed by an admin of the fleet', async () => {
    asFleet(mock.region, 'collaborator')
    expect((await update({ max_paths: 2 })).status).toBe(403)
    asFleet(mock.region)
    expect((await update({ max_paths: 2 })).status).toBe(404)
  })
})
