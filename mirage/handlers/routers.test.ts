import { describe, expect, it } from 'vitest'
import { alreadyExists, errorOf, invalidRequest } from '#tests/support/apiErrors'
import { call, setupRegion } from '#tests/support/region'
import { createRoute, createRouter, idOfReply, IN_VPC, namesOf } from '#tests/support/vpcCalls'

const mock = setupRegion()

describe('a router', () => {
  it('is made, renamed, listed and deleted with its routes', async () => {
    const made = await createRouter()
    expect(made).toMatchObject({ status: 201, body: { kind: 'custom' } })
    expect((await createRoute('r')).status).toBe(201)
    expect(errorOf(await createRouter('system'))).toEqual(alreadyExists('vpc-router "system"'))
    const at = `/v1/vpc-routers/${idOfReply(made)}`
    expect((await call('PUT', at, { name: 'other' })).body).toMatchObject({ name: 'other', kind: 'custom' })
    expect(errorOf(await call('PUT', at, { name: 'system' }))).toEqual(alreadyExists('vpc-router "system"'))
    expect(namesOf(await call('GET', `/v1/vpc-routers?${IN_VPC}`))).toEqual(['other', 'system'])
    expect((await call('GET', at)).body['name']).toBe('other')
    const before = mock.region.world.routes.all().length
    expect((await call('DELETE', at)).status).toBe(204)
    expect(mock.region.world.routes.all().length).toBe(before - 1)
  })
  it('row 113: of the system is renamed, and never deleted', async () => {
    const at = `/v1/vpc-routers/system?${IN_VPC}`
    expect(errorOf(await call('DELETE', at))).toEqual(invalidRequest('cannot delete the system router'))
    expect((await call('PUT', at, { name: 'main' })).status).toBe(200)
  })
})
