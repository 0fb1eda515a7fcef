import { describe, expect, it } from 'vitest'
import { asFleet } from '#tests/support/fleet'
import { call, setupRegion } from '#tests/support/region'
import { idOf } from '../random'
import { personaId } from '../scenarios/personas'

// The tokens of identity providers.

const at = '/v1/system/scim/tokens'
const ops = '?silo=tidewater-ops'
const research = '?silo=tidewater-research'

const mock = setupRegion()

const list = async (query: string) =>
  (await call('GET', at + query)).body as unknown as Record<string, unknown>[]

describe('a token', () => {
  it('shows its value once, and has no end', async () => {
    const made = await call('POST', at + ops)
    expect(made).toMatchObject({ status: 201, body: { time_expires: null } })
    const { bearer_token: value, ...token } = made.body
    expect(value).toMatch(/^orrery-scim-[0-9a-f]{40}$/)
    expect(await list(ops)).toEqual([token])
    expect((await call('GET', `${at}/${String(token['id'])}${ops}`)).body).toEqual(token)
    const second = await call('POST', at + ops)
    expect(second.body['bearer_token']).not.toBe(value)
    expect(await list(ops)).toHaveLength(2)
  })
  it('belongs to one silo, of any identity mode', async () => {
    const made = await call('POST', at + research)
    expect(made.status).toBe(201)
    const id = String(made.body['id'])
    expect(await list(ops)).toEqual([])
    for (const method of ['GET', 'DELETE'])
      expect(await call(method, `${at}/${id}${ops}`)).toMatchObject({
        status: 404,
        body: { message: `not found: scim-client-bearer-token with id "${id}"` },
      })
    expect((await call('DELETE', `${at}/${id}${research}`)).status).toBe(204)
    expect((await call('GET', `${at}/${id}${research}`)).status).toBe(404)
    expect(await list(research)).toEqual([])
  })
  it('needs a silo that exists', async () => {
    expect((await call('POST', at)).body['message']).toBe(
      'unable to parse query string: missing field `silo`',
    )
    expect((await call('GET', `${at}?silo=nowhere`)).status).toBe(404)
  })
  it('goes with its silo', async () => {
    const { world } = mock.region
    const siloId = idOf('silo tidewater-research')
    await call('POST', at + research)
    world.projects.removeWhere((row) => row.siloId === siloId)
    expect((await call('DELETE', '/v1/system/silos/tidewater-research')).status).toBe(204)
    expect(world.scimTokens.all().length).toBe(0)
  })
  it('has entries in the audit log, without its value', async () => {
    const made = await call('POST', at + ops)
    await call('DELETE', `${at}/${String(made.body['id'])}${ops}`)
    const entries = mock.region.world.auditLog.all()
    expect(entries.map(({ operationId }) => operationId)).toEqual(['scim_token_create', 'scim_token_delete'])
    expect(JSON.stringify(entries)).not.toContain(String(made.body['bearer_token']))
  })
})

describe('roles', () => {
  it('an admin of the silo or of the fleet', async () => {
    mock.region.signIn(personaId('dele'))
    expect((await call('GET', at + ops)).status).toBe(403)
    expect((await call('POST', at + research)).status).toBe(404)
    asFleet(mock.region, 'viewer')
    expect((await call('POST', at + research)).status).toBe(403)
    asFleet(mock.region, 'collaborator')
    expect((await call('POST', at + research)).status).toBe(403)
    asFleet(mock.region, 'admin')
    expect((await call('POST', at + research)).status).toBe(201)
    mock.region.world.roles.insert({
      resourceId: idOf('silo tidewater-ops'),
      identityId: personaId('dele'),
      identityType: 'silo_user',
      roleName: 'admin',
    })
    asFleet(mock.region)
    expect((await call('POST', at + ops)).status).toBe(201)
  })
})
