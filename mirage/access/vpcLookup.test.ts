import { describe, expect, it } from 'vitest'
import { errorOf, invalidRequest, notFound } from '#tests/support/apiErrors'
import { call, setupRegion, rowNamed } from '#tests/support/region'
import {
  createRoute,
  createRouter,
  createSubnet,
  idOfReply,
  interfaces,
  IN_VPC,
  IN_WEB,
  named,
} from '#tests/support/vpcCalls'
import type { Table } from '../table'

// Lookups of the resources of a VPC, by caller and by selector.

const mock = setupRegion()

const anyway = { type: 'ip_net', value: '10.1.0.0/16' }
const drop = { type: 'drop' }

describe('a selector', () => {
  it('row 23: by id takes no parents', async () => {
    const made = await createSubnet('a', '10.0.0.0/24')
    const at = `/v1/vpc-subnets/${idOfReply(made)}`
    expect((await call('GET', at)).body).toEqual(made.body)
    expect(errorOf(await call('GET', `${at}?vpc=default`))).toEqual(
      invalidRequest('when providing vpc-subnet as an ID'),
    )
    expect(errorOf(await call('GET', `${at}?${IN_WEB}`))).toEqual(
      invalidRequest('vpc and project should not be specified'),
    )
  })
  it('row 24: by name needs its parents, each of them', async () => {
    expect(errorOf(await call('GET', '/v1/vpc-subnets/default'))).toEqual(
      invalidRequest('vpc-subnet should either be an ID or vpc'),
    )
    expect(errorOf(await call('GET', '/v1/vpc-subnets/default?vpc=default'))).toEqual(
      invalidRequest('vpc should either be an ID or project should be specified'),
    )
    expect(errorOf(await call('GET', `/v1/vpc-subnets/gone?${IN_VPC}`))).toEqual(
      notFound('vpc-subnet with name "gone"'),
    )
  })
  it('row 25: a parent by id takes no parents either', async () => {
    const router = idOfReply(await createRouter())
    await createRoute('r')
    expect((await call('GET', `/v1/vpc-router-routes/r?router=${router}`)).status).toBe(200)
    expect(errorOf(await call('GET', `/v1/vpc-router-routes/r?router=${router}&vpc=default`))).toEqual(
      invalidRequest('when providing vpc-router as an ID, vpc and project should not be specified'),
    )
    const vpc = idOfReply(await call('GET', `/v1/vpcs/default?${IN_WEB}`))
    expect((await call('GET', `/v1/vpc-router-routes/r?router=way&vpc=${vpc}`)).status).toBe(200)
  })
  it('of a route, a pool or an interface follows the same rule', async () => {
    expect(errorOf(await call('GET', '/v1/vpc-router-routes/r'))).toEqual(
      invalidRequest('router-route should either be an ID or router should be specified'),
    )
    expect(errorOf(await call('DELETE', '/v1/internet-gateway-ip-pools/default'))).toEqual(
      invalidRequest('internet-gateway-ip-pool should either be an ID or gateway should be specified'),
    )
    expect(errorOf(await call('GET', '/v1/network-interfaces/net0'))).toEqual(
      invalidRequest('instance-network-interface should either be an ID or instance should be specified'),
    )
    const [nic] = await interfaces()
    expect(errorOf(await call('GET', `/v1/network-interfaces/${String(nic?.['id'])}?instance=db-1`))).toEqual(
      invalidRequest('instance and project should not be specified'),
    )
  })
})

describe('a caller', () => {
  it('with a viewer role sees all of it and changes none of it', async () => {
    mock.restart({ scenario: 'company', persona: 'yuki' })
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
      ['POST', '/v1/vpcs?project=berth-planner', named('x', { dns_name: 'x' })],
      ['PUT', '/v1/vpcs/plant-floor?project=berth-planner', {}],
      ['DELETE', '/v1/vpcs/plant-floor?project=berth-planner', undefined],
      ['POST', `/v1/vpc-subnets?${vpc}`, named('x', { ipv4_block: '8.8.8.8/32' })],
      ['PUT', `/v1/vpc-subnets/crane-01?${vpc}`, {}],
      ['DELETE', `/v1/vpc-subnets/crane-01?${vpc}`, undefined],
      ['POST', `/v1/vpc-routers?${vpc}`, named('x')],
      ['PUT', `/v1/vpc-routers/inland?${vpc}`, {}],
      ['DELETE', `/v1/vpc-routers/system?${vpc}`, undefined],
      ['POST', `/v1/vpc-router-routes?${inland}`, named('x', way)],
      ['PUT', `/v1/vpc-router-routes/weighbridge?${inland}`, way],
      ['DELETE', `/v1/vpc-router-routes/weighbridge?${inland}`, undefined],
      ['PUT', `/v1/vpc-firewall-rules?${vpc}`, { rules: [] }],
      ['POST', `/v1/internet-gateways?${vpc}`, named('x')],
      ['DELETE', `/v1/internet-gateways/uplink-east?${vpc}`, undefined],
      [
        'POST',
        `/v1/internet-gateway-ip-pools?gateway=default&${vpc}`,
        named('x', { ip_pool: 'dock-public' }),
      ],
      ['DELETE', `/v1/internet-gateway-ip-pools/default?gateway=default&${vpc}`, undefined],
      [
        'POST',
        `/v1/internet-gateway-ip-addresses?gateway=default&${vpc}`,
        named('x', { address: '192.0.2.9' }),
      ],
      ['DELETE', `/v1/internet-gateway-ip-addresses/east-quay?gateway=uplink-east&${vpc}`, undefined],
      [
        'POST',
        '/v1/network-interfaces?instance=net-heavy&project=berth-planner',
        named('x', { vpc_name: 'default', subnet_name: 'default' }),
      ],
      ['PUT', '/v1/network-interfaces/net0?instance=net-heavy&project=berth-planner', {}],
      ['DELETE', '/v1/network-interfaces/net0?instance=net-heavy&project=berth-planner', undefined],
    ] as const)
      expect([path, (await call(method, path, body)).status]).toEqual([path, 403])
  })
  it('without a role in the project finds nothing of it, by id either', async () => {
    mock.restart({ scenario: 'company', persona: 'ines' })
    const { subnets, routes, gatewayPools, nics } = mock.region.world
    const theirs = (rows: Table<{ id: string; name: string }>, name: string) => rowNamed(rows, name).id
    for (const [path, type] of [
      [`/v1/vpc-subnets/${theirs(subnets, 'crane-01')}`, 'vpc-subnet'],
      [`/v1/vpc-router-routes/${theirs(routes, 'weighbridge')}`, 'router-route'],
      [`/v1/network-interfaces/${theirs(nics, 'net7')}`, 'instance-network-interface'],
    ] as const)
      expect(errorOf(await call('GET', path))).toEqual(notFound(`${type} with id "`))
    const pool = theirs(gatewayPools, 'default')
    expect(errorOf(await call('DELETE', `/v1/internet-gateway-ip-pools/${pool}`))).toEqual(
      notFound('internet-gateway-ip-pool with id "'),
    )
  })
})
