import { describe, expect, test } from 'vitest'
import { idOf } from '#mirage/random'
import { setupPages } from '../support/pageText'

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
    expect(page.region('Recommended quotas of all silos')).toContain('At most 1,445 vCPUs')
    expect(page.region('Recommended quotas of all silos')).toContain('At most 286 TiB')
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
    expect(page.rows('IP ranges')[0]).toContain(' 309.5 × 10²⁴ ')
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
    expect(rows.join()).toContain(idOf('token marit over'))
    expect(rows.join()).not.toContain(idOf('token marit for ever'))
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
