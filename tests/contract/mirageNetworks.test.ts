import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeGroup } from '../../mirage/factories/affinityGroup'
import { makeDisk } from '../../mirage/factories/disk'
import { makeFloatingIp } from '../../mirage/factories/floatingIp'
import { makeImage } from '../../mirage/factories/image'
import { makeInstance } from '../../mirage/factories/instance'
import { makeSnapshot } from '../../mirage/factories/snapshot'
import { call, items, startRegion, type Reply } from './support'

// Project networking: VPCs and what is in them, and the interfaces of instances. Source: backend-behaviour §3.24, §3.8,
// §4.5–§4.7. The numbers of refusals are the rows of its catalogue of bad input, §8.

let mock: ReturnType<typeof startRegion>
const use = (options?: Parameters<typeof startRegion>[0]) => {
  mock.stop()
  mock = startRegion(options)
}
beforeEach(() => {
  mock = startRegion()
})
afterEach(() => mock.stop())

const IN_WEB = 'project=web'
const IN_VPC = 'vpc=default&project=web'
const IN_ROUTER = `router=way&${IN_VPC}`
const IN_GATEWAY = `gateway=door&${IN_VPC}`
const ON_DB = 'instance=db-1&project=web'

const bare = (name: string, more: object = {}) => ({ name, description: '', ...more })
const post = (path: string, body: object) => call('POST', path, body)
const names = (reply: Reply) => items(reply).map((each) => each['name'])
const idOfReply = (reply: Reply) => String(reply.body['id'])

const makeVpc = (name: string, more: object = {}) =>
  post(`/v1/vpcs?${IN_WEB}`, bare(name, { dns_name: name, ...more }))
const makeSubnet = (name: string, ipv4_block: string, more: object = {}) =>
  post(`/v1/vpc-subnets?${IN_VPC}`, bare(name, { ipv4_block, ...more }))
const makeRouter = (name = 'way') => post(`/v1/vpc-routers?${IN_VPC}`, bare(name))
const anyway = { type: 'ip_net', value: '10.1.0.0/16' }
const drop = { type: 'drop' }
const makeRoute = (name: string, destination: object = anyway, target: object = drop) =>
  post(`/v1/vpc-router-routes?${IN_ROUTER}`, bare(name, { destination, target }))
const makeGateway = (name = 'door') => post(`/v1/internet-gateways?${IN_VPC}`, bare(name))
const systemRoutes = async () => items(await call('GET', `/v1/vpc-router-routes?router=system&${IN_VPC}`))
const makeNic = (name: string, subnet_name = 'default', more: object = {}) =>
  post(`/v1/network-interfaces?${ON_DB}`, bare(name, { vpc_name: 'default', subnet_name, ...more }))
const nics = async () => items(await call('GET', `/v1/network-interfaces?${ON_DB}`))
const rule = (more: object = {}) =>
  bare('web', {
    action: 'allow',
    direction: 'inbound',
    priority: 100,
    status: 'enabled',
    targets: [{ type: 'subnet', value: 'default' }],
    filters: {},
    ...more,
  })
const putRules = (...rules: object[]) => call('PUT', `/v1/vpc-firewall-rules?${IN_VPC}`, { rules })

const refusal = (status: number, code: string | undefined, text: string) => ({
  status,
  code,
  text: expect.stringContaining(text) as unknown,
})
const bad = (text: string) => refusal(400, 'InvalidRequest', text)
const badValue = (text: string) => refusal(400, 'InvalidValue', `unsupported value for "${text}`)
const taken = (text: string) => refusal(400, 'ObjectAlreadyExists', `already exists: ${text}`)
const unread = (text: string) => refusal(400, undefined, `unable to parse JSON body: ${text}`)
const missing = (text: string) => refusal(404, 'ObjectNotFound', `not found: ${text}`)

/** What a reply says of its refusal. */
const said = (reply: Reply) => ({
  status: reply.status,
  code: reply.body['error_code'],
  text: reply.body['message'],
})

describe('a VPC', () => {
  it.each(['of a new project', 'made by somebody'])('%s begins with all its parts', async (way) => {
    const vpc = way === 'of a new project' ? 'default' : 'second'
    const project = way === 'of a new project' ? 'fresh' : 'web'
    if (project === 'fresh') await post('/v1/projects', bare('fresh'))
    else await makeVpc('second')
    const at = `vpc=${vpc}&project=${project}`
    const { body } = await call('GET', `/v1/vpcs/${vpc}?project=${project}`)
    expect(body).toMatchObject({ name: vpc, dns_name: vpc })
    expect(body['ipv6_prefix']).toMatch(/^fd[0-9a-f:]+::\/48$/)
    const routers = items(await call('GET', `/v1/vpc-routers?${at}`))
    expect(routers).toMatchObject([{ name: 'system', kind: 'system', id: body['system_router_id'] }])
    const routes = items(await call('GET', `/v1/vpc-router-routes?router=system&${at}`))
    const way4 = { type: 'internet_gateway', value: 'default' }
    const home = { type: 'subnet', value: 'default' }
    expect(routes).toMatchObject([
      { name: 'default', kind: 'vpc_subnet', destination: home, target: home },
      {
        name: 'default-v4',
        kind: 'default',
        destination: { type: 'ip_net', value: '0.0.0.0/0' },
        target: way4,
      },
      { name: 'default-v6', kind: 'default', destination: { type: 'ip_net', value: '::/0' }, target: way4 },
    ])
    const [subnet] = items(await call('GET', `/v1/vpc-subnets?${at}`))
    expect(subnet).toMatchObject({
      name: 'default',
      ipv4_block: '172.30.0.0/22',
      ipv6_block: String(body['ipv6_prefix']).replace('/48', '/64'),
      custom_router_id: null,
    })
    expect(names(await call('GET', `/v1/internet-gateways?${at}`))).toEqual(['default'])
    const pool = await call('GET', '/v1/ip-pools/dock-public')
    expect(items(await call('GET', `/v1/internet-gateway-ip-pools?gateway=default&${at}`))).toMatchObject([
      { name: 'default', ip_pool_id: pool.body['id'] },
    ])
    const { rules } = (await call('GET', `/v1/vpc-firewall-rules?${at}`)).body
    const always = {
      action: 'allow',
      direction: 'inbound',
      status: 'enabled',
      priority: 65_534,
      targets: [{ type: 'vpc', value: vpc }],
    }
    const none = { hosts: null, ports: null, protocols: null }
    expect(rules).toMatchObject([
      { ...always, name: 'allow-icmp', filters: { ...none, protocols: [{ type: 'icmp', value: null }] } },
      {
        ...always,
        name: 'allow-internal-inbound',
        filters: { ...none, hosts: [{ type: 'vpc', value: vpc }] },
      },
      { ...always, name: 'allow-ssh', filters: { ...none, ports: ['22'], protocols: [{ type: 'tcp' }] } },
    ])
  })
  it('keeps the prefix it was given, is renamed, and listed', async () => {
    const made = await makeVpc('second', { ipv6_prefix: 'FD01:0:0::/48' })
    expect(made.body['ipv6_prefix']).toBe('fd01::/48')
    const at = `/v1/vpcs/${idOfReply(made)}`
    const renamed = await call('PUT', at, { name: 'third', dns_name: 'three' })
    expect(renamed.body).toMatchObject({ name: 'third', dns_name: 'three', description: '' })
    expect((await call('PUT', at, { description: 'kept' })).body).toMatchObject({
      name: 'third',
      dns_name: 'three',
      description: 'kept',
    })
    expect(names(await call('GET', `/v1/vpcs?${IN_WEB}`))).toEqual(['default', 'third'])
    expect(said(await call('PUT', at, { name: 'default' }))).toEqual(taken('vpc "default"'))
  })
  it('goes once its subnets are gone, with all that is left in it', async () => {
    const size = () => {
      const { vpcs, routers, routes, gateways, gatewayPools, gatewayAddresses, firewallRules } =
        mock.region.world
      const tables = [vpcs, routers, routes, gateways, gatewayPools, gatewayAddresses, firewallRules]
      return tables.map((rows) => rows.size)
    }
    const before = size()
    const at = idOfReply(await makeVpc('second'))
    const inIt = `vpc=${at}`
    await post(`/v1/vpc-routers?${inIt}`, bare('way'))
    await post(
      `/v1/vpc-router-routes?router=way&vpc=second&${IN_WEB}`,
      bare('r', { destination: anyway, target: drop }),
    )
    await post(`/v1/internet-gateways?${inIt}`, bare('door'))
    await post(
      `/v1/internet-gateway-ip-addresses?gateway=door&vpc=second&${IN_WEB}`,
      bare('a', { address: '192.0.2.99' }),
    )
    expect((await call('DELETE', `/v1/vpc-subnets/default?vpc=second&${IN_WEB}`)).status).toBe(204)
    expect((await call('DELETE', `/v1/vpcs/${at}`)).status).toBe(204)
    expect(size()).toEqual(before)
  })
  it.each([
    [104, 'a public prefix', { ipv6_prefix: '2001:db8::/48' }, bad('unique local')],
    [104, 'a wide prefix', { ipv6_prefix: 'fd00::/56' }, bad('48 bits wide')],
    ['–', 'a prefix that is none', { ipv6_prefix: 'fd00::' }, unread('ipv6_prefix: ')],
    ['–', 'a DNS name that is none', { dns_name: 'A' }, unread('dns_name: ')],
    ['–', 'a name that is taken', { name: 'default' }, taken('vpc "default"')],
    [36, 'a description that is too long', { description: 'd'.repeat(513) }, bad('description')],
  ])('row %s: is refused with %s', async (_, __, more, expected) => {
    expect(said(await makeVpc('second', more))).toEqual(expected)
  })
  it('row 112: is not deleted while it has a subnet', async () => {
    expect(said(await call('DELETE', `/v1/vpcs/default?${IN_WEB}`))).toEqual(bad('while VPC subnets exist'))
  })
})

describe('a selector', () => {
  it('row 23: by id takes no parents', async () => {
    const made = await makeSubnet('a', '10.0.0.0/24')
    const at = `/v1/vpc-subnets/${idOfReply(made)}`
    expect((await call('GET', at)).body).toEqual(made.body)
    expect(said(await call('GET', `${at}?vpc=default`))).toEqual(bad('when providing vpc-subnet as an ID'))
    expect(said(await call('GET', `${at}?${IN_WEB}`))).toEqual(bad('vpc and project should not be specified'))
  })
  it('row 24: by name needs its parents, each of them', async () => {
    expect(said(await call('GET', '/v1/vpc-subnets/default'))).toEqual(
      bad('vpc-subnet should either be an ID or vpc'),
    )
    expect(said(await call('GET', '/v1/vpc-subnets/default?vpc=default'))).toEqual(
      bad('vpc should either be an ID or project should be specified'),
    )
    expect(said(await call('GET', `/v1/vpc-subnets/gone?${IN_VPC}`))).toEqual(
      missing('vpc-subnet with name "gone"'),
    )
  })
  it('row 25: a parent by id takes no parents either', async () => {
    const router = idOfReply(await makeRouter())
    await makeRoute('r')
    expect((await call('GET', `/v1/vpc-router-routes/r?router=${router}`)).status).toBe(200)
    expect(said(await call('GET', `/v1/vpc-router-routes/r?router=${router}&vpc=default`))).toEqual(
      bad('when providing vpc-router as an ID, vpc and project should not be specified'),
    )
    const vpc = idOfReply(await call('GET', `/v1/vpcs/default?${IN_WEB}`))
    expect((await call('GET', `/v1/vpc-router-routes/r?router=way&vpc=${vpc}`)).status).toBe(200)
  })
  it('of a route, a pool or an interface follows the same rule', async () => {
    expect(said(await call('GET', '/v1/vpc-router-routes/r'))).toEqual(
      bad('router-route should either be an ID or router should be specified'),
    )
    expect(said(await call('DELETE', '/v1/internet-gateway-ip-pools/default'))).toEqual(
      bad('internet-gateway-ip-pool should either be an ID or gateway should be specified'),
    )
    expect(said(await call('GET', '/v1/network-interfaces/net0'))).toEqual(
      bad('instance-network-interface should either be an ID or instance should be specified'),
    )
    const [nic] = await nics()
    expect(said(await call('GET', `/v1/network-interfaces/${String(nic?.['id'])}?instance=db-1`))).toEqual(
      bad('instance and project should not be specified'),
    )
  })
})

describe('a subnet', () => {
  it('brings a route along, which is renamed and deleted with it', async () => {
    const made = await makeSubnet('a', '10.0.0.0/24')
    expect(made).toMatchObject({ status: 201, body: { ipv4_block: '10.0.0.0/24', custom_router_id: null } })
    expect(made.body['ipv6_block']).toMatch(/^fd.*::\/64$/)
    const routeOf = async (name: string) => (await systemRoutes()).find((each) => each['name'] === name)
    expect(await routeOf('a')).toMatchObject({ kind: 'vpc_subnet', target: { type: 'subnet', value: 'a' } })
    expect((await call('PUT', `/v1/vpc-subnets/a?${IN_VPC}`, { name: 'b' })).body['name']).toBe('b')
    expect(await routeOf('a')).toBeUndefined()
    expect(await routeOf('b')).toMatchObject({ destination: { type: 'subnet', value: 'b' } })
    expect((await call('DELETE', `/v1/vpc-subnets/b?${IN_VPC}`)).status).toBe(204)
    expect(await routeOf('b')).toBeUndefined()
    expect(await systemRoutes()).toHaveLength(3)
  })
  it('with the name of a default route gets a route of another name', async () => {
    await makeSubnet('default-v4', '10.0.0.0/24')
    const ours = (await systemRoutes()).filter((each) => each['kind'] === 'vpc_subnet')
    expect(ours.map((each) => each['name'])).toContainEqual(
      `default-v4-${String(ours.find((each) => each['name'] !== 'default')?.['id'])}`,
    )
    expect((await call('DELETE', `/v1/vpc-subnets/default-v4?${IN_VPC}`)).status).toBe(204)
    expect(await systemRoutes()).toHaveLength(3)
  })
  it('row 109: has no host bits, whatever was sent', async () => {
    expect(await makeSubnet('a', '10.0.0.5/24')).toMatchObject({
      status: 201,
      body: { ipv4_block: '10.0.0.0/24' },
    })
  })
  it('is led by a router of its VPC until it is told otherwise, or the router goes', async () => {
    const router = idOfReply(await makeRouter())
    const led = async () => (await call('GET', `/v1/vpc-subnets/a?${IN_VPC}`)).body['custom_router_id']
    await makeSubnet('a', '10.0.0.0/24', { custom_router: 'way' })
    expect(await led()).toBe(router)
    await call('PUT', `/v1/vpc-subnets/a?${IN_VPC}`, { description: 'left out means none' })
    expect(await led()).toBeNull()
    await call('PUT', `/v1/vpc-subnets/a?${IN_VPC}`, { custom_router: router })
    expect(await led()).toBe(router)
    expect((await call('DELETE', `/v1/vpc-routers/way?${IN_VPC}`)).status).toBe(204)
    expect(await led()).toBeNull()
  })
  it.each([
    [105, 'a public block', '8.8.8.0/24', {}, bad('must be from a private range')],
    [105, 'a block that is private in part', '172.16.0.0/11', {}, bad('must be from a private range')],
    [106, 'a narrow block', '10.0.0.0/28', {}, bad('prefix length between 8 and 26')],
    [106, 'a wide block', '10.0.0.0/7', {}, bad('prefix length between 8 and 26')],
    [107, 'a block that overlaps', '172.30.2.0/24', {}, bad("'172.30.2.0/24' conflicts with an existing")],
    [107, 'a block that contains another', '172.16.0.0/12', {}, bad('conflicts with an existing subnet')],
    [
      108,
      'an IPv6 block of another prefix',
      '10.0.0.0/24',
      { ipv6_block: 'fd77::/64' },
      bad('not valid for VPC'),
    ],
    ['–', 'a block that is none', '10.0.0.0', {}, unread('ipv4_block: ')],
    ['–', 'a name that is taken', '10.0.0.0/24', { name: 'default' }, taken('vpc-subnet "default"')],
    [
      110,
      'the system router',
      '10.0.0.0/24',
      { custom_router: 'system' },
      bad('cannot attach a system router'),
    ],
    [
      '–',
      'a router that is not there',
      '10.0.0.0/24',
      { custom_router: 'gone' },
      missing('vpc-router with name "gone"'),
    ],
  ])('row %s: is refused with %s', async (_, __, block, more, expected) => {
    expect(said(await makeSubnet('a', block, more))).toEqual(expected)
    expect(await systemRoutes()).toHaveLength(3)
  })
  it('row 108: is refused an IPv6 block of another width, or of a sibling', async () => {
    const { body } = await call('GET', `/v1/vpcs/default?${IN_WEB}`)
    const prefix = String(body['ipv6_prefix'])
    expect(said(await makeSubnet('a', '10.0.0.0/24', { ipv6_block: prefix }))).toEqual(
      bad('not valid for VPC'),
    )
    const first = prefix.replace('/48', '/64')
    expect(said(await makeSubnet('a', '10.0.0.0/24', { ipv6_block: first }))).toEqual(bad('conflicts with'))
  })
  it('is not led by a router of another VPC', async () => {
    await makeVpc('second')
    const { body } = await post(`/v1/vpc-routers?vpc=second&${IN_WEB}`, bare('theirs'))
    expect(said(await makeSubnet('a', '10.0.0.0/24', { custom_router: body['id'] }))).toEqual(
      bad('its own VPC'),
    )
  })
  it('row 111: is not deleted while an interface is in it', async () => {
    const path = `/v1/vpc-subnets/default`
    const there = await call('GET', `${path}/network-interfaces?${IN_VPC}`)
    expect(items(there)).toMatchObject([{ name: 'net0', ip: '172.30.0.7' }])
    expect(said(await call('DELETE', `${path}?${IN_VPC}`))).toEqual(
      bad('cannot be deleted while network interfaces'),
    )
    expect((await call('DELETE', `/v1/instances/db-1?${IN_WEB}`)).status).toBe(204)
    expect(items(await call('GET', `${path}/network-interfaces?${IN_VPC}`))).toEqual([])
    expect((await call('DELETE', `${path}?${IN_VPC}`)).status).toBe(204)
  })
  it('is not renamed to a name that is taken', async () => {
    await makeSubnet('a', '10.0.0.0/24')
    expect(said(await call('PUT', `/v1/vpc-subnets/a?${IN_VPC}`, { name: 'default' }))).toEqual(
      taken('vpc-subnet "default"'),
    )
  })
})

describe('a router', () => {
  it('is made, renamed, listed and deleted with its routes', async () => {
    const made = await makeRouter()
    expect(made).toMatchObject({ status: 201, body: { kind: 'custom' } })
    expect((await makeRoute('r')).status).toBe(201)
    expect(said(await makeRouter('system'))).toEqual(taken('vpc-router "system"'))
    const at = `/v1/vpc-routers/${idOfReply(made)}`
    expect((await call('PUT', at, { name: 'other' })).body).toMatchObject({ name: 'other', kind: 'custom' })
    expect(said(await call('PUT', at, { name: 'system' }))).toEqual(taken('vpc-router "system"'))
    expect(names(await call('GET', `/v1/vpc-routers?${IN_VPC}`))).toEqual(['other', 'system'])
    expect((await call('GET', at)).body['name']).toBe('other')
    const before = mock.region.world.routes.size
    expect((await call('DELETE', at)).status).toBe(204)
    expect(mock.region.world.routes.size).toBe(before - 1)
  })
  it('row 113: of the system is renamed, and never deleted', async () => {
    const at = `/v1/vpc-routers/system?${IN_VPC}`
    expect(said(await call('DELETE', at))).toEqual(bad('cannot delete the system router'))
    expect((await call('PUT', at, { name: 'main' })).status).toBe(200)
  })
})

describe('a route', () => {
  beforeEach(async () => void (await makeRouter()))
  it('is made, changed as a whole, seen and deleted', async () => {
    const made = await makeRoute(
      'r',
      { type: 'ip_net', value: 'FD00:0::/8' },
      { type: 'ip', value: 'fd01:0::1' },
    )
    expect(made).toMatchObject({
      status: 201,
      body: {
        kind: 'custom',
        destination: { type: 'ip_net', value: 'fd00::/8' },
        target: { type: 'ip', value: 'fd01::1' },
      },
    })
    const at = `/v1/vpc-router-routes/r?${IN_ROUTER}`
    const destination = { type: 'subnet', value: 'default' }
    const target = { type: 'instance', value: 'not-made-yet' }
    expect((await call('PUT', at, { destination, target })).body).toMatchObject({
      name: 'r',
      destination,
      target,
    })
    expect((await call('GET', `/v1/vpc-router-routes/${idOfReply(made)}`)).body['target']).toEqual(target)
    expect(names(await call('GET', `/v1/vpc-router-routes?${IN_ROUTER}`))).toEqual(['r'])
    expect(said(await call('PUT', at, { target: drop }))).toEqual(unread('missing field `destination`'))
    await makeRoute('s')
    expect(said(await call('PUT', at, { name: 's', destination: anyway, target: drop }))).toEqual(
      taken('router-route "s"'),
    )
    expect((await call('DELETE', at)).status).toBe(204)
    expect(said(await call('GET', at))).toEqual(missing('router-route with name "r"'))
  })
  it.each([
    [115, 'a VPC as destination', { type: 'vpc', value: 'default' }, drop, bad('VPCs cannot be used')],
    [115, 'a VPC as target', anyway, { type: 'vpc', value: 'default' }, bad('VPCs cannot be used')],
    [116, 'a subnet as target', anyway, { type: 'subnet', value: 'default' }, bad('subnets cannot be used')],
    [117, 'a block of IPv4 sent to IPv6', anyway, { type: 'ip', value: 'fd00::1' }, bad('cannot mix')],
    [
      117,
      'IPv6 sent to IPv4',
      { type: 'ip', value: 'fd00::1' },
      { type: 'ip', value: '10.0.0.9' },
      bad('cannot mix'),
    ],
    ['–', 'an address that is none', { type: 'ip', value: '10.0.0' }, drop, unread('destination.value: ')],
    [
      '–',
      'a target of no kind',
      anyway,
      { type: 'nowhere' },
      unread('target.type: unknown variant `nowhere`'),
    ],
  ])('row %s: is refused with %s', async (_, __, destination, target, expected) => {
    expect(said(await makeRoute('r', destination, target))).toEqual(expected)
    await makeRoute('kept')
    const change = await call('PUT', `/v1/vpc-router-routes/kept?${IN_ROUTER}`, { destination, target })
    expect(said(change)).toEqual(expected)
  })
  it('row 114: is not added to the system router', async () => {
    const reply = await post(
      `/v1/vpc-router-routes?router=system&${IN_VPC}`,
      bare('r', { destination: anyway, target: drop }),
    )
    expect(said(reply)).toEqual(bad('cannot be added to a system router'))
  })
  it('rows 118, 119: of the system is not deleted; only where a default one leads may change', async () => {
    const at = (name: string) => `/v1/vpc-router-routes/${name}?router=system&${IN_VPC}`
    expect(said(await call('DELETE', at('default')))).toEqual(bad('system routes cannot be deleted'))
    expect(said(await call('DELETE', at('default-v4')))).toEqual(bad('system routes cannot be deleted'))
    const destination = { type: 'ip_net', value: '0.0.0.0/0' }
    const fixed = bad('the destination and metadata of a default route cannot be changed')
    expect(said(await call('PUT', at('default-v4'), { destination: anyway, target: drop }))).toEqual(fixed)
    expect(said(await call('PUT', at('default-v4'), { name: 'mine', destination, target: drop }))).toEqual(
      fixed,
    )
    const changed = await call('PUT', at('default-v4'), { destination, target: drop })
    expect(changed).toMatchObject({ status: 200, body: { kind: 'default', target: drop } })
    expect(said(await call('PUT', at('default'), { destination: anyway, target: drop }))).toEqual(
      bad('routes of type vpc_subnet'),
    )
  })
})

describe('the firewall', () => {
  it('is replaced as a whole, sorted by name, with ids of its own each time', async () => {
    const filters = {
      hosts: [{ type: 'ip', value: 'FD00::0:1' }],
      ports: ['80', '8000-8010'],
      protocols: [
        { type: 'tcp' },
        { type: 'icmp', value: null },
        { type: 'icmp', value: { icmp_type: 3, code: '0-4' } },
      ],
    }
    const first = await putRules(rule({ name: 'z', filters }), rule({ name: 'a', filters: { ports: [] } }))
    expect(first.status).toBe(200)
    const rules = first.body['rules'] as Record<string, unknown>[]
    expect(rules).toMatchObject([
      { name: 'a', filters: { hosts: null, ports: null, protocols: null } },
      {
        name: 'z',
        filters: {
          hosts: [{ type: 'ip', value: 'fd00::1' }],
          ports: ['80', '8000-8010'],
          protocols: [
            { type: 'tcp' },
            { type: 'icmp', value: null },
            { type: 'icmp', value: { icmp_type: 3, code: '0-4' } },
          ],
        },
      },
    ])
    expect((await call('GET', `/v1/vpc-firewall-rules?${IN_VPC}`)).body['rules']).toEqual(rules)
    const again = (await putRules(rule({ name: 'a' }))).body['rules'] as Record<string, unknown>[]
    expect(again).toHaveLength(1)
    expect(again[0]?.['id']).not.toBe(rules[0]?.['id'])
    expect((await call('PUT', `/v1/vpc-firewall-rules?${IN_VPC}`, {})).body['rules']).toEqual([])
  })
  const many = (count: number) => Array.from({ length: count }, (_, at) => rule({ name: `r-${at}` }))
  const host = { type: 'instance', value: 'x' }
  const withIcmp = (code: string) => ({
    filters: { protocols: [{ type: 'icmp', value: { icmp_type: 3, code } }] },
  })
  it.each([
    [
      120,
      'two rules of a name',
      [rule(), rule()],
      badValue('rules": rule names must be unique, these are not: web'),
    ],
    [121, '1025 rules', many(1_025), badValue('rules": at most 1024')],
    [122, '257 targets', [rule({ targets: Array(257).fill(host) })], badValue('targets": at most 256')],
    [122, '257 hosts', [rule({ filters: { hosts: Array(257).fill(host) } })], badValue('filters.hosts"')],
    [122, '257 ports', [rule({ filters: { ports: Array(257).fill('80') } })], badValue('filters.ports"')],
    [
      122,
      '257 protocols',
      [rule({ filters: { protocols: Array(257).fill({ type: 'tcp' }) } })],
      badValue('filters.protocols"'),
    ],
    [123, 'ports that run backwards', [rule({ filters: { ports: ['90-80'] } })], badValue('l4_port_range"')],
    [124, 'port 0', [rule({ filters: { ports: ['0'] } })], unread('rules[0].filters.ports[0]: invalid port')],
    [124, 'port 70000', [rule({ filters: { ports: ['70000'] } })], unread('rules[0].filters.ports[0]: ')],
    [124, 'ports a-b', [rule({ filters: { ports: ['a-b'] } })], unread('rules[0].filters.ports[0]: ')],
    [125, 'priority 70000', [rule({ priority: 70_000 })], unread('rules[0].priority: invalid value')],
    [126, 'codes that run backwards', [rule(withIcmp('20-10'))], badValue('code"')],
    [126, 'code 256', [rule(withIcmp('256'))], unread('rules[0].filters.protocols[0].value.code: ')],
  ])('row %s: is refused with %s', async (_, __, rules, expected) => {
    expect(said(await putRules(...rules))).toEqual(expected)
    const kept = (await call('GET', `/v1/vpc-firewall-rules?${IN_VPC}`)).body['rules']
    expect(kept).toHaveLength(3)
  })
  it('takes as many as there may be', async () => {
    expect((await putRules(...many(1_024))).status).toBe(200)
    expect((await putRules(rule({ targets: Array(256).fill(host), priority: 65_535 }))).status).toBe(200)
  })
})

describe('a gateway', () => {
  beforeEach(async () => void (await makeGateway()))
  const pools = '/v1/internet-gateway-ip-pools'
  const addresses = '/v1/internet-gateway-ip-addresses'
  const addPool = (name: string, ip_pool: string) => post(`${pools}?${IN_GATEWAY}`, bare(name, { ip_pool }))
  const addAddress = (name: string, address: string) =>
    post(`${addresses}?${IN_GATEWAY}`, bare(name, { address }))
  const routeToDoor = async () => {
    await makeRouter()
    await makeRoute('out', anyway, { type: 'internet_gateway', value: 'door' })
  }
  const routesLeft = async () => names(await call('GET', `/v1/vpc-router-routes?${IN_ROUTER}`))

  it('is made, seen and deleted while nothing is linked to it', async () => {
    expect(said(await makeGateway())).toEqual(taken('internet-gateway "door"'))
    expect((await call('GET', `/v1/internet-gateways/door?${IN_VPC}`)).body['name']).toBe('door')
    expect(names(await call('GET', `/v1/internet-gateways?${IN_VPC}`))).toEqual(['default', 'door'])
    await routeToDoor()
    expect((await call('DELETE', `/v1/internet-gateways/door?${IN_VPC}`)).status).toBe(204)
    // Routes that led to it stay, and lead nowhere.
    expect(await routesLeft()).toEqual(['out'])
  })
  it('takes pools of the silo, each of them once', async () => {
    expect((await addPool('inner', 'dock-internal')).status).toBe(201)
    expect(names(await call('GET', `${pools}?${IN_GATEWAY}`))).toEqual(['inner'])
    expect(said(await addPool('inner', 'dock-public'))).toEqual(taken('internet-gateway-ip-pool "inner"'))
    expect(said(await addPool('other', 'dock-internal'))).toEqual(taken('internet-gateway-ip-pool "other"'))
    expect(said(await addPool('other', 'research-v4'))).toEqual(missing('ip-pool with name "research-v4"'))
    expect((await call('DELETE', `${pools}/inner?${IN_GATEWAY}`)).status).toBe(204)
  })
  it('row 134: takes one address, whatever pool it is of', async () => {
    const made = await addAddress('a', 'FD00::0:1')
    expect(made).toMatchObject({ status: 201, body: { address: 'fd00::1' } })
    expect(said(await addAddress('b', '192.0.2.99'))).toEqual(taken('internet-gateway-ip-address "b"'))
    expect(names(await call('GET', `${addresses}?${IN_GATEWAY}`))).toEqual(['a'])
    expect((await call('DELETE', `${addresses}/${idOfReply(made)}`)).status).toBe(204)
    expect(said(await addAddress('b', '192.0.2'))).toEqual(unread('address: invalid IP address syntax'))
  })
  it('row 133: with a pool or an address goes with them, and only when told so', async () => {
    await routeToDoor()
    await addPool('inner', 'dock-internal')
    const at = `/v1/internet-gateways/door?${IN_VPC}`
    expect(said(await call('DELETE', at))).toEqual(bad('IP pools refer to this gateway: set cascade'))
    await call('DELETE', `${pools}/inner?${IN_GATEWAY}`)
    await addAddress('a', '192.0.2.99')
    expect(said(await call('DELETE', `${at}&cascade=false`))).toEqual(
      bad('IP addresses refer to this gateway'),
    )
    expect((await call('DELETE', `${at}&cascade=true`)).status).toBe(204)
    expect(mock.region.world.gatewayAddresses.size).toBe(0)
    expect(await routesLeft()).toEqual([])
  })
  it('keeps a pool or an address that an instance uses while routes lead there', async () => {
    await routeToDoor()
    await addPool('public', 'dock-public')
    const { body } = await post(`/v1/instances/db-1/external-ips/ephemeral?${IN_WEB}`, {})
    await addAddress('a', String(body['ip']))
    expect(said(await call('DELETE', `${pools}/public?${IN_GATEWAY}`))).toEqual(bad('the IP pool is in use'))
    expect(said(await call('DELETE', `${addresses}/a?${IN_GATEWAY}`))).toEqual(
      bad('the IP address is in use'),
    )
    expect((await call('DELETE', `${pools}/public?cascade=true&${IN_GATEWAY}`)).status).toBe(204)
    expect(await routesLeft()).toEqual([])
    expect((await call('DELETE', `${addresses}/a?${IN_GATEWAY}`)).status).toBe(204)
  })
  it('by default is linked to the pool that becomes the silo’s default one, until that is unlinked', async () => {
    const silo = '/v1/system/ip-pools/dock-internal/silos/tidewater-ops'
    const linked = async () => {
      const { world } = mock.region
      const reply = await call('GET', `${pools}?gateway=default&${IN_VPC}`)
      return items(reply).map((each) => world.pools.get(String(each['ip_pool_id']))?.name)
    }
    expect(await linked()).toEqual(['dock-public'])
    expect((await call('PUT', silo, { is_default: true })).status).toBe(200)
    expect(await linked()).toEqual(['dock-public', 'dock-internal'])
    expect((await call('DELETE', silo)).status).toBe(204)
    expect(await linked()).toEqual(['dock-public'])
    expect(items(await call('GET', `${pools}?${IN_GATEWAY}`))).toEqual([])
    const back = await post('/v1/system/ip-pools/dock-internal/silos', {
      silo: 'tidewater-ops',
      is_default: true,
    })
    expect(back.status).toBe(201)
    expect(await linked()).toEqual(['dock-public', 'dock-internal'])
  })
})

describe('an interface', () => {
  const at = (name: string) => `/v1/network-interfaces/${name}?${ON_DB}`
  it('gets the lowest free address, or the one that was asked for; the first is the primary one', async () => {
    expect((await call('DELETE', at('net0'))).status).toBe(204)
    expect(await makeNic('a')).toMatchObject({
      status: 201,
      body: { ip: '172.30.0.5', primary: true, transit_ips: [] },
    })
    await makeSubnet('more', '10.0.0.0/24')
    const second = await makeNic('b', 'more', { ip: '10.0.0.254' })
    expect(second).toMatchObject({ status: 201, body: { ip: '10.0.0.254', primary: false } })
    expect(second.body['mac']).toMatch(/^02:5A(:[0-9A-F]{2}){4}$/)
    expect((await nics()).map((each) => each['name'])).toEqual(['a', 'b'])
  })
  it('may have an address of the IPv6 block', async () => {
    const { body } = await makeSubnet('more', '10.0.0.0/24')
    const ip = String(body['ipv6_block']).replace('/64', '1:0')
    expect((await makeNic('b', 'more', { ip })).body['ip']).toBe(ip)
  })
  it.each([
    [128, 'the subnet of another', 'default', {}, bad('a subnet of its own')],
    [129, 'a reserved address', 'more', { ip: '10.0.0.4' }, bad('10.0.0.4 is reserved or not in the subnet')],
    [129, 'the last address', 'more', { ip: '10.0.0.255' }, bad('is reserved or not in the subnet')],
    [129, 'an address outside', 'more', { ip: '10.0.1.9' }, bad('is reserved or not in the subnet')],
    ['–', 'an address that is none', 'more', { ip: '10.0.1' }, unread('ip: invalid IP address syntax')],
    ['–', 'a subnet that is not there', 'gone', {}, missing('vpc-subnet with name "gone"')],
    ['–', 'a VPC that is not there', 'more', { vpc_name: 'gone' }, missing('vpc with name "gone"')],
    [59, 'another VPC', 'default', { vpc_name: 'second' }, bad('must be in one VPC')],
    ['–', 'a name that is taken', 'more', { name: 'net0' }, taken('instance-network-interface "net0"')],
  ])('row %s: is refused with %s', async (_, __, subnet, more, expected) => {
    await makeSubnet('more', '10.0.0.0/24')
    await makeVpc('second')
    expect(said(await makeNic('b', subnet, more))).toEqual(expected)
    expect(await nics()).toHaveLength(1)
  })
  it('row 130: is refused an address that another has', async () => {
    await makeSubnet('more', '10.0.0.0/24')
    await makeNic('b', 'more', { ip: '10.0.0.9' })
    await call('POST', `/v1/instances/web-1/stop?${IN_WEB}`)
    mock.clock.advance(10_000)
    const reply = await post(
      `/v1/network-interfaces?instance=web-1&${IN_WEB}`,
      bare('c', { vpc_name: 'default', subnet_name: 'more', ip: '10.0.0.9' }),
    )
    expect(said(reply)).toEqual(bad('the IP address 10.0.0.9 is not available'))
  })
  it('row 127: is neither added nor changed nor deleted while its instance runs', async () => {
    await makeSubnet('more', '10.0.0.0/24')
    await call('POST', `/v1/instances/db-1/start?${IN_WEB}`)
    mock.clock.advance(10_000)
    for (const reply of [
      await makeNic('b', 'more'),
      await call('PUT', at('net0'), { name: 'other' }),
      await call('DELETE', at('net0')),
    ])
      expect(said(reply)).toEqual(bad('instance is running'))
  })
  it('may be deleted, but not added, once its instance has failed', async () => {
    const { instances } = mock.region.world
    for (const row of instances.values())
      if (row.name === 'db-1') instances.set(row.id, { ...row, runState: 'failed' })
    await makeSubnet('more', '10.0.0.0/24')
    expect(said(await makeNic('b', 'more'))).toEqual(bad('instance is failed'))
    expect((await call('DELETE', at('net0'))).status).toBe(204)
  })
  it('is the ninth no more: eight is all an instance has', async () => {
    for (let count = 1; count <= 8; count += 1) await makeSubnet(`s-${count}`, `10.0.${count}.0/24`)
    for (let count = 1; count <= 7; count += 1)
      expect((await makeNic(`n-${count}`, `s-${count}`)).status).toBe(201)
    expect(said(await makeNic('n-8', 's-8'))).toEqual(bad('may not have more than 8 network interfaces'))
  })
  it('row 131: is primary until another one is, and then may be deleted', async () => {
    await makeSubnet('more', '10.0.0.0/24')
    await makeNic('b', 'more')
    expect(said(await call('DELETE', at('net0')))).toEqual(bad('the primary interface cannot be deleted'))
    expect((await call('PUT', at('net0'), { primary: false })).body['primary']).toBe(true)
    expect((await call('PUT', at('b'), { primary: true })).body['primary']).toBe(true)
    expect((await nics()).map((each) => each['primary'])).toEqual([true, false])
    expect((await call('DELETE', at('net0'))).status).toBe(204)
    expect(said(await call('PUT', at('net0'), {}))).toEqual(
      missing('instance-network-interface with name "net0"'),
    )
    await makeNic('c')
    expect(said(await call('PUT', at('c'), { name: 'b' }))).toEqual(taken('instance-network-interface "b"'))
  })
  it('passes on what is meant for other blocks, until the list is left out', async () => {
    const put = (body: object) => call('PUT', at('net0'), body)
    const transit_ips = ['10.9.0.0/16', 'FD09:0::/16', '0.0.0.0/32']
    const given = await put({ transit_ips })
    expect(given).toMatchObject({ status: 200, body: { name: 'net0', primary: true } })
    expect(given.body['transit_ips']).toEqual(['10.9.0.0/16', 'fd09::/16', '0.0.0.0/32'])
    expect((await put({ description: 'x' })).body['transit_ips']).toEqual([])
  })
  it.each([
    [['10.0.0.1/24'], bad('transit IP block 10.0.0.1/24 has a non-zero host')],
    [['fd00::1/64'], bad('transit IP block fd00::1/64 has a non-zero host')],
    [['224.0.0.0/4'], bad('224.0.0.0/4 is a multicast network')],
    [['ff00::/8'], bad('ff00::/8 is a multicast network')],
    [['127.0.0.0/8'], bad('127.0.0.0/8 is a loopback network')],
    [['::1/128'], bad('::1/128 is a loopback network')],
    [['10.0.0.0/8', '10.1.0.0/16'], bad('10.1.0.0/16 overlaps with 10.0.0.0/8')],
    [['10.1.0.0/16', '10.0.0.0/8'], bad('10.0.0.0/8 overlaps with 10.1.0.0/16')],
    [['10.0.0.0'], unread('transit_ips[0]: ')],
  ])('row 132: passes on nothing for %j', async (transit_ips, expected) => {
    expect(said(await call('PUT', at('net0'), { transit_ips }))).toEqual(expected)
    expect((await nics())[0]?.['transit_ips']).toEqual([])
  })
})

describe('who may', () => {
  it('look on sees all of it and changes none of it', async () => {
    use({ scenario: 'company', persona: 'yuki' })
    const vpc = 'vpc=plant-floor&project=berth-planner'
    const inland = `router=inland&${vpc}`
    for (const path of [
      '/v1/vpcs/plant-floor?project=berth-planner',
      `/v1/vpc-subnets/crane-01?${vpc}`,
      `/v1/vpc-subnets/crane-01/network-interfaces?${vpc}`,
      `/v1/vpc-routers/inland?${vpc}`,
      `/v1/vpc-router-routes/weighbridge?${inland}`,
      `/v1/vpc-firewall-rules?${vpc}`,
      `/v1/internet-gateways/uplink-east?${vpc}`,
      `/v1/internet-gateway-ip-pools?gateway=default&${vpc}`,
      `/v1/internet-gateway-ip-addresses?gateway=uplink-east&${vpc}`,
    ])
      expect(await call('GET', path)).toMatchObject({ status: 200 })
    const way = { destination: anyway, target: drop }
    for (const [method, path, body] of [
      ['POST', '/v1/vpcs?project=berth-planner', bare('x', { dns_name: 'x' })],
      ['PUT', '/v1/vpcs/plant-floor?project=berth-planner', {}],
      ['DELETE', '/v1/vpcs/plant-floor?project=berth-planner', undefined],
      ['POST', `/v1/vpc-subnets?${vpc}`, bare('x', { ipv4_block: '8.8.8.8/32' })],
      ['PUT', `/v1/vpc-subnets/crane-01?${vpc}`, {}],
      ['DELETE', `/v1/vpc-subnets/crane-01?${vpc}`, undefined],
      ['POST', `/v1/vpc-routers?${vpc}`, bare('x')],
      ['PUT', `/v1/vpc-routers/inland?${vpc}`, {}],
      ['DELETE', `/v1/vpc-routers/system?${vpc}`, undefined],
      ['POST', `/v1/vpc-router-routes?${inland}`, bare('x', way)],
      ['PUT', `/v1/vpc-router-routes/weighbridge?${inland}`, way],
      ['DELETE', `/v1/vpc-router-routes/weighbridge?${inland}`, undefined],
      ['PUT', `/v1/vpc-firewall-rules?${vpc}`, { rules: [] }],
      ['POST', `/v1/internet-gateways?${vpc}`, bare('x')],
      ['DELETE', `/v1/internet-gateways/uplink-east?${vpc}`, undefined],
      ['POST', `/v1/internet-gateway-ip-pools?gateway=default&${vpc}`, bare('x', { ip_pool: 'dock-public' })],
      ['DELETE', `/v1/internet-gateway-ip-pools/default?gateway=default&${vpc}`, undefined],
      [
        'POST',
        `/v1/internet-gateway-ip-addresses?gateway=default&${vpc}`,
        bare('x', { address: '192.0.2.9' }),
      ],
      ['DELETE', `/v1/internet-gateway-ip-addresses/east-quay?gateway=uplink-east&${vpc}`, undefined],
      [
        'POST',
        '/v1/network-interfaces?instance=net-heavy&project=berth-planner',
        bare('x', { vpc_name: 'default', subnet_name: 'default' }),
      ],
      ['PUT', '/v1/network-interfaces/net0?instance=net-heavy&project=berth-planner', {}],
      ['DELETE', '/v1/network-interfaces/net0?instance=net-heavy&project=berth-planner', undefined],
    ] as const)
      expect([path, (await call(method, path, body)).status]).toEqual([path, 403])
  })
  it('not see the project finds nothing of it, by id either', async () => {
    use({ scenario: 'company', persona: 'ines' })
    const { subnets, routes, gatewayPools, nics: interfaces } = mock.region.world
    const theirs = (rows: ReadonlyMap<string, { name: string; id: string }>, name: string) => {
      const row = [...rows.values()].find((each) => each.name === name)
      if (!row) throw new Error(`there is no ${name}`)
      return row.id
    }
    for (const [path, type] of [
      [`/v1/vpc-subnets/${theirs(subnets, 'crane-01')}`, 'vpc-subnet'],
      [`/v1/vpc-router-routes/${theirs(routes, 'weighbridge')}`, 'router-route'],
      [`/v1/network-interfaces/${theirs(interfaces, 'net7')}`, 'instance-network-interface'],
    ] as const)
      expect(said(await call('GET', path))).toEqual(missing(`${type} with id "`))
    const pool = theirs(gatewayPools, 'default')
    expect(said(await call('DELETE', `/v1/internet-gateway-ip-pools/${pool}`))).toEqual(
      missing('internet-gateway-ip-pool with id "'),
    )
  })
})

describe('deleting a project', () => {
  it('row 45: is refused while there is anything in it; the first thing is named', async () => {
    use({ scenario: 'company' })
    const path = '/v1/projects/sandbox'
    const left = (text: string) => bad(`project to be deleted contains ${text}`)
    expect(said(await call('DELETE', path))).toEqual(left('a vpc: default'))
    const { region } = mock
    const { world } = region
    const projectNamed = (wanted: string) => {
      const row = [...world.projects.values()].find(({ name }) => name === wanted)
      if (!row) throw new Error(`the company has no ${wanted}`)
      return row
    }
    const project = projectNamed('sandbox')
    const disk = makeDisk(region, projectNamed('berth-planner'), 'elsewhere')
    // From the last that is looked for to the first: each is named before those behind it.
    makeSnapshot(region, project, 's', disk)
    expect(said(await call('DELETE', path))).toEqual(left('a snapshot: s'))
    makeImage(region, region.caller().silo, project, 'i', 'os', '1', 1)
    expect(said(await call('DELETE', path))).toEqual(left('a project image: i'))
    makeFloatingIp(region, project, 'f', '192.0.2.199')
    expect(said(await call('DELETE', path))).toEqual(left('a floating ip: f'))
    makeDisk(region, project, 'd')
    expect(said(await call('DELETE', path))).toEqual(left('a disk: d'))
    makeInstance(region, project, 'n')
    expect(said(await call('DELETE', path))).toEqual(left('an instance: n'))
    for (const rows of [world.instances, world.disks, world.floatingIps, world.images, world.snapshots])
      for (const row of rows.values()) if (row.projectId === project.id) rows.delete(row.id)
    expect((await call('DELETE', '/v1/vpc-subnets/default?vpc=default&project=sandbox')).status).toBe(204)
    expect((await call('DELETE', '/v1/vpcs/default?project=sandbox')).status).toBe(204)
    const group = makeGroup(region, project, 'anti-affinity-group', 'g')
    expect(said(await call('DELETE', path))).toEqual(left('an anti affinity group: g'))
    world.affinityGroups.set(group.id, group)
    expect(said(await call('DELETE', path))).toEqual(left('an affinity group: g'))
    world.affinityGroups.delete(group.id)
    world.antiAffinityGroups.delete(group.id)
    expect((await call('DELETE', path)).status).toBe(204)
  })
})

describe('the company', () => {
  const at = 'project=berth-planner'
  const all = (path: string) => call('GET', `${path}&limit=1000`)
  beforeEach(() => use({ scenario: 'company' }))
  it('has the networks that fill each screen', async () => {
    expect(names(await all(`/v1/vpcs?${at}`))).toEqual(['default', 'isolated', 'old-dmz', 'plant-floor'])
    const plant = `vpc=plant-floor&${at}`
    expect(items(await all(`/v1/vpc-subnets?${plant}`))).toHaveLength(53)
    expect(names(await all(`/v1/vpc-routers?${plant}`))).toEqual(['inland', 'spare', 'system'])
    expect(items(await all(`/v1/vpc-router-routes?router=inland&${plant}`))).toHaveLength(55)
    expect((await call('GET', `/v1/vpc-firewall-rules?${plant}`)).body['rules']).toHaveLength(40)
    expect(names(await all(`/v1/internet-gateways?${plant}`))).toEqual([
      'default',
      'uplink-east',
      'uplink-west',
    ])
    const addresses = (gateway: string) =>
      all(`/v1/internet-gateway-ip-addresses?gateway=${gateway}&${plant}`)
    expect(names(await addresses('uplink-east'))).toEqual(['east-quay'])
    expect(names(await addresses('uplink-west'))).toEqual([])
    expect(items(await all(`/v1/vpc-subnets?vpc=isolated&${at}`))).toEqual([])
  })
  it('has an interface on each instance, more on some, and eight on one', async () => {
    const count = async (instance: string) =>
      items(await all(`/v1/network-interfaces?instance=${instance}&${at}`)).length
    expect(await count('berth-db-primary')).toBe(2)
    expect(await count('berth-db-replica')).toBe(3)
    expect(await count('crane-vision')).toBe(2)
    expect(await count('net-heavy')).toBe(8)
    const { instances, nics: interfaces } = mock.region.world
    const served = new Set([...interfaces.values()].map(({ instanceId }) => instanceId))
    expect([...instances.keys()].filter((id) => !served.has(id))).toEqual([])
    const transit = [...interfaces.values()].filter(({ transitIps }) => transitIps?.length)
    expect(transit).toMatchObject([{ name: 'net1', transitIps: ['10.200.0.0/16', 'fd20:200::/32'] }])
  })
  it('could have been made through the API: its rules and routes are taken back as they are', async () => {
    const plant = `vpc=plant-floor&${at}`
    const { rules } = (await call('GET', `/v1/vpc-firewall-rules?${plant}`)).body
    expect((await call('PUT', `/v1/vpc-firewall-rules?${plant}`, { rules })).status).toBe(200)
    for (const route of items(await all(`/v1/vpc-router-routes?router=inland&${plant}`)))
      expect((await call('PUT', `/v1/vpc-router-routes/${String(route['id'])}`, route)).status).toBe(200)
  })
  it('has no two addresses alike in a VPC', () => {
    const held = [...mock.region.world.nics.values()].map(({ vpcId, ip }) => `${vpcId} ${ip}`)
    expect(new Set(held).size).toBe(held.length)
  })
})
