import { beforeEach, describe, expect, it } from 'vitest'
import { alreadyExists, errorOf, invalidRequest, notFound, unreadableBody } from '#tests/support/apiErrors'
import { call, items, setupRegion } from '#tests/support/region'
import {
  createGateway,
  createRoute,
  createRouter,
  idOfReply,
  IN_GATEWAY,
  IN_ROUTER,
  IN_VPC,
  IN_WEB,
  named,
  namesOf,
  post,
} from '#tests/support/vpcCalls'

const mock = setupRegion()

const anyway = { type: 'ip_net', value: '10.1.0.0/16' }

describe('a gateway', () => {
  beforeEach(async () => void (await createGateway()))
  const pools = '/v1/internet-gateway-ip-pools'
  const addresses = '/v1/internet-gateway-ip-addresses'
  const addPool = (name: string, ip_pool: string) => post(`${pools}?${IN_GATEWAY}`, named(name, { ip_pool }))
  const addAddress = (name: string, address: string) =>
    post(`${addresses}?${IN_GATEWAY}`, named(name, { address }))
  const routeToDoor = async () => {
    await createRouter()
    await createRoute('out', anyway, { type: 'internet_gateway', value: 'door' })
  }
  const routesLeft = async () => namesOf(await call('GET', `/v1/vpc-router-routes?${IN_ROUTER}`))

  it('is made, seen and deleted while nothing is linked to it', async () => {
    expect(errorOf(await createGateway())).toEqual(alreadyExists('internet-gateway "door"'))
    expect((await call('GET', `/v1/internet-gateways/door?${IN_VPC}`)).body['name']).toBe('door')
    expect(namesOf(await call('GET', `/v1/internet-gateways?${IN_VPC}`))).toEqual(['default', 'door'])
    await routeToDoor()
    expect((await call('DELETE', `/v1/internet-gateways/door?${IN_VPC}`)).status).toBe(204)
    // Routes to it stay.
    expect(await routesLeft()).toEqual(['out'])
  })
  it('takes pools of the silo, each of them once', async () => {
    expect((await addPool('inner', 'dock-internal')).status).toBe(201)
    expect(namesOf(await call('GET', `${pools}?${IN_GATEWAY}`))).toEqual(['inner'])
    expect(errorOf(await addPool('inner', 'dock-public'))).toEqual(
      alreadyExists('internet-gateway-ip-pool "inner"'),
    )
    expect(errorOf(await addPool('other', 'dock-internal'))).toEqual(
      alreadyExists('internet-gateway-ip-pool "other"'),
    )
    expect(errorOf(await addPool('other', 'research-v4'))).toEqual(
      notFound('ip-pool with name "research-v4"'),
    )
    expect((await call('DELETE', `${pools}/inner?${IN_GATEWAY}`)).status).toBe(204)
  })
  it('row 134: takes one address, whatever pool it is of', async () => {
    const made = await addAddress('a', 'FD00::0:1')
    expect(made).toMatchObject({ status: 201, body: { address: 'fd00::1' } })
    expect(errorOf(await addAddress('b', '192.0.2.99'))).toEqual(
      alreadyExists('internet-gateway-ip-address "b"'),
    )
    expect(namesOf(await call('GET', `${addresses}?${IN_GATEWAY}`))).toEqual(['a'])
    expect((await call('DELETE', `${addresses}/${idOfReply(made)}`)).status).toBe(204)
    expect(errorOf(await addAddress('b', '192.0.2'))).toEqual(
      unreadableBody('address: invalid IP address syntax'),
    )
  })
  it('row 133: with a pool or an address is deleted with them, and only with cascade', async () => {
    await routeToDoor()
    await addPool('inner', 'dock-internal')
    const at = `/v1/internet-gateways/door?${IN_VPC}`
    expect(errorOf(await call('DELETE', at))).toEqual(
      invalidRequest('IP pools refer to this gateway: set cascade'),
    )
    await call('DELETE', `${pools}/inner?${IN_GATEWAY}`)
    await addAddress('a', '192.0.2.99')
    expect(errorOf(await call('DELETE', `${at}&cascade=false`))).toEqual(
      invalidRequest('IP addresses refer to this gateway'),
    )
    expect((await call('DELETE', `${at}&cascade=true`)).status).toBe(204)
    expect(mock.region.world.gatewayAddresses.all().length).toBe(0)
    expect(await routesLeft()).toEqual([])
  })
  it('keeps a pool or an address that an instance uses while routes lead there', async () => {
    await routeToDoor()
    await addPool('public', 'dock-public')
    const { body } = await post(`/v1/instances/db-1/external-ips/ephemeral?${IN_WEB}`, {})
    await addAddress('a', String(body['ip']))
    expect(errorOf(await call('DELETE', `${pools}/public?${IN_GATEWAY}`))).toEqual(
      invalidRequest('the IP pool is in use'),
    )
    expect(errorOf(await call('DELETE', `${addresses}/a?${IN_GATEWAY}`))).toEqual(
      invalidRequest('the IP address is in use'),
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
      return items(reply).map((link) => world.pools.get(String(link['ip_pool_id']))?.name)
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
