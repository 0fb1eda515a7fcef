import { describe, expect, it } from 'vitest'
import { makeGroup } from '../factories/affinityGroup'
import { makeDisk } from '../factories/disk'
import { makeFloatingIp } from '../factories/floatingIp'
import { makeImage } from '../factories/image'
import { makeInstance } from '../factories/instance'
import { makeSnapshot } from '../factories/snapshot'
import { alreadyExists, errorOf, invalidRequest, unreadableBody } from '#tests/support/apiErrors'
import { call, items, setupRegion, rowNamed } from '#tests/support/region'
import { createVpc, idOfReply, IN_WEB, named, namesOf, post } from '#tests/support/vpcCalls'

// VPCs. `row N` is the number of an error in the catalogue of bad input, tests/contract/badInputs.

const mock = setupRegion()

const anyway = { type: 'ip_net', value: '10.1.0.0/16' }
const drop = { type: 'drop' }

describe('a VPC', () => {
  it.each(['of a new project', 'created by a user'])('%s begins with all its parts', async (way) => {
    const vpc = way === 'of a new project' ? 'default' : 'second'
    const project = way === 'of a new project' ? 'fresh' : 'web'
    if (project === 'fresh') await post('/v1/projects', named('fresh'))
    else await createVpc('second')
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
    expect(namesOf(await call('GET', `/v1/internet-gateways?${at}`))).toEqual(['default'])
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
    const made = await createVpc('second', { ipv6_prefix: 'FD01:0:0::/48' })
    expect(made.body['ipv6_prefix']).toBe('fd01::/48')
    const at = `/v1/vpcs/${idOfReply(made)}`
    const renamed = await call('PUT', at, { name: 'third', dns_name: 'three' })
    expect(renamed.body).toMatchObject({ name: 'third', dns_name: 'three', description: '' })
    expect((await call('PUT', at, { description: 'kept' })).body).toMatchObject({
      name: 'third',
      dns_name: 'three',
      description: 'kept',
    })
    expect(namesOf(await call('GET', `/v1/vpcs?${IN_WEB}`))).toEqual(['default', 'third'])
    expect(errorOf(await call('PUT', at, { name: 'default' }))).toEqual(alreadyExists('vpc "default"'))
  })
  it('goes once its subnets are gone, with all that is left in it', async () => {
    const size = () => {
      const { vpcs, routers, routes, gateways, gatewayPools, gatewayAddresses, firewalls } = mock.region.world
      const tables = [vpcs, routers, routes, gateways, gatewayPools, gatewayAddresses, firewalls]
      return tables.map((rows) => rows.all().length)
    }
    const before = size()
    const at = idOfReply(await createVpc('second'))
    const inIt = `vpc=${at}`
    await post(`/v1/vpc-routers?${inIt}`, named('way'))
    await post(
      `/v1/vpc-router-routes?router=way&vpc=second&${IN_WEB}`,
      named('r', { destination: anyway, target: drop }),
    )
    await post(`/v1/internet-gateways?${inIt}`, named('door'))
    await post(
      `/v1/internet-gateway-ip-addresses?gateway=door&vpc=second&${IN_WEB}`,
      named('a', { address: '192.0.2.99' }),
    )
    expect((await call('DELETE', `/v1/vpc-subnets/default?vpc=second&${IN_WEB}`)).status).toBe(204)
    expect((await call('DELETE', `/v1/vpcs/${at}`)).status).toBe(204)
    expect(size()).toEqual(before)
  })
  it.each([
    [104, 'a public prefix', { ipv6_prefix: '2001:db8::/48' }, invalidRequest('unique local')],
    [104, 'a wide prefix', { ipv6_prefix: 'fd00::/56' }, invalidRequest('48 bits wide')],
    ['–', 'a prefix that is none', { ipv6_prefix: 'fd00::' }, unreadableBody('ipv6_prefix: ')],
    ['–', 'a DNS name that is none', { dns_name: 'A' }, unreadableBody('dns_name: ')],
    ['–', 'a name that is taken', { name: 'default' }, alreadyExists('vpc "default"')],
    [36, 'a description that is too long', { description: 'd'.repeat(513) }, invalidRequest('description')],
  ])('row %s: is refused with %s', async (_, __, more, expected) => {
    expect(errorOf(await createVpc('second', more))).toEqual(expected)
  })
  it('row 112: is not deleted while it has a subnet', async () => {
    expect(errorOf(await call('DELETE', `/v1/vpcs/default?${IN_WEB}`))).toEqual(
      invalidRequest('while VPC subnets exist'),
    )
  })
})

describe('deleting a project', () => {
  it('row 45: is refused while there is anything in it; the first thing is named', async () => {
    mock.restart({ scenario: 'company' })
    const path = '/v1/projects/sandbox'
    const left = (text: string) => invalidRequest(`project to be deleted contains ${text}`)
    expect(errorOf(await call('DELETE', path))).toEqual(left('a vpc: default'))
    const { region } = mock
    const { world } = region
    const projectNamed = (name: string) => rowNamed(world.projects, name)
    const project = projectNamed('sandbox')
    const disk = makeDisk(region, projectNamed('berth-planner'), 'elsewhere')
    // In reverse order of the check: each is named before those that come after it.
    makeSnapshot(region, project, 's', disk)
    expect(errorOf(await call('DELETE', path))).toEqual(left('a snapshot: s'))
    makeImage(region, region.caller().silo, project, 'i', 'os', '1', 1)
    expect(errorOf(await call('DELETE', path))).toEqual(left('a project image: i'))
    makeFloatingIp(region, project, 'f', '192.0.2.199')
    expect(errorOf(await call('DELETE', path))).toEqual(left('a floating ip: f'))
    makeDisk(region, project, 'd')
    expect(errorOf(await call('DELETE', path))).toEqual(left('a disk: d'))
    makeInstance(region, project, 'n')
    expect(errorOf(await call('DELETE', path))).toEqual(left('an instance: n'))
    for (const rows of [world.instances, world.disks, world.floatingIps, world.images, world.snapshots])
      rows.removeWhere(({ projectId }) => projectId === project.id)
    expect((await call('DELETE', '/v1/vpc-subnets/default?vpc=default&project=sandbox')).status).toBe(204)
    expect((await call('DELETE', '/v1/vpcs/default?project=sandbox')).status).toBe(204)
    const group = makeGroup(region, project, 'anti-affinity-group', 'g')
    expect(errorOf(await call('DELETE', path))).toEqual(left('an anti affinity group: g'))
    world.affinityGroups.insert(group)
    expect(errorOf(await call('DELETE', path))).toEqual(left('an affinity group: g'))
    world.affinityGroups.remove(group.id)
    world.antiAffinityGroups.remove(group.id)
    expect((await call('DELETE', path)).status).toBe(204)
  })
})
