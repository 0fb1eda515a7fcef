import { beforeEach, describe, expect, it } from 'vitest'
import { addressesOf, transitIpsOf } from '#model/network/privateIps'
import { call, items, setupRegion } from '#tests/support/region'
import { namesOf } from '#tests/support/vpcCalls'

const mock = setupRegion()

describe('the company', () => {
  const at = 'project=berth-planner'
  const all = (path: string) => call('GET', `${path}&limit=1000`)
  beforeEach(() => mock.restart({ scenario: 'company' }))
  it('has the networks that fill each screen', async () => {
    expect(namesOf(await all(`/v1/vpcs?${at}`))).toEqual(['default', 'isolated', 'old-dmz', 'plant-floor'])
    const plant = `vpc=plant-floor&${at}`
    expect(items(await all(`/v1/vpc-subnets?${plant}`))).toHaveLength(53)
    expect(namesOf(await all(`/v1/vpc-routers?${plant}`))).toEqual(['inland', 'spare', 'system'])
    expect(items(await all(`/v1/vpc-router-routes?router=inland&${plant}`))).toHaveLength(55)
    expect((await call('GET', `/v1/vpc-firewall-rules?${plant}`)).body['rules']).toHaveLength(40)
    expect(namesOf(await all(`/v1/internet-gateways?${plant}`))).toEqual([
      'default',
      'uplink-east',
      'uplink-west',
    ])
    const addresses = (gateway: string) =>
      all(`/v1/internet-gateway-ip-addresses?gateway=${gateway}&${plant}`)
    expect(namesOf(await addresses('uplink-east'))).toEqual(['east-quay'])
    expect(namesOf(await addresses('uplink-west'))).toEqual([])
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
    const served = new Set(interfaces.all().map(({ instanceId }) => instanceId))
    expect(
      instances
        .all()
        .map(({ id }) => id)
        .filter((id) => !served.has(id)),
    ).toEqual([])
    const transit = interfaces.where(({ ipStack }) => transitIpsOf(ipStack).length)
    expect(transit.map(({ name, ipStack }) => [name, ipStack.type, transitIpsOf(ipStack)])).toEqual([
      ['net1', 'dual_stack', ['10.200.0.0/16', 'fd20:200::/32']],
    ])
  })
  it('could have been made through the API: its rules and routes are taken back as they are', async () => {
    const plant = `vpc=plant-floor&${at}`
    const { rules } = (await call('GET', `/v1/vpc-firewall-rules?${plant}`)).body
    expect((await call('PUT', `/v1/vpc-firewall-rules?${plant}`, { rules })).status).toBe(200)
    for (const route of items(await all(`/v1/vpc-router-routes?router=inland&${plant}`)))
      expect((await call('PUT', `/v1/vpc-router-routes/${String(route['id'])}`, route)).status).toBe(200)
  })
  it('has no two addresses alike in a VPC', () => {
    const held = mock.region.world.nics
      .all()
      .flatMap(({ vpcId, ipStack }) => addressesOf(ipStack).map((ip) => `${vpcId} ${ip}`))
    expect(new Set(held).size).toBe(held.length)
  })
})
