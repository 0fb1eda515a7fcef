import { beforeEach, describe, expect, it } from 'vitest'
import { alreadyExists, errorOf, invalidRequest, notFound, unreadableBody } from '#tests/support/apiErrors'
import { call, setupRegion } from '#tests/support/region'
import {
  createRoute,
  createRouter,
  idOfReply,
  IN_ROUTER,
  IN_VPC,
  named,
  namesOf,
  post,
} from '#tests/support/vpcCalls'

setupRegion()

const anyway = { type: 'ip_net', value: '10.1.0.0/16' }
const drop = { type: 'drop' }

describe('a route', () => {
  beforeEach(async () => void (await createRouter()))
  it('is made, changed as a whole, seen and deleted', async () => {
    const made = await createRoute(
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
    expect(namesOf(await call('GET', `/v1/vpc-router-routes?${IN_ROUTER}`))).toEqual(['r'])
    expect(errorOf(await call('PUT', at, { target: drop }))).toEqual(
      unreadableBody('missing field `destination`'),
    )
    await createRoute('s')
    expect(errorOf(await call('PUT', at, { name: 's', destination: anyway, target: drop }))).toEqual(
      alreadyExists('router-route "s"'),
    )
    expect((await call('DELETE', at)).status).toBe(204)
    expect(errorOf(await call('GET', at))).toEqual(notFound('router-route with name "r"'))
  })
  it.each([
    [
      115,
      'a VPC as destination',
      { type: 'vpc', value: 'default' },
      drop,
      invalidRequest('VPCs cannot be used'),
    ],
    [
      115,
      'a VPC as target',
      anyway,
      { type: 'vpc', value: 'default' },
      invalidRequest('VPCs cannot be used'),
    ],
    [
      116,
      'a subnet as target',
      anyway,
      { type: 'subnet', value: 'default' },
      invalidRequest('subnets cannot be used'),
    ],
    [
      117,
      'a block of IPv4 sent to IPv6',
      anyway,
      { type: 'ip', value: 'fd00::1' },
      invalidRequest('cannot mix'),
    ],
    [
      117,
      'IPv6 sent to IPv4',
      { type: 'ip', value: 'fd00::1' },
      { type: 'ip', value: '10.0.0.9' },
      invalidRequest('cannot mix'),
    ],
    [
      '–',
      'an address that is none',
      { type: 'ip', value: '10.0.0' },
      drop,
      unreadableBody('destination.value: '),
    ],
    [
      '–',
      'a target of no kind',
      anyway,
      { type: 'nowhere' },
      unreadableBody('target.type: unknown variant `nowhere`'),
    ],
  ])('row %s: is refused with %s', async (_, __, destination, target, expected) => {
    expect(errorOf(await createRoute('r', destination, target))).toEqual(expected)
    await createRoute('kept')
    const change = await call('PUT', `/v1/vpc-router-routes/kept?${IN_ROUTER}`, { destination, target })
    expect(errorOf(change)).toEqual(expected)
  })
  it('row 114: is not added to the system router', async () => {
    const reply = await post(
      `/v1/vpc-router-routes?router=system&${IN_VPC}`,
      named('r', { destination: anyway, target: drop }),
    )
    expect(errorOf(reply)).toEqual(invalidRequest('cannot be added to a system router'))
  })
  it('rows 118, 119: of the system is not deleted; only where a default one leads may change', async () => {
    const at = (name: string) => `/v1/vpc-router-routes/${name}?router=system&${IN_VPC}`
    expect(errorOf(await call('DELETE', at('default')))).toEqual(
      invalidRequest('system routes cannot be deleted'),
    )
    expect(errorOf(await call('DELETE', at('default-v4')))).toEqual(
      invalidRequest('system routes cannot be deleted'),
    )
    const destination = { type: 'ip_net', value: '0.0.0.0/0' }
    const fixed = invalidRequest('the destination and metadata of a default route cannot be changed')
    expect(errorOf(await call('PUT', at('default-v4'), { destination: anyway, target: drop }))).toEqual(fixed)
    expect(errorOf(await call('PUT', at('default-v4'), { name: 'mine', destination, target: drop }))).toEqual(
      fixed,
    )
    const changed = await call('PUT', at('default-v4'), { destination, target: drop })
    expect(changed).toMatchObject({ status: 200, body: { kind: 'default', target: drop } })
    expect(errorOf(await call('PUT', at('default'), { destination: anyway, target: drop }))).toEqual(
      invalidRequest('routes of type vpc_subnet'),
    )
  })
})
