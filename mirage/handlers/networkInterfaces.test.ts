import { describe, expect, it } from 'vitest'
import { alreadyExists, errorOf, invalidRequest, notFound, unreadableBody } from '#tests/support/apiErrors'
import { call, setupRegion, SPECIFIED } from '#tests/support/region'
import {
  createNic,
  createSubnet,
  createVpc,
  interfaces,
  IN_WEB,
  named,
  ON_DB,
  post,
} from '#tests/support/vpcCalls'

const mock = setupRegion(SPECIFIED)

describe('an interface', () => {
  const at = (name: string) => `/v1/network-interfaces/${name}?${ON_DB}`
  it('gets the lowest free address, or the one that was asked for; the first is the primary one', async () => {
    expect((await call('DELETE', at('net0'))).status).toBe(204)
    expect(await createNic('a')).toMatchObject({
      status: 201,
      body: { ip: '172.30.0.5', primary: true, transit_ips: [] },
    })
    await createSubnet('more', '10.0.0.0/24')
    const second = await createNic('b', 'more', { ip: '10.0.0.254' })
    expect(second).toMatchObject({ status: 201, body: { ip: '10.0.0.254', primary: false } })
    expect(second.body['mac']).toMatch(/^02:5A(:[0-9A-F]{2}){4}$/)
    expect((await interfaces()).map((nic) => nic['name'])).toEqual(['a', 'b'])
  })
  it('may have an address of the IPv6 block', async () => {
    const { body } = await createSubnet('more', '10.0.0.0/24')
    const ip = String(body['ipv6_block']).replace('/64', '1:0')
    expect((await createNic('b', 'more', { ip })).body['ip']).toBe(ip)
  })
  it.each([
    [128, 'the subnet of another', 'default', {}, invalidRequest('a subnet of its own')],
    [
      129,
      'a reserved address',
      'more',
      { ip: '10.0.0.4' },
      invalidRequest('10.0.0.4 is reserved or not in the subnet'),
    ],
    [
      129,
      'the last address',
      'more',
      { ip: '10.0.0.255' },
      invalidRequest('is reserved or not in the subnet'),
    ],
    [
      129,
      'an address outside',
      'more',
      { ip: '10.0.1.9' },
      invalidRequest('is reserved or not in the subnet'),
    ],
    [
      '–',
      'an address that is none',
      'more',
      { ip: '10.0.1' },
      unreadableBody('ip: invalid IP address syntax'),
    ],
    ['–', 'a subnet that is not there', 'gone', {}, notFound('vpc-subnet with name "gone"')],
    ['–', 'a VPC that is not there', 'more', { vpc_name: 'gone' }, notFound('vpc with name "gone"')],
    [59, 'another VPC', 'default', { vpc_name: 'second' }, invalidRequest('must be in one VPC')],
    [
      '–',
      'a name that is taken',
      'more',
      { name: 'net0' },
      alreadyExists('instance-network-interface "net0"'),
    ],
  ])('row %s: is refused with %s', async (_, __, subnet, more, expected) => {
    await createSubnet('more', '10.0.0.0/24')
    await createVpc('second')
    expect(errorOf(await createNic('b', subnet, more))).toEqual(expected)
    expect(await interfaces()).toHaveLength(1)
  })
  it('row 130: is refused an address that another has', async () => {
    await createSubnet('more', '10.0.0.0/24')
    await createNic('b', 'more', { ip: '10.0.0.9' })
    await call('POST', `/v1/instances/web-1/stop?${IN_WEB}`)
    mock.clock.advance(10_000)
    const reply = await post(
      `/v1/network-interfaces?instance=web-1&${IN_WEB}`,
      named('c', { vpc_name: 'default', subnet_name: 'more', ip: '10.0.0.9' }),
    )
    expect(errorOf(reply)).toEqual(invalidRequest('the IP address 10.0.0.9 is not available'))
  })
  it('row 127: is neither added nor changed nor deleted while its instance runs', async () => {
    await createSubnet('more', '10.0.0.0/24')
    await call('POST', `/v1/instances/db-1/start?${IN_WEB}`)
    mock.clock.advance(10_000)
    for (const reply of [
      await createNic('b', 'more'),
      await call('PUT', at('net0'), { name: 'other' }),
      await call('DELETE', at('net0')),
    ])
      expect(errorOf(reply)).toEqual(invalidRequest('instance is running'))
  })
  it('may be deleted, but not added, once its instance has failed', async () => {
    const { instances } = mock.region.world
    for (const row of instances.all())
      if (row.name === 'db-1') instances.update(row.id, { runState: 'failed' })
    await createSubnet('more', '10.0.0.0/24')
    expect(errorOf(await createNic('b', 'more'))).toEqual(invalidRequest('instance is failed'))
    expect((await call('DELETE', at('net0'))).status).toBe(204)
  })
  it('is the ninth no more: eight is all an instance has', async () => {
    for (let count = 1; count <= 8; count += 1) await createSubnet(`s-${count}`, `10.0.${count}.0/24`)
    for (let count = 1; count <= 7; count += 1)
      expect((await createNic(`n-${count}`, `s-${count}`)).status).toBe(201)
    expect(errorOf(await createNic('n-8', 's-8'))).toEqual(
      invalidRequest('may not have more than 8 network interfaces'),
    )
  })
  it('row 131: is primary until another one is, and then may be deleted', async () => {
    await createSubnet('more', '10.0.0.0/24')
    await createNic('b', 'more')
    expect(errorOf(await call('DELETE', at('net0')))).toEqual(
      invalidRequest('the primary interface cannot be deleted'),
    )
    expect((await call('PUT', at('net0'), { primary: false })).body['primary']).toBe(true)
    expect((await call('PUT', at('b'), { primary: true })).body['primary']).toBe(true)
    expect((await interfaces()).map((nic) => nic['primary'])).toEqual([true, false])
    expect((await call('DELETE', at('net0'))).status).toBe(204)
    expect(errorOf(await call('PUT', at('net0'), {}))).toEqual(
      notFound('instance-network-interface with name "net0"'),
    )
    await createNic('c')
    expect(errorOf(await call('PUT', at('c'), { name: 'b' }))).toEqual(
      alreadyExists('instance-network-interface "b"'),
    )
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
    [['10.0.0.1/24'], invalidRequest('transit IP block 10.0.0.1/24 has a non-zero host')],
    [['fd00::1/64'], invalidRequest('transit IP block fd00::1/64 has a non-zero host')],
    [['224.0.0.0/4'], invalidRequest('224.0.0.0/4 is a multicast network')],
    [['ff00::/8'], invalidRequest('ff00::/8 is a multicast network')],
    [['127.0.0.0/8'], invalidRequest('127.0.0.0/8 is a loopback network')],
    [['::1/128'], invalidRequest('::1/128 is a loopback network')],
    [['10.0.0.0/8', '10.1.0.0/16'], invalidRequest('10.1.0.0/16 overlaps with 10.0.0.0/8')],
    [['10.1.0.0/16', '10.0.0.0/8'], invalidRequest('10.0.0.0/8 overlaps with 10.1.0.0/16')],
    [['10.0.0.0'], unreadableBody('transit_ips[0]: ')],
  ])('row 132: passes on nothing for %j', async (transit_ips, expected) => {
    expect(errorOf(await call('PUT', at('net0'), { transit_ips }))).toEqual(expected)
    expect((await interfaces())[0]?.['transit_ips']).toEqual([])
  })
})
