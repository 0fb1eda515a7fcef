import { describe, expect, it, onTestFinished } from 'vitest'
import type { Disk, PrivateIpConfig, PrivateIpStack } from '#store/api/generated/types'
import { headerOf } from '#store/api/versions/header'
import { isBefore } from '#store/api/versions/offers'
import { NEWEST, versions, type Version } from '#store/api/versions/generated/shipped'
import { ORIGIN, rowNamed, setupRegion } from '#tests/support/region'
import { schemas } from '../metrics/catalogue'
import type { Region } from '../region'
import type { Table } from '../table'
import { addProbe } from '../scenarios/probes'

// What a region refuses to say to a caller of an older version, since that version has no words for it.

const mock = setupRegion()
const newest: Version = NEWEST

async function call(method: string, path: string, version?: string, body?: object) {
  const response = await fetch(ORIGIN + path, {
    method,
    headers: {
      ...(version === undefined ? {} : { 'api-version': version }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const { status, headers } = response
  return { status, headers, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) }
}

function replace<Row extends { id: string }>(
  rows: Table<Row>,
  isIt: (row: Row) => boolean,
  more: Partial<Row>,
) {
  for (const { id } of rows.where(isIt)) rows.update(id, more)
}

const v4 = { ip: '172.30.0.9', transitIps: [] }
const v6 = { ip: 'fd00::9', transitIps: [] }
const bothAddresses: PrivateIpStack = { type: 'dual_stack', value: { v4, v6 } }
const twoAddresses = (id: string) =>
  `The network interface with ID '${id}' is a dual-stack NIC, with IPv4 address '172.30.0.9' and IPv6 address 'fd00::9'. However, the version of the client being used is unable to fully represent both IPv4 and IPv6 addresses. Update your client and retry the request.`

const nicOfDb = ({ world }: Region) => {
  const { id } = rowNamed(world.instances, 'db-1')
  return world.nics.findBy(({ instanceId }) => instanceId === id)
}
const inWeb = 'project=web'
const ofDb = `instance=db-1&${inWeb}`
const [db, web] = ['/v1/instances/db-1', '/v1/instances/web-1']
const portSettings = '/v1/system/networking/switch-port-settings/uplink-north'
const schemaList = '/v1/system/timeseries/schemas'

interface Poison {
  /** The first version that can say it. */
  since: Version
  /** Puts it into the world. */
  put(region: Region): void
  /** The calls that are refused for it. */
  hit: readonly (readonly [method: string, path: string, body?: object])[]
  /** A call that is answered all the same. */
  spared: string
  status: number
  code: string
  message: string | ((region: Region) => string)
}

const poisons: Readonly<Record<string, Poison>> = {
  'a local disk': {
    since: '2026021301',
    put({ world }) {
      const { id } = rowNamed(world.instances, 'db-1')
      const spare = rowNamed(world.disks, 'spare')
      world.disks.update(spare.id, { diskType: 'local' })
      const data: Disk = { ...spare, id: 'data', name: 'data', diskType: 'local' }
      world.disks.insert({ ...data, state: { state: 'attached', instance: id } })
    },
    hit: [
      ['GET', `/v1/disks?${inWeb}`],
      ['GET', `/v1/disks/spare?${inWeb}`],
      ['GET', `${db}/disks?${inWeb}`],
      ['POST', `${db}/disks/attach?${inWeb}`, { disk: 'spare' }],
      ['POST', `${db}/disks/detach?${inWeb}`, { disk: 'data' }],
    ],
    spared: `${web}/disks?${inWeb}`,
    status: 406,
    code: 'Not Acceptable',
    message: 'disk type variant not supported for client version',
  },
  'an interface with two addresses': {
    since: '2026021301',
    put(region) {
      const nic = nicOfDb(region)
      replace(region.world.nics, (row) => row === nic, { ipStack: bothAddresses })
    },
    hit: [
      ['GET', `/v1/network-interfaces?${ofDb}`],
      ['GET', `/v1/network-interfaces/net0?${ofDb}`],
      ['PUT', `/v1/network-interfaces/net0?${ofDb}`, { description: 'other' }],
      ['GET', `/v1/vpc-subnets/default/network-interfaces?vpc=default&${inWeb}`],
    ],
    spared: `${db}?${inWeb}`,
    status: 400,
    code: 'InvalidRequest',
    message: (region) => twoAddresses(nicOfDb(region)?.id ?? ''),
  },
  'a probe with two addresses': {
    since: '2026021301',
    put(region) {
      addProbe(region, rowNamed(region.world.projects, 'web'), 1)
      const { interface: nic } = rowNamed(region.world.probes, 'reach-1')
      const ipConfig: PrivateIpConfig = {
        type: 'dual_stack',
        value: { v4: { ...v4, subnet: '172.30.0.0/22' }, v6: { ...v6, subnet: 'fd00::/64' } },
      }
      replace(region.world.probes, ({ name }) => name === 'reach-1', { interface: { ...nic, ipConfig } })
    },
    hit: [
      ['GET', `/experimental/v1/probes?${inWeb}`],
      ['GET', `/experimental/v1/probes/reach-1?${inWeb}`],
    ],
    spared: `/v1/network-interfaces?${ofDb}`,
    status: 400,
    code: 'InvalidRequest',
    message: ({ world }) => twoAddresses(rowNamed(world.probes, 'reach-1').interface.id),
  },
  'a peer without an address': {
    since: '2026021301',
    put({ world }) {
      const { bgpPeers } = rowNamed(world.portSettings, 'uplink-north')
      replace(world.portSettings, ({ name }) => name === 'uplink-north', {
        bgpPeers: bgpPeers.map((peer) => ({ ...peer, addr: { type: 'unnumbered', routerLifetime: 1_800 } })),
      })
    },
    hit: [['GET', portSettings]],
    spared: '/v1/system/networking/switch-port-settings',
    status: 400,
    code: 'InvalidRequest',
    message:
      'BGP peer has no address configured, but the API version in use requires an address. Update your client to use BGP unnumbered peers.',
  },
  'a rule for ICMPv6': {
    since: '2026032500',
    put({ world }) {
      for (const { id, rules } of world.firewalls.all())
        world.firewalls.update(id, {
          rules: rules.map((rule) => ({
            ...rule,
            filters: { ...rule.filters, protocols: [{ type: 'icmp6', value: { icmpType: 128, code: '0' } }] },
          })),
        })
    },
    hit: [['GET', `/v1/vpc-firewall-rules?vpc=default&${inWeb}`]],
    spared: `/v1/vpcs?${inWeb}`,
    status: 400,
    code: 'InvalidValue',
    message: 'unsupported value for "vpc_firewall_rule_protocol": unrecognized protocol: icmp6:128,0',
  },
  'an instance on amd_turin_v2': {
    since: '2026060800',
    put: ({ world }) => replace(world.instances, () => true, { cpuPlatform: 'amd_turin_v2' }),
    hit: [
      ['GET', `/v1/instances?${inWeb}`],
      ['GET', `${db}?${inWeb}`],
      ['POST', `${db}/start?${inWeb}`],
      ['POST', `${web}/reboot?${inWeb}`],
      ['POST', `${web}/stop?${inWeb}`],
    ],
    spared: `/v1/disks?${inWeb}`,
    status: 406,
    code: 'Not Acceptable',
    message: 'CPU platform amd_turin_v2 not supported for client version',
  },
  'a metric in joules': {
    since: '2026060800',
    put() {
      for (const schema of schemas.slice(0, 1)) {
        const { units } = schema
        if (units === 'joules') continue
        schema.units = 'joules'
        onTestFinished(() => {
          schema.units = units
        })
      }
    },
    hit: [['GET', schemaList]],
    spared: '/v1/system/hardware/sleds',
    status: 400,
    code: 'InvalidRequest',
    message: 'client version out of date: schema contains new types of units (joules)',
  },
  'a peer with an address to speak from': {
    since: '2026081901',
    put({ world }) {
      const { bgpPeers } = rowNamed(world.portSettings, 'uplink-north')
      replace(world.portSettings, ({ name }) => name === 'uplink-north', {
        bgpPeers: bgpPeers.map((peer) => ({
          ...peer,
          addr: { type: 'numbered', targetAddr: '172.20.15.22', srcAddr: '172.20.15.21' },
        })),
      })
    },
    hit: [['GET', portSettings]],
    spared: '/v1/system/networking/switch-port-settings',
    status: 400,
    code: 'InvalidRequest',
    message: 'Numbered peer has a src_addr configured, which is unrepresentable in this API version',
  },
}

const before = (version: Version) => versions[versions.indexOf(version) - 1] ?? version

describe.each(Object.entries(poisons))('%s', (_, { since, put, hit, spared, status, code, message }) => {
  it.each(['2025112000', before(since)])(
    'is refused to a caller of %s by the newest region',
    async (asked) => {
      for (const [method, path, body] of hit) {
        put(mock.restart({ api: newest }).region)
        const answer = await call(method, path, headerOf(asked), body)
        expect({ path, status: answer.status, body: answer.body }).toEqual({
          path,
          status,
          body: {
            error_code: code,
            message: typeof message === 'string' ? message : message(mock.region),
            request_id: answer.headers.get('x-request-id'),
          },
        })
      }
      expect((await call('GET', spared, headerOf(asked))).status).toBe(200)
    },
  )

  it('is said to callers of the versions that know it, and of the newest by default', async () => {
    for (const asked of [headerOf(since), headerOf(newest), undefined])
      for (const [method, path, body] of hit) {
        put(mock.restart({ api: newest }).region)
        expect({ path, status: (await call(method, path, asked, body)).status }).toEqual({
          path,
          status: method === 'POST' ? 202 : 200,
        })
      }
  })

  it.each(versions.filter((version) => isBefore(version, since)))(
    'is said by a region of %s, in its own words',
    async (api) => {
      put(mock.restart({ api }).region)
      const reads = hit.filter(([method]) => method === 'GET')
      const statuses = await Promise.all(reads.map(async ([, path]) => (await call('GET', path)).status))
      expect(statuses).toEqual(reads.map(() => 200))
    },
  )
})

it('an interface that an older caller creates without an address gets two, and the answer is refused', async () => {
  mock.restart({ api: newest })
  const body = { name: 'net1', description: '', vpc_name: 'default', subnet_name: 'default' }
  await call('POST', `/v1/vpc-subnets?vpc=default&${inWeb}`, undefined, {
    name: 'second',
    description: '',
    ipv4_block: '172.30.8.0/24',
  })
  const answer = await call('POST', `/v1/network-interfaces?${ofDb}`, '20251008.0.0', {
    ...body,
    subnet_name: 'second',
  })
  expect(answer).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } })
  expect(answer.body['message']).toMatch(/is a dual-stack NIC, with IPv4 address '172\.30\.8\./)
  const made = await call('GET', `/v1/network-interfaces/net1?${ofDb}`)
  expect(made.body['ip_stack']).toMatchObject({ type: 'dual_stack' })
})
