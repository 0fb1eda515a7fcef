import { describe, expect, it } from 'vitest'
import { asFleet } from '#tests/support/fleet'
import { personaId } from '../scenarios/personas'
import { call, items, setupRegion } from '#tests/support/region'

const mock = setupRegion({ scenario: 'company' })

describe('the subnet pools of a silo', () => {
  const names = async (path: string) => items(await call('GET', path)).map(({ name }) => name)

  it('are those that are linked to it', async () => {
    expect(await names('/v1/subnet-pools')).toEqual(['quayside', 'quayside-v6'])
    const { body } = await call('GET', '/v1/subnet-pools/quayside')
    expect(body).toMatchObject({ name: 'quayside', ip_version: 'v4', is_default: true })
    expect(Object.keys(body).toSorted()).toEqual([
      'description',
      'id',
      'ip_version',
      'is_default',
      'name',
      'time_created',
      'time_modified',
    ])
    expect((await call('GET', '/v1/subnet-pools/reserve')).body).toMatchObject({
      error_code: 'ObjectNotFound',
      message: 'not found: subnet-pool with name "reserve"',
    })
    mock.region.signIn(personaId('ines'))
    expect(await names('/v1/subnet-pools')).toEqual(['quayside'])
    expect((await call('GET', '/v1/subnet-pools/quayside')).body['is_default']).toBe(false)
    expect((await call('GET', '/v1/subnet-pools/quayside-v6')).status).toBe(404)
  })
  it('need a role in the silo to be listed, and none to be viewed', async () => {
    mock.region.signIn(personaId('colm'))
    expect((await call('GET', '/v1/subnet-pools')).status).toBe(403)
    expect((await call('GET', '/v1/subnet-pools/quayside')).status).toBe(200)
  })
  it('are listed for operators too', async () => {
    expect(await names('/v1/system/silos/tidewater-ops/subnet-pools')).toEqual(['quayside', 'quayside-v6'])
    expect(await names('/v1/system/silos/recovery/subnet-pools')).toEqual([])
    expect((await call('GET', '/v1/system/silos/lost/subnet-pools')).status).toBe(404)
    asFleet(mock.region)
    expect((await call('GET', '/v1/system/silos/tidewater-ops/subnet-pools')).status).toBe(403)
    expect((await call('GET', '/v1/system/silos/tidewater-research/subnet-pools')).status).toBe(404)
  })
  it('are not in a region of a version without them', async () => {
    mock.restart({ scenario: 'company', api: '20251008' })
    expect((await call('GET', '/v1/subnet-pools')).status).toBe(404)
    expect(mock.region.world.subnetPools.all().length + mock.region.world.externalSubnets.all().length).toBe(
      0,
    )
  })
})
