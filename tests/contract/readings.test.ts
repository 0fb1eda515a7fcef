import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ManualClock } from '#mirage/clock'
import { idOf } from '#mirage/random'
import { placement } from '#mirage/rules/placement'
import { shortId } from '#ui/text/truncated'
import { setupPages } from '../support/pageText'
import { rowNamed } from '../support/region'

// The facts on pages that need neither an action nor a window.

const planner = '/projects/berth-planner'
const silo = (name: string, tab: string) => `/system/silos/${name}/${tab}`
const port = (name: string) => `/system/switch-ports/${idOf('rack 1')}/switch0/${name}`
const sled = (serial: string) => `/system/inventory/sleds/${idOf(`sled ${serial}`)}`

describe('in the company', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })

  test('a project without a free floating address says so', async () => {
    const page = await pages.open('/projects/telemetry-ingest/instances/ingest-009/networking')
    expect(page.described('Attach floating IP')).toBe('The project has no floating IP that is free')
  })

  test('quotas are recommended by the constants, and marked as an estimate', async () => {
    const page = await pages.open('/system/capacity')
    expect(page.text).toContain('Capacity Estimate')
    // 0.7 of 2,064 threads; 0.7 · 14 · 32 TiB · 0.909, both rounded up.
    expect(page.region('Promised by the quotas of all silos')).toContain('of 1,445 vCPUs recommended')
    expect(page.region('Promised by the quotas of all silos')).toContain('of 286 TiB recommended')
  })

  test('silos are limited by their quotas', async () => {
    const rows = (await pages.open('/system/capacity?memory=1536&by=silos')).rows('Room in quotas')
    expect(rows.find((row) => row.includes('tidewater-ops'))).toContain('Memory')
  })

  test('a silo with local users is not offered identity providers', async () => {
    const page = await pages.open(silo('tidewater-research', 'idps'))
    expect(page.text).toContain('No identity providers')
    expect(page.described('Create identity provider')).toBe(
      'Only silos with SAML sign-in have identity providers',
    )
  })

  test('a silo that is not discoverable has a page', async () => {
    const page = await pages.open(silo('recovery', 'quotas'))
    expect(page.heading).toBe('recovery')
    expect(page.text).toContain('No quota')
  })

  test('the roles on the fleet are shown by the role on the silo', async () => {
    expect((await pages.open(silo('tidewater-ops', 'fleet-roles'))).text).toContain(
      'Admin of the silo Admin of the fleet',
    )
    expect((await pages.open(silo('tidewater-research', 'fleet-roles'))).text).toContain(
      'No mapped fleet roles',
    )
  })

  test('what an error leads to is named', async () => {
    expect((await pages.open(silo('nowhere', 'quotas'))).link('All silos')).toBe('/system/silos')
    expect((await pages.open('/system/networking/ip-pools/nowhere')).link('All IP pools')).toBe(
      '/system/networking/ip-pools',
    )
    expect((await pages.open(`${sled('of nowhere')}/instances`)).link('All sleds')).toBe(
      '/system/inventory/sleds',
    )
  })

  test('the addresses of an IPv6 range are counted to the last one', async () => {
    const page = await pages.open('/system/networking/ip-pools/wide-v6')
    expect(page.rows('IP ranges')[0]).toContain(' 309.5 × 10 24 ')
    expect(page.text).toContain('0 of 309,485,009,821,345,068,724,781,056 allocated')
  })

  test('an expunged sled is found by its id, and has no provision policy', async () => {
    const page = await pages.open(`${sled('ORS1056')}/instances`)
    expect(page.heading).toBe('Sled ORS1056')
    expect(page.link('ORS1056')).toBe(`${sled('ORS1056')}/instances`)
    expect(page.text).toContain('Policy expunged Provision policy none State decommissioned')
    expect(page.text).toContain('No instances on this sled')
  })

  test('the ports are filtered by switch and settings, and sorted by their numbers', async () => {
    const filtered = await pages.open('/system/switch-ports?settings=applied&switch=switch1')
    expect(filtered.text).toContain('2 of 64 match')
    expect((await pages.open('/system/switch-ports?sort=port')).rows('Ports')[2]).toContain('qsfp2')
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
    const lot = await pages.open('/system/networking/address-lots/rack-infra')
    expect(paths(lot.region('Ports with its addresses'))).toHaveLength(4)
    const unused = await pages.open('/system/networking/address-lots/dock-services')
    expect(unused.region('Ports with its addresses')).toContain('No port has an address of this lot.')
    const session = await pages.open('/system/networking/bfd-sessions/switch0/172.20.15.22')
    expect(paths(session.text)).toHaveLength(1)
  })

  test('what cannot be read of a path is said in its place', async () => {
    const lot = '/system/networking/address-lots/rack-infra'
    const page = await pages.openWhile('networkingSwitchPortSettingsView', lot)
    expect(page.region('Ports with its addresses')).toContain('Could not load the settings of the ports')
    expect(page.region('Ports with its addresses')).not.toContain('No port has')
  })

  test('tokens are filtered by when they expire', async () => {
    const rows = (await pages.open('/settings/access-tokens?expiry=expired')).rows('Access tokens')
    expect(rows.join()).toContain(shortId(idOf('token marit over')))
    expect(rows.join()).not.toContain(shortId(idOf('token marit for ever')))
  })

  test('what the silo uses of its quotas, and what is left', async () => {
    const { text } = await pages.open('/utilization')
    expect(text).toMatch(/\d+ of 480 vCPUs/)
    expect(text).toMatch(/\d+ vCPUs left/)
    expect(text).toMatch(/[\d.]+ TiB of 3 TiB/)
    expect(text).toMatch(/[\d.]+ TiB of 120 TiB/)
    expect(text.match(/[\d.]+ % used/g)).toHaveLength(3)
  })

  test.each([
    ['alarm-relay-a', / Cooldown until N\/A /],
    ['alarm-relay-b', / Cooldown until [^(]+ \(Restarting soon\) /],
  ])('what %s says of its next restart', async (name, cooldown) => {
    expect((await pages.open(`${planner}/instances/${name}/settings`)).text).toMatch(cooldown)
  })

  test('the sleds in service have their policies and what they offer', async () => {
    const rows = (await pages.open('/system/inventory/sleds')).rows('Sleds')
    expect(rows).toHaveLength(14)
    const first = rows.find((row) => row.includes('ORS1000'))
    for (const part of ['OR-SLED-1 rev 6', '900 GiB', 'in service']) expect(first).toContain(part)
    // Exceptions are first.
    expect(rows[0]).toContain('ORS1028')
    expect(rows[0]).toContain('not provisionable')
    expect((await pages.open('/system/inventory/sleds?filter=nothing')).text).toContain('No sleds match')
    const sorted = await pages.open('/system/inventory/sleds?sort=serial')
    expect(sorted.rows('Sleds')[0]).toContain('ORS1000')
  })

  test('a key has its type, its comment and its dates', async () => {
    const rows = (await pages.open('/settings/ssh-keys')).rows('SSH keys')
    expect(rows).toHaveLength(5)
    expect(rows.find((row) => row.startsWith('laptop'))).toMatch(/Ed25519, 256 bits.* marit@laptop .*20\d\d/)
  })

  test('the silos that are listed have their kind of sign-in', async () => {
    const rows = (await pages.open('/system/silos')).rows('Silos')
    expect(rows.find((row) => row.includes('tidewater-ops'))).toContain('SAML')
    expect(rows.find((row) => row.includes('tidewater-research'))).toContain('Local only')
    expect(rows.filter((row) => row.includes('recovery'))).toEqual([])
  })

  test('the silos have the shares of their quotas, and are sorted by them', async () => {
    const { world } = pages.region
    const ops = [...world.silos.values()].find(({ name }) => name === 'tidewater-ops')
    const page = await pages.open('/system/silos')
    const row = page.rows('Silos').find((text) => text.includes('tidewater-ops'))
    expect(row?.match(/\d+\s%/g)).toHaveLength(3)
    expect((await pages.open('/system/silos?sort=cpus-desc')).rows('Silos')[0]).toContain(
      'tidewater-research',
    )
    if (!ops) throw new Error('no silo')
    const { quota } = ops
    ops.quota = { ...quota, cpus: 1 }
    const over = (await pages.open('/system/silos?sort=cpus')).rows('Silos')
    ops.quota = quota
    expect(over[1]).toMatch(/tidewater-ops .*\d{2},\d{3}\s%/)
  })

  test('the places of switches have their ports with settings, and their sessions', async () => {
    const page = await pages.open('/system/switches')
    expect(page.rows('Switches')).toHaveLength(2)
    const places = page.region('Ports by place')
    expect(places).toMatch(/switch0 2 of 32 ports have settings 2 of 2 BGP sessions up/)
    expect(places).toMatch(/switch1 2 of 32 ports have settings 1 of 2 BGP sessions up/)
    expect(page.link('1 of 2 BGP sessions up')).toBe('/system/networking/bgp/peers?switch=switch1')
    const peers = await pages.open('/system/networking/bgp/peers?switch=switch1')
    expect(peers.rows('BGP peers')).toHaveLength(2)
    const failed = await pages.openWhile('networkingBgpStatus', '/system/switches')
    expect(failed.region('Ports by place')).toContain('Could not load the states of the BGP sessions')
    expect(failed.region('Ports by place')).not.toContain('No BGP sessions')
  })

  test('a rack has the load of its sleds, and their picture leads to it', async () => {
    const page = await (await pages.open('/system/racks')).settled()
    expect(page.rows('Racks')[0]?.match(/\d+\s%/g)).toHaveLength(2)
    expect(page.region('Sleds')).toMatch(/Memory in use per sled, at most \d+\s%/)
  })

  test('what each disk was made from leads there', async () => {
    const page = await (await pages.open(`${planner}/disks`)).settled()
    for (const [name, source] of [
      ['berth-api-1-boot', 'Image harbour-linux-13'],
      ['berth-cache-boot', 'Image berth-golden'],
      ['archive-2025', 'Snapshot replica-nightly'],
      ['archive-2024', 'Image that has been deleted'],
      ['scratch', 'Blank'],
      ['upload-waiting', 'Import'],
    ])
      expect(page.rows('Disks').find((row) => row.startsWith(`${name} `))).toContain(source)
    expect(page.link('replica-nightly')).toBe(`${planner}/snapshots/replica-nightly`)
    expect(page.link('berth-golden')).toBe(`${planner}/images/berth-golden`)
    expect(page.link('harbour-linux-13')).toBe('/images/harbour-linux-13')
  })

  test('affinity groups have their type, their policy and the number of their members', async () => {
    const rows = (await (await pages.open(`${planner}/affinity`)).settled()).rows('Affinity groups')
    expect(rows.find((row) => row.startsWith('api-spread'))).toMatch(/ Anti-affinity .* 3 /)
    expect(rows.find((row) => row.startsWith('simulation'))).toMatch(/ Affinity .* none /)
    const full = await (await pages.open('/projects/telemetry-ingest/affinity/ingest-full')).settled()
    expect(full.text).toContain('Members (32)')
    expect(full.described('Add instance')).toBe('A group has at most 32 instances')
  })

  test('receivers have their endpoint and their subscriptions', async () => {
    const rows = (await pages.open('/system/alerts/receivers')).rows('Receivers')
    expect(rows.find((row) => row.startsWith('ops-pager'))).toContain(
      'https://pager.tidewater.example/hooks/region',
    )
    expect(rows.find((row) => row.startsWith('audit-sink'))).toContain('test.update.*')
  })

  test('receivers have their last delivery, or none yet', async () => {
    const page = await (await pages.open('/system/alerts/receivers')).settled()
    const row = (name: string) => page.rows('Receivers').find((text) => text.startsWith(name))
    expect(row('ops-pager')).toMatch(/^ops-pager (delivered|pending|failed) \w{3} \d+/)
    expect(row('audit-sink')).toContain('None yet')
  })

  test('a delivery has its attempts, and the time between them', async () => {
    const at = (id: string) => pages.open(`/system/alerts/receivers/ops-pager/deliveries/${id}`)
    expect((await at(idOf('delivery seed 58'))).panel()).toContain('Attempt 2 of 3')
    const failed = [...pages.region.world.deliveries.values()].find(({ state }) => state === 'failed')
    const panel = (await at(failed?.id ?? '')).panel()
    expect(panel).toContain('1 min later')
    expect(panel).toContain('5 min later')
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
    expect((await (await at('messages')).settled()).text).toContain('keepalive')
  })

  test('BFD sessions have their states, and what their numbers mean', async () => {
    const rows = (await pages.open('/system/networking/bfd-sessions')).rows('BFD sessions')
    expect(rows).toHaveLength(4)
    expect(rows.find((row) => row.includes('172.20.15.22'))).toContain('900 ms')
    expect(rows.find((row) => row.includes('172.20.15.34'))).toContain('down')
    expect((await pages.open('/system/networking/bfd-sessions/switch0/172.20.15.22')).text).toContain(
      '300 ms',
    )
  })

  test('a sled that is not provisionable has no room', async () => {
    const page = await (await pages.open('/system/capacity')).settled()
    expect(
      Object.values(page.tables())
        .flat()
        .find((row) => row.includes('ORS1028')),
    ).toContain('Not provisionable')
  })

  test('the built-in users, and the providers of all silos', async () => {
    expect((await pages.open('/system/identities/built-in-users')).rows('Built-in users')).toHaveLength(6)
    const providers = await pages.open('/system/identities/providers')
    expect(providers.rows('Identity providers').find((row) => row.includes('harbour-sso'))).toContain(
      'tidewater-ops',
    )
  })

  test('an image has all that is known of it', async () => {
    const panel = (await (await pages.open(`${planner}/images/berth-golden`)).settled()).panel()
    for (const text of ['This project', 'harbour-linux', '20 GiB', '512 bytes', 'without a network'])
      expect(panel).toContain(text)
  })

  test('an entry of the audit log says all that was written down', async () => {
    const entry = `/system/audit-log/2024-09-30T06:58:00.000000Z/${idOf('audit seed handover')}`
    expect((await pages.open(entry)).panel()).toContain('project_create')
  })

  test('a user has roles, groups, sessions and tokens; a group has its members', async () => {
    expect(
      (await pages.open('/silo/groups')).rows('Groups').find((row) => row.startsWith('tide-watch')),
    ).toContain(' 1 ')
    expect((await pages.open(`/silo/groups/${idOf('group lighthouse')}`)).panel()).toContain('No members')
    const ines = `/system/silos/tidewater-research/users/${idOf('user ines')}`
    expect((await pages.open(ines)).panel()).toContain('Only the user and admins of the silo see them')
  })

  test('the users of a silo have their roles, and so have the groups that have one', async () => {
    const page = await (await pages.open(`${silo('tidewater-ops', 'users')}?filter=aarav`)).settled()
    expect(page.rows('Users').join()).toContain('Admin of the silo')
    expect(page.rows('Groups with a role').find((row) => row.includes('platform-builders'))).toContain(
      'Collaborator of the silo',
    )
    expect(page.described('Create user')).toBeDefined()
  })

  test('all silos together use, and have left, what their quotas say', async () => {
    const page = await pages.open('/system/utilization')
    expect(page.text).toMatch(/[\d,]+ of 544 vCPUs/)
    const rows = page.rows('Silos')
    expect(rows).toHaveLength(2)
    const ops = rows.find((row) => row.includes('tidewater-ops'))
    expect(ops).toMatch(/\d+ vCPUs left/)
    expect(ops?.match(/[\d.]+ [GT]iB left/g)).toHaveLength(2)
    expect(page.text).not.toMatch(/\bNaN\b/)
    const sorted = await pages.open('/system/utilization?sort=storage-desc')
    expect(sorted.rows('Silos')[0]).toContain('tidewater-ops')
  })

  test('one of many routes that lead to a gateway is found by the filter', async () => {
    const path = `${planner}/vpcs/plant-floor/internet-gateways/uplink-east?filter=10.80.12.0`
    const page = await (await pages.open(path)).settled()
    expect(page.rows('Routes that lead here')).toEqual([expect.stringContaining('depot-12')])
    expect(page.text).toContain('1 of 11 matches')
  })

  test('the routes that lead to a gateway are listed with it', async () => {
    const page = await (await pages.open(`${planner}/vpcs/default/internet-gateways/default`)).settled()
    expect(page.rows('Routes that lead here').join()).toContain('system')
    expect(page.link('default-v4')).toContain('/routers/system')
  })

  test('the disks of sleds name their sled', async () => {
    const page = await (await pages.open('/system/inventory/disks?filter=HY-480-M2')).settled()
    expect(page.text).toContain('28 of 167 match')
    expect(page.rows('Disks')[0]).toMatch(/Halyard HY-480-M2 .*M\.2 .*in service/)
    expect(page.link('ORS1000')).toBe(`${sled('ORS1000')}/instances`)
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

  test('a sled has its board, and the instances of all silos: of another one without a link', async () => {
    const first = await (await pages.open(`${sled('ORS1000')}/instances`)).settled()
    expect(first.text).toContain('120 threads and 900 GiB for instances')
    expect(first.link('tidewater-ops')).toBe('/system/silos/tidewater-ops/idps')
    const { world } = pages.region
    const other = [...placement(world)].flatMap(([id, sledId]) => {
      const instance = world.instances.get(id)
      const siloOf = world.silos.get(world.projects.get(instance?.projectId ?? '')?.siloId ?? '')
      return instance && siloOf?.name === 'tidewater-research' ? [{ name: instance.name, sledId }] : []
    })[0]
    const page = await (
      await pages.open(`/system/inventory/sleds/${other?.sledId ?? ''}/instances`)
    ).settled()
    expect(page.rows('Instances').join()).toContain(other?.name)
    expect(page.link(other?.name ?? '')).toBeUndefined()
    expect(page.link('tidewater-research')).toBe('/system/silos/tidewater-research/idps')
  })

  test('uplinks name switches, ports, addresses and peers with their states', async () => {
    const page = await (await pages.open('/system/switch-uplinks')).settled()
    expect(page.text).toContain('switch1: 2 ports with settings; BGP: 1 of 2 sessions up')
    const rows = page.rows('Table of uplinks')
    expect(rows).toHaveLength(4)
    expect(rows[3]).toContain('172.20.15.33/29 172.20.15.34')
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

  test('a port has its light, and its neighbour', async () => {
    const page = await (await pages.open(port('qsfp0'))).settled()
    expect(page.rows('Light')).toHaveLength(4)
    expect(page.rows('LLDP neighbours').join()).toContain('harbour-core-1')
    expect(page.rows('LLDP neighbours').join()).toContain('10.20.0.2')
  })

  test('an instance to copy that does not exist is named', async () => {
    const page = await (await pages.open(`${planner}/instances-new?like=nope`)).settled()
    expect(page.text).toContain('There is no instance nope in berth-planner')
    expect(page.text).not.toContain('Like nope')
    expect(page.link('All instances')).toBe(`${planner}/instances`)
  })

  test('the connect tab: the console, the same in your own terminal, SSH, and the keys', async () => {
    const page = await (await pages.open(`${planner}/instances/berth-api-1/connect`)).settled()
    const card = page.region('Serial console')
    expect(card).toContain('region-cli stands for your region’s command-line program')
    expect(card).toContain(
      'region-cli instance serial console \\ --project berth-planner \\ --instance berth-api-1',
    )
    expect(card).toContain('prints what the console has shown so far')
    expect(page.region('SSH')).toContain('ssh [user]@192.0.2.10')
    expect(page.rows('SSH keys')).toHaveLength(2)
    const none = await (await pages.open(`${planner}/instances/gpu-like-64/connect`)).settled()
    expect(none.region('SSH')).toContain('gpu-like-64 has no external IP')
    expect(none.text).toContain('Created without SSH keys')
    expect(none.link('Attach one on the networking tab')).toBe(`${planner}/instances/gpu-like-64/networking`)
  })

  test('a new disk says what it takes of the quota, and what is left then', async () => {
    const page = await (await pages.open(`${planner}/disks-new`)).settled()
    expect(page.panel()).toMatch(/Takes 10 GiB, [\d.,]+ TiB left/)
  })

  test('pages do without what they do not need', async () => {
    expect((await pages.open('/device/verify')).link('About device login')).toBeDefined()
    expect((await pages.openWhile('currentUserView', '/help/errors')).text).toContain('The request ID')
    expect((await pages.openWhile('currentUserGroups', '/projects')).heading).toBe('Projects')
  })

  test('the fleet lists the roles that silos map their own to', async () => {
    const rows = (await pages.open('/system/access')).rows('Fleet access')
    const mapping = rows.find((row) => row.includes('Any admin of the silo tidewater-ops'))
    expect(mapping).toContain('Role mapping')
    expect(mapping).toContain('Admin of the fleet')
  })
})

describe('a user without roles', () => {
  const pages = setupPages({ scenario: 'company', persona: 'yuki' })
  test('sees the own sessions and not those of others', async () => {
    const own = await pages.open(`/silo/users/${idOf('user yuki')}`)
    expect(own.rows('Sessions')).toHaveLength(2)
    const other = await pages.open(`/silo/users/${idOf('user marit')}`)
    expect(other.text).toContain('Only the user and admins of the silo see the sessions.')
    expect(other.text).toContain('Only the user and admins of the silo see the access tokens.')
    expect(other.menu('User actions')['Sign out everywhere']).toBeDefined()
  })
})

describe('at the time of the region', () => {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new ManualClock().now() }))
  afterAll(() => void vi.useRealTimers())
  const pages = setupPages({ scenario: 'company', persona: 'marit' })

  test('tokens are listed with when they end, the newest first', async () => {
    const rows = (await pages.open('/settings/access-tokens')).rows('Access tokens')
    const of = (name: string) => rows.find((row) => row.includes(shortId(idOf(`token marit ${name}`))))
    expect(rows).toHaveLength(7)
    expect(of('over')).toContain('expired')
    expect(of('soon')).not.toContain('expired')
    expect(of('for ever')).toContain('Never')
    expect(rows[0]).toContain(shortId(idOf('token marit for ever too')))
  })

  test('certificates have their names and the time that is left', async () => {
    const rows = (await pages.open('/silo/certificates')).rows('TLS certificates')
    expect(rows.find((row) => row.startsWith('console'))).toMatch(/ops\.region\.example.*expires in 10\smo/)
    expect(rows.find((row) => row.includes('Renewed every month'))).toMatch(/expires in 12\sd/)
    expect(rows.find((row) => row.startsWith('docks-before'))).toContain('expired 4 d ago')
    const soon = (await pages.open('/silo/certificates/docks')).panel()
    expect(soon).toContain('It expires soon')
    expect(soon).toContain('docks.region.example (itself)')
    expect(soon).toContain('0e16a64b0b7e90fcc5293974ad2bb9cb398d9fb5')
    expect((await pages.open('/silo/certificates/docks-before')).panel()).toContain('It has expired')
  })

  test('a failed instance says when it is started again', async () => {
    expect((await pages.open(`${planner}/instances/alarm-relay-c/settings`)).text).toMatch(
      / Cooldown until [^(]+ \(Restarts in \d+ min\) /,
    )
  })
})

describe('a user in no group, without a role on the silo', () => {
  const pages = setupPages({ scenario: 'company', persona: 'colm' })
  test('reads where roles come from', async () => {
    const page = await pages.open('/projects')
    expect(page.heading).toContain('Action not authorized')
    expect(page.text).toContain('You are not in any groups and have no role on the silo')
    expect(page.link('Read about identity providers')).toBe('/help/identity-providers')
  })

  test('sees the quotas, and that projects cannot be listed', async () => {
    const page = await (await pages.open('/utilization')).settled()
    expect(page.text).toMatch(/\d+ of 480 vCPUs/)
    expect(page.text).toContain('Could not load projects')
  })
})

describe('a region that is full', () => {
  const pages = setupPages({ scenario: 'failures', persona: 'marit' })
  test('says what is over the quota before anything is sent', async () => {
    const page = await (await pages.open('/projects/storm/disks-new')).settled()
    expect(page.panel()).toContain('Over the quota')
    expect(page.panel()).toContain('Storage: takes 10 GiB, only 0 B left')
    expect(page.panel()).toContain('Delete disks or snapshots')
  })
})

describe('a policy that is full', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' }, ({ world }) => {
    world.roles.push({
      resourceId: rowNamed(world.projects, 'telemetry-ingest').id,
      identityId: idOf('group lighthouse'),
      identityType: 'silo_group',
      roleName: 'viewer',
    })
  })
  test('gives no more roles', async () => {
    const page = await pages.open('/projects/telemetry-ingest/access')
    expect(page.described('Add user or group')).toBe(
      'A project can give roles to at most 64 users and groups',
    )
  })
})

describe('an empty region', () => {
  const pages = setupPages({ scenario: 'empty', persona: 'marit' })
  test('all of the quota is left, and there are no projects', async () => {
    expect((await pages.open('/utilization')).text).toContain('480 vCPUs left')
    const page = await pages.open('/projects')
    expect(page.text).toContain('No projects')
    expect(page.link('Create project')).toBe('/projects-new')
  })
})

describe('without a role in the fleet', () => {
  const pages = setupPages({ scenario: 'company', persona: 'dele' })
  test('the sidebar has no probes, and their address says why', async () => {
    const page = await pages.open(`${planner}/floating-ips`)
    expect(page.link('Project access')).toBeDefined()
    expect(page.link('Probes')).toBeUndefined()
    expect((await pages.open(`${planner}/probes`)).heading).toContain('You may not see probes')
  })
})

describe('in a small world', () => {
  const pages = setupPages({ scenario: 'small', persona: 'marit' })

  test('a new project is accessible only by roles on the silo', async () => {
    const rows = (await pages.open('/projects/web/access')).rows('Project access')
    expect(rows.find((row) => row.includes('Marit Aune'))).toContain('Admin of the silo')
    expect(rows.filter((row) => row.includes('project.'))).toEqual([])
  })

  test.each([
    ['vpcs/default/firewall-rules', ['firewall rules'], 'VPCs'],
    ['vpcs/default/subnets', ['subnets'], 'VPCs'],
    ['vpcs/default/routers', ['routers'], 'VPCs'],
    ['vpcs/default/internet-gateways', ['internet gateways'], 'VPCs'],
    ['instances/web-1/networking', ['network interfaces', 'external IPs'], 'instances'],
    ['instances/web-1/connect', ['serial console', 'SSH keys'], 'instances'],
  ])('%s leads to its own page of help, not to that of its record as well', async (path, nouns, record) => {
    const page = await pages.open(`/projects/web/${path}`)
    for (const noun of nouns) expect(() => page.described(`Learn about ${noun}`)).not.toThrow()
    expect(() => page.described(`Learn about ${record}`)).toThrow(`no button Learn about ${record}`)
  })
})
