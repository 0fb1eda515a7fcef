import { describe, expect, it } from 'vitest'
import { alreadyExists, errorOf, invalidRequest, notFound, unreadableBody } from '#tests/support/apiErrors'
import { call, items, setupRegion, SPECIFIED } from '#tests/support/region'
import {
  createRouter,
  createSubnet,
  createVpc,
  idOfReply,
  IN_VPC,
  IN_WEB,
  named,
  post,
  systemRoutes,
} from '#tests/support/vpcCalls'

setupRegion(SPECIFIED)

describe('a subnet', () => {
  it('brings a route along, which is renamed and deleted with it', async () => {
    const made = await createSubnet('a', '10.0.0.0/24')
    expect(made).toMatchObject({ status: 201, body: { ipv4_block: '10.0.0.0/24', custom_router_id: null } })
    expect(made.body['ipv6_block']).toMatch(/^fd.*::\/64$/)
    const routeOf = async (name: string) => (await systemRoutes()).find((route) => route['name'] === name)
    expect(await routeOf('a')).toMatchObject({ kind: 'vpc_subnet', target: { type: 'subnet', value: 'a' } })
    expect((await call('PUT', `/v1/vpc-subnets/a?${IN_VPC}`, { name: 'b' })).body['name']).toBe('b')
    expect(await routeOf('a')).toBeUndefined()
    expect(await routeOf('b')).toMatchObject({ destination: { type: 'subnet', value: 'b' } })
    expect((await call('DELETE', `/v1/vpc-subnets/b?${IN_VPC}`)).status).toBe(204)
    expect(await routeOf('b')).toBeUndefined()
    expect(await systemRoutes()).toHaveLength(3)
  })
  it('with the name of a default route gets a route of another name', async () => {
    await createSubnet('default-v4', '10.0.0.0/24')
    const ours = (await systemRoutes()).filter((route) => route['kind'] === 'vpc_subnet')
    expect(ours.map((route) => route['name'])).toContainEqual(
      `default-v4-${String(ours.find((route) => route['name'] !== 'default')?.['id'])}`,
    )
    expect((await call('DELETE', `/v1/vpc-subnets/default-v4?${IN_VPC}`)).status).toBe(204)
    expect(await systemRoutes()).toHaveLength(3)
  })
  it('row 109: has no host bits, whatever was sent', async () => {
    expect(await createSubnet('a', '10.0.0.5/24')).toMatchObject({
      status: 201,
      body: { ipv4_block: '10.0.0.0/24' },
    })
  })
  it('uses a router of its VPC until that is changed, or the router is deleted', async () => {
    const router = idOfReply(await createRouter())
    const led = async () => (await call('GET', `/v1/vpc-subnets/a?${IN_VPC}`)).body['custom_router_id']
    await createSubnet('a', '10.0.0.0/24', { custom_router: 'way' })
    expect(await led()).toBe(router)
    await call('PUT', `/v1/vpc-subnets/a?${IN_VPC}`, { description: 'left out means none' })
    expect(await led()).toBeNull()
    await call('PUT', `/v1/vpc-subnets/a?${IN_VPC}`, { custom_router: router })
    expect(await led()).toBe(router)
    expect((await call('DELETE', `/v1/vpc-routers/way?${IN_VPC}`)).status).toBe(204)
    expect(await led()).toBeNull()
  })
  it.each([
    [105, 'a public block', '8.8.8.0/24', {}, invalidRequest('must be from a private range')],
    [
      105,
      'a block that is private in part',
      '172.16.0.0/11',
      {},
      invalidRequest('must be from a private range'),
    ],
    [106, 'a narrow block', '10.0.0.0/28', {}, invalidRequest('prefix length between 8 and 26')],
    [106, 'a wide block', '10.0.0.0/7', {}, invalidRequest('prefix length between 8 and 26')],
    [
      107,
      'a block that overlaps',
      '172.30.2.0/24',
      {},
      invalidRequest("'172.30.2.0/24' conflicts with an existing"),
    ],
    [
      107,
      'a block that contains another',
      '172.16.0.0/12',
      {},
      invalidRequest('conflicts with an existing subnet'),
    ],
    [
      108,
      'an IPv6 block of another prefix',
      '10.0.0.0/24',
      { ipv6_block: 'fd77::/64' },
      invalidRequest('not valid for VPC'),
    ],
    ['–', 'a block that is none', '10.0.0.0', {}, unreadableBody('ipv4_block: ')],
    ['–', 'a name that is taken', '10.0.0.0/24', { name: 'default' }, alreadyExists('vpc-subnet "default"')],
    [
      110,
      'the system router',
      '10.0.0.0/24',
      { custom_router: 'system' },
      invalidRequest('cannot attach a system router'),
    ],
    [
      '–',
      'a router that is not there',
      '10.0.0.0/24',
      { custom_router: 'gone' },
      notFound('vpc-router with name "gone"'),
    ],
  ])('row %s: is refused with %s', async (_, __, block, more, expected) => {
    expect(errorOf(await createSubnet('a', block, more))).toEqual(expected)
    expect(await systemRoutes()).toHaveLength(3)
  })
  it('row 108: is refused an IPv6 block of another width, or of a sibling', async () => {
    const { body } = await call('GET', `/v1/vpcs/default?${IN_WEB}`)
    const prefix = String(body['ipv6_prefix'])
    expect(errorOf(await createSubnet('a', '10.0.0.0/24', { ipv6_block: prefix }))).toEqual(
      invalidRequest('not valid for VPC'),
    )
    const first = prefix.replace('/48', '/64')
    expect(errorOf(await createSubnet('a', '10.0.0.0/24', { ipv6_block: first }))).toEqual(
      invalidRequest('conflicts with'),
    )
  })
  it('is not led by a router of another VPC', async () => {
    await createVpc('second')
    const { body } = await post(`/v1/vpc-routers?vpc=second&${IN_WEB}`, named('theirs'))
    expect(errorOf(await createSubnet('a', '10.0.0.0/24', { custom_router: body['id'] }))).toEqual(
      invalidRequest('its own VPC'),
    )
  })
  it('row 111: is not deleted while an interface is in it', async () => {
    const path = `/v1/vpc-subnets/default`
    const there = await call('GET', `${path}/network-interfaces?${IN_VPC}`)
    expect(items(there)).toMatchObject([{ name: 'net0', ip: '172.30.0.7' }])
    expect(errorOf(await call('DELETE', `${path}?${IN_VPC}`))).toEqual(
      invalidRequest('cannot be deleted while network interfaces'),
    )
    expect((await call('DELETE', `/v1/instances/db-1?${IN_WEB}`)).status).toBe(204)
    expect(items(await call('GET', `${path}/network-interfaces?${IN_VPC}`))).toEqual([])
    expect((await call('DELETE', `${path}?${IN_VPC}`)).status).toBe(204)
  })
  it('is not renamed to a name that is taken', async () => {
    await createSubnet('a', '10.0.0.0/24')
    expect(errorOf(await call('PUT', `/v1/vpc-subnets/a?${IN_VPC}`, { name: 'default' }))).toEqual(
      alreadyExists('vpc-subnet "default"'),
    )
  })
})
