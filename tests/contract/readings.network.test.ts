import { describe, expect, test } from 'vitest'
import { idOf } from '#mirage/random'
import { OLDEST } from '#store/api/versions/generated/shipped'
import { setupPages } from '../support/pageText'
import { call } from '../support/region'

// The facts on pages that need neither an action nor a window: networks, from a floating IP to the ports of the rack.

const planner = '/projects/berth-planner'
const port = (name: string) => `/system/switch-ports/${idOf('rack 1')}/switch0/${name}`

describe('in the company', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })

  test('a project without a free floating address says so', async () => {
    const page = await pages.open('/projects/telemetry-ingest/instances/ingest-009/networking')
    expect(page.described('Attach floating IP')).toBe('The project has no floating IP that is free')
  })

  test('the addresses of an IPv6 range are counted to the last one', async () => {
    const page = await pages.open('/system/networking/ip-pools/wide-v6')
    expect(page.rows('IP ranges')[0]).toContain(' 309.5 × 10 24 ')
    expect(page.text).toContain('<1 % of about 309.5 × 10²⁴ allocated')
  })

  test('the ports are filtered by switch and settings, and sorted by their numbers', async () => {
    const filtered = await pages.open('/system/switch-ports?settings=applied&switch=switch1')
    expect(filtered.text).toContain('2 of 64 match')
    expect((await pages.open('/system/switch-ports?sort=port')).rows('Ports')[2]).toContain('qsfp2')
  })

  test('the few ports with settings are not hidden among the many without: they are first, on one page', async () => {
    const rows = (await pages.open('/system/switch-ports')).rows('Ports')
    const [used, rest] = [rows.slice(0, 4), rows.slice(4)]
    expect(used.every((row) => row.includes('uplink-'))).toBe(true)
    expect(rest.some((row) => row.includes('uplink-'))).toBe(false)
    expect(rest[0]).toMatch(/^qsfp2 switch0/)
    expect((await pages.open('/system/switch-ports?settings=none')).text).toContain('60 of 64 match')
  })

  test('the ports have the state of their link; one without settings has none', async () => {
    const page = await (await pages.open('/system/switch-ports?switch=switch0')).settled()
    const row = (name: string) => page.rows('Ports').find((text) => text.startsWith(`${name} `))
    expect(row('qsfp0')).toMatch(/uplink-north up\b/)
    expect(row('qsfp9')).not.toMatch(/up|loading/)
  })

  test('a port shows its link and what it announces; one without settings has neither', async () => {
    const page = await pages.open(port('qsfp0'))
    expect(page.heading).toBe('switch0 · qsfp0')
    expect(page.region('Link phy0')).toContain('100 Gbit/s')
    expect(page.region('LLDP configuration')).toContain('tidewater-rack')
    const unset = await pages.open(port('qsfp9'))
    expect(unset.region('Link')).toContain('No link.')
    expect(unset.region('LLDP configuration')).toContain('No configuration.')
    expect(unset.text).toContain('No neighbours')
    expect((await pages.open(port('qsfp40'))).heading).toMatch(/not found|no switch port/i)
  })

  test('a switch, an address lot and a BFD session show the paths through them, an unused lot says so', async () => {
    const paths = (text: string) => text.match(/Port qsfp\d+ of switch\d/g) ?? []
    const ofSwitch = await pages.open(`/system/switches/${idOf('switch switch0')}`)
    const panels = ofSwitch.region('Ports of the rack')
    // A port stands in its front panel and in its path.
    expect(paths(panels).toSorted()).toEqual(
      ['qsfp0 of switch0', 'qsfp0 of switch1', 'qsfp1 of switch0', 'qsfp1 of switch1'].flatMap((one) => [
        `Port ${one}`,
        `Port ${one}`,
      ]),
    )
    expect(panels).toContain('BGP peer 172.20.15.34, AS 65000: no answer (active)')
    expect(panels).toContain('The region does not say whether this switch is switch0 or switch1.')
    expect(panels).toMatch(/1 of 2 BGP sessions up/)
    // Each front panel says once of which switch its paths are.
    expect(panels).not.toContain('of rack')
    const lot = await pages.open('/system/networking/address-lots/rack-infra')
    expect(paths(lot.region('Ports with its addresses'))).toHaveLength(4)
    const unused = await pages.open('/system/networking/address-lots/dock-services')
    expect(unused.region('Ports with its addresses')).toContain('No port has an address of this lot.')
    const session = await pages.open('/system/networking/bfd-sessions/switch0/172.20.15.22')
    expect(paths(session.text)).toHaveLength(1)
    expect(session.text).toContain('BGP peer 172.20.15.22: BFD up')
    // The path is about BFD; the session of BGP is beside it.
    expect(session.text.match(/established/g)).toHaveLength(1)
    expect(session.region('BGP with the same neighbour')).toMatch(/established .*Remote AS 65000/)
    expect(session.rows('Other BFD sessions')).toHaveLength(3)
  })

  test('what cannot be read of a path is said in its place', async () => {
    const lot = '/system/networking/address-lots/rack-infra'
    const page = await pages.openWhile('networkingSwitchPortSettingsView', lot)
    expect(page.region('Ports with its addresses')).toContain('Could not load the settings of the ports')
    expect(page.region('Ports with its addresses')).not.toContain('No port has')
  })

  test('BGP: peers without a session first, routes in both directions, messages', async () => {
    const at = (tab: string) => pages.open(`/system/networking/bgp/${tab}`)
    const peers = (await at('peers')).rows('BGP peers')
    expect(peers).toHaveLength(4)
    expect(peers[0]).toContain('no answer (active)')
    expect(peers.find((row) => row.includes('172.20.15.22'))).toContain('established')
    const routes = await (await at('routes')).settled()
    expect(routes.rows('Exported routes')).toHaveLength(3)
    expect(routes.rows('Exported routes').join()).toContain('192.0.2.0/24')
    expect(routes.rows('Imported routes').join()).toContain('0.0.0.0/0')
    const messages = (await (await at('messages')).settled()).rows('BGP messages')
    expect(messages).toHaveLength(15)
    expect(messages.find((row) => row.includes('Received'))).toContain('Update')
    // The zone is in the tip of the head, not in each row.
    expect(messages.join()).not.toContain('UTC')
    expect(messages.join()).toMatch(/Open\W*AS 65000, hold time 6\s+s/)
  })

  test('in the panel of a BGP peer, its plate in the path had lost the line of its state', async () => {
    const page = await (await pages.open('/system/networking/bgp/peers/switch1/172.20.15.34')).settled()
    // In the sentence and in the line of its plate.
    expect(page.panel().match(/no answer \(active\) for/g)).toHaveLength(2)
  })

  test('the panel of a BGP peer said its state and age in rows too, beside the mark and its plate', async () => {
    const page = await (await pages.open('/system/networking/bgp/peers/switch1/172.20.15.34')).settled()
    expect(page.panel()).not.toMatch(/\bState\b|\bFor\b/)
    expect(page.panel()).toMatch(/AS numbers \d+ local, \d+ remote/)
  })

  test('BFD sessions have their states, and what their numbers mean', async () => {
    const rows = (await pages.open('/system/networking/bfd-sessions')).rows('BFD sessions')
    expect(rows).toHaveLength(4)
    expect(rows.find((row) => row.includes('172.20.15.22'))).toContain('900 ms')
    expect(rows.find((row) => row.includes('172.20.15.34'))).toContain('down')
    expect(rows.join()).toMatch(/starting.*disabled by peer|disabled by peer.*starting/)
    expect((await pages.open('/system/networking/bfd-sessions/switch0/172.20.15.22')).text).toContain(
      '300 ms',
    )
  })

  test('one of many routes that lead to a gateway is found by the filter', async () => {
    const path = `${planner}/vpcs/plant-floor/internet-gateways/uplink-east?filter=10.80.12.0`
    const page = await (await pages.open(path)).settled()
    expect(page.rows('Routes that lead here')).toEqual([expect.stringContaining('depot-12')])
    expect(page.text).toContain('1 of 11 matches')
  })

  test('a list counts the routes that lead to a gateway; one without has none', async () => {
    const gateways = `${planner}/vpcs/plant-floor/internet-gateways`
    const list = await (await pages.open(gateways)).settled()
    expect(list.link('2 routes lead to default')).toBe(`${gateways}/default`)
    const vpc = '/v1/internet-gateways?project=berth-planner&vpc=plant-floor'
    await call('POST', vpc, { name: 'north', description: '' })
    expect((await (await pages.open(`${gateways}/north`)).settled()).text).toContain('No routes lead here')
  })

  test('the routes that lead to a gateway are listed with it', async () => {
    const page = await (await pages.open(`${planner}/vpcs/default/internet-gateways/default`)).settled()
    expect(page.rows('Routes that lead here').join()).toContain('system')
    expect(page.link('default-v4')).toContain('/routers/system')
  })

  test('ranges are in the order of their addresses, and sorted by their last ones', async () => {
    const path = '/system/networking/ip-pools/fragmented'
    expect((await pages.open(path)).rows('IP ranges')[0]).toContain('203.0.113.100')
    expect((await (await pages.open(`${path}?sort=last-desc`)).settled()).rows('IP ranges')[0]).toContain(
      '203.0.113.218',
    )
  })

  test('floating addresses are sorted by their numbers', async () => {
    const page = await pages.open(`${planner}/floating-ips?sort=ip-address`)
    expect(page.rows('Floating IPs')[0]).toContain('192.0.2.10')
  })

  test('uplinks name switches, ports, addresses and peers with their states', async () => {
    const page = await (await pages.open('/system/switch-uplinks')).settled()
    expect(page.text).toContain('switch1: 2 ports with settings; BGP: 1 of 2 sessions up')
    const rows = page.rows('Table of uplinks')
    expect(rows).toHaveLength(4)
    expect(rows[3]).toContain('172.20.15.33/29 172.20.15.34')
    expect(rows[0]).toContain('harbour-core-1')
    expect(page.text).toContain('Neighbour harbour-core-1, Ethernet1/1')
    expect(page.text).toContain('No neighbour announces itself')
  })

  test('switch port settings are readable in every part', async () => {
    const list = await pages.open('/system/networking/switch-port-settings')
    expect(list.rows('Switch port settings').find((row) => row.startsWith('uplink-south-spare'))).toContain(
      'qsfp1 of switch1',
    )
    const page = await (await pages.open('/system/networking/switch-port-settings/uplink-north')).settled()
    for (const part of ['100 Gbit/s', 'Reed-Solomon', 'tidewater-rack'])
      expect(page.region('Link phy0')).toContain(part)
    expect(page.rows('Addresses').join()).toContain('172.20.15.21/29')
    expect(page.rows('Routes').join()).toContain('172.20.15.22')
    const peer = page.region('BGP peer 172.20.15.22')
    expect(peer).toContain('65000')
    expect(peer).toContain('All networks')
    expect(page.link('rack-infra')).toBe('/system/networking/address-lots/rack-infra')
  })

  test('a port has its optical power, and its neighbour', async () => {
    const page = await (await pages.open(port('qsfp0'))).settled()
    expect(page.rows('Optical power')).toHaveLength(4)
    expect(page.rows('LLDP neighbours').join()).toContain('harbour-core-1')
    expect(page.rows('LLDP neighbours').join()).toContain('10.20.0.2')
  })

  test('the places of switches have their ports with settings, and their sessions', async () => {
    const page = await pages.open('/system/switches')
    expect(page.rows('Switches')).toHaveLength(2)
    const places = page.region('Ports by place')
    expect(places).toContain('does not say which serial number is switch0')
    expect(places).toContain('Port qsfp0 of switch0, settings uplink-north, 100 Gbit/s, link up')
    expect(places).toMatch(/switch0 2 of 32 ports have settings 2 of 2 BGP sessions up/)
    expect(places).toMatch(/switch1 2 of 32 ports have settings 1 of 2 BGP sessions up/)
    expect(page.link('1 of 2 BGP sessions up')).toBe('/system/networking/bgp/peers?switch=switch1')
    const peers = await pages.open('/system/networking/bgp/peers?switch=switch1')
    expect(peers.rows('BGP peers')).toHaveLength(2)
    const failed = await pages.openWhile('networkingBgpStatus', '/system/switches')
    expect(failed.region('Ports by place')).toContain('Could not load the states of the BGP sessions')
    expect(failed.region('Ports by place')).not.toContain('No BGP sessions')
  })

  test('a pool of IPv6 addresses alone has one line of use, without an empty one for IPv4', async () => {
    const page = await (await pages.open('/system/networking/ip-pools')).settled()
    const row = (name: string) => page.rows('IP pools').find((text) => text.startsWith(`${name} `))
    expect(row('wide-v6')).toMatch(/IPv6 unicast .*<1 % of 309\.5/)
    expect(row('wide-v6')).not.toMatch(/v4|0 \/ 0/)
    expect(row('exhausted-v4')).toMatch(/4 \/ 4.*full/)
  })

  test('an IP pool that is not there leads to all IP pools', async () => {
    expect((await pages.open('/system/networking/ip-pools/nowhere')).link('All IP pools')).toBe(
      '/system/networking/ip-pools',
    )
  })
})

describe('without settings of switch ports', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' }, ({ world }) => {
    for (const { id } of world.switchPorts.all()) world.switchPorts.update(id, { portSettingsId: null })
  })

  test('there are no uplinks', async () => {
    expect((await (await pages.open('/system/switch-uplinks')).settled()).text).toContain('No uplinks')
  })
})

describe('with ICMPv6', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' }, ({ world }) => {
    const protocols = [{ type: 'icmp6' as const, value: { icmpType: 128, code: '0-3' } }]
    for (const { id, rules } of world.firewalls.all())
      world.firewalls.update(id, {
        rules: rules.map((rule) =>
          rule.name === 'allow-icmp' ? { ...rule, filters: { ...rule.filters, protocols } } : rule,
        ),
      })
  })
  const list = `${planner}/vpcs/plant-floor/firewall-rules`
  const rowsOf = async (query: string) => (await pages.open(list + query)).rows('Firewall rules')

  test('the row of a rule has its type and code, and the rule is found by each of them', async () => {
    const row = expect.stringMatching(/^allow-icmp .*ICMPv6 type 128 code 0-3/) as string
    expect(await rowsOf('')).toContainEqual(row)
    for (const typed of ['icmpv6', 'type 128', 'code 0-3', '128 - Echo Request'])
      expect([typed, await rowsOf(`?filter=${encodeURIComponent(typed)}`)]).toEqual([typed, [row]])
    expect(await rowsOf('?protocol=icmp6')).toEqual([row])
    expect((await pages.open(`${list}?protocol=icmp6`)).text).toContain('Filter by Protocol: ICMPv6')
  })
})

describe('in front of a region of 20250730, which counts the addresses of a pool', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit', api: OLDEST })

  test('those of an IPv6 range are counted to the last one', async () => {
    const page = await pages.open('/system/networking/ip-pools/wide-v6')
    expect(page.text).toContain('0 of 309,485,009,821,345,068,724,781,056 allocated')
  })

  test('a range that overlaps with that of its services is refused, and says so', async () => {
    const page = await (await pages.begin('/system/networking/ip-pools/dock-public/ranges-add')).settled()
    const { fields } = await page
      .form()
      .send({ 'First address': '192.0.2.245', 'Last address': '192.0.2.255' })
    expect(fields).toEqual({
      first: 'Overlaps with 192.0.2.240–192.0.2.250 of the region’s own services',
    })
  })

  test('those of a pool of IPv6 alone are one line of the list', async () => {
    const page = await (await pages.open('/system/networking/ip-pools')).settled()
    const row = page.rows('IP pools').find((text) => text.startsWith('wide-v6 '))
    expect(row).toMatch(/0 \/ 309\.5.*v6/)
    expect(row).not.toMatch(/v4|0 \/ 0/)
  })
})
