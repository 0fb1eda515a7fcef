import { describe, expect, it } from 'vitest'
import { addProbe } from '../scenarios/probes'
import { addSupportBundles } from '../scenarios/supportBundles'
import { asFleet } from '#tests/support/fleet'
import { call, items, only, setupRegion, SPECIFIED } from '#tests/support/region'

const probes = '/experimental/v1/probes'

const mock = setupRegion(SPECIFIED, addSupportBundles)

describe('probes', () => {
  const sled = () => only(mock.region.world.sleds.all()).id
  const make = (more: object = {}) =>
    call('POST', `${probes}?project=web`, { name: 'feeler', description: '', sled: sled(), ...more })
  it('get an interface and an address of their own, and give them back', async () => {
    const made = await make()
    expect(made.status).toBe(201)
    expect(Object.keys(made.body).sort()).toEqual([
      'description',
      'id',
      'name',
      'sled',
      'time_created',
      'time_modified',
    ])
    const shown = (await call('GET', `${probes}/feeler?project=web`)).body
    expect(shown).toMatchObject({
      sled: sled(),
      external_ips: [{ kind: 'ephemeral', ip: '192.0.2.10', first_port: 0, last_port: 65_535 }],
      interface: { kind: { type: 'probe', id: made.body['id'] }, ip: '172.30.0.5', primary: true },
    })
    expect(items(await call('GET', `${probes}?project=web`))).toEqual([shown])
    expect((await call('GET', `${probes}/${String(made.body['id'])}?project=web`)).body).toEqual(shown)
    // Its addresses are not given to others.
    const floating = () => call('POST', '/v1/floating-ips?project=web', { name: 'front', description: '' })
    expect((await floating()).body['ip']).toBe('192.0.2.11')
    expect((await make({ name: 'second' })).status).toBe(201)
    expect((await call('GET', `${probes}/second?project=web`)).body).toMatchObject({
      interface: { ip: '172.30.0.6' },
      external_ips: [{ ip: '192.0.2.12' }],
    })
    expect((await call('DELETE', `${probes}/feeler?project=web`)).status).toBe(204)
    expect((await call('GET', `${probes}/feeler?project=web`)).status).toBe(404)
    expect((await make({ name: 'third' })).status).toBe(201)
    expect((await call('GET', `${probes}/third?project=web`)).body).toMatchObject({
      interface: { ip: '172.30.0.5' },
    })
  })
  it.each([
    ['a sled that is not there', { sled: '11111111-1111-4111-8111-111111111111' }, 404, 'not found: sled'],
    ['a pool of another silo', { ip_pool: 'research-v4' }, 404, 'not found: ip-pool'],
    ['a name that is taken', { name: 'reach-1' }, 400, 'already exists: probe "reach-1"'],
  ])('are refused with %s', async (_, more, status, message) => {
    const web = mock.region.world.projects.findBy(({ name }) => name === 'web')
    if (web) addProbe(mock.region, web, 1)
    const reply = await make(more)
    expect(reply.status).toBe(status)
    expect(reply.body['message']).toContain(message)
  })
  it('need a project and both roles', async () => {
    await make()
    expect((await call('GET', probes)).status).toBe(400)
    asFleet(mock.region, 'viewer')
    expect((await call('GET', `${probes}?project=web`)).status).toBe(200)
    expect((await call('GET', `${probes}/feeler?project=web`)).status).toBe(200)
    expect((await make({ name: 'more' })).status).toBe(403)
    expect((await call('DELETE', `${probes}/feeler?project=web`)).status).toBe(403)
    // Dele is admin of the project but has no role in the fleet.
    asFleet(mock.region)
    expect((await call('GET', `${probes}?project=web`)).status).toBe(403)
    expect((await make({ name: 'more' })).status).toBe(403)
    expect((await call('GET', `${probes}?project=lost`)).status).toBe(404)
  })
})
