import { describe, expect, it } from 'vitest'
import { makeGroup } from '../factories/affinityGroup'
import { placement } from '../rules/placement'
import { personaId } from '../scenarios/personas'
import { writeToken } from '../wire/pageToken'
import { asFleet } from '#tests/support/fleet'
import { call, items, setupRegion, SPECIFIED } from '#tests/support/region'

// Racks, sleds, physical disks and switches.

const at = '/v1/system/hardware'

const mock = setupRegion(SPECIFIED)

const marit = () => mock.region.signIn(personaId('marit'))

/** The sled whose policy is this one. */
const sledWith = (policy: 'provisionable' | 'non_provisionable' | 'expunged') => {
  const row = mock.region.world.sleds.findBy(
    (row) => (row.policy.kind === 'expunged' ? 'expunged' : row.policy.provisionPolicy) === policy,
  )
  if (!row) throw new Error(`no sled is ${policy}`)
  return row
}

describe('what the rack is made of', () => {
  it('one rack, fourteen sleds in service of sixteen, two switches', async () => {
    const racks = items(await call('GET', `${at}/racks`))
    expect(racks).toHaveLength(1)
    const rack = racks[0]
    expect((await call('GET', `${at}/racks/${String(rack?.['id'])}`)).body).toEqual(rack)
    const sleds = items(await call('GET', `${at}/sleds`))
    expect(sleds).toHaveLength(14)
    expect(sleds.every((sled) => sled['rack_id'] === rack?.['id'])).toBe(true)
    const switches = items(await call('GET', `${at}/switches`))
    expect(switches).toHaveLength(2)
    expect((await call('GET', `${at}/switches/${String(switches[0]?.['id'])}`)).body).toEqual(switches[0])
  })
  it('sleds are listed in order of their ids, page by page', async () => {
    const first = await call('GET', `${at}/sleds?limit=10`)
    const second = await call('GET', `${at}/sleds?limit=10&page_token=${String(first.body['next_page'])}`)
    const ids = [...items(first), ...items(second)].map((row) => String(row['id']))
    expect(ids).toHaveLength(14)
    expect(ids).toEqual([...ids].sort())
  })
  it('what is expunged is not listed, but can be looked at', async () => {
    const gone = sledWith('expunged')
    const reply = await call('GET', `${at}/sleds/${gone.id}`)
    expect(reply).toMatchObject({ status: 200, body: { policy: { kind: 'expunged' } } })
    const disks = items(await call('GET', `${at}/sleds/${gone.id}/disks`))
    expect(disks).toHaveLength(12)
    const disk = String(disks[0]?.['id'])
    expect((await call('GET', `${at}/disks/${disk}`)).body['policy']).toEqual({ kind: 'expunged' })
    const listed = items(await call('GET', `${at}/disks?limit=1000`))
    // 192 without those of two expunged sleds and a failed one.
    expect(listed).toHaveLength(192 - 2 * 12 - 1)
    expect(listed.some((row) => row['id'] === disk)).toBe(false)
  })
  it.each(['racks', 'sleds', 'disks', 'switches'])(
    'a thing of %s that is not there is not found',
    async (kind) => {
      const reply = await call('GET', `${at}/${kind}/11111111-1111-4111-8111-111111111111`)
      expect(reply).toMatchObject({ status: 404, body: { error_code: 'ObjectNotFound' } })
    },
  )
})

describe('a sled to be added', () => {
  const added = { part: 'OR-SLED-2', serial: 'ORS1112' }
  it('waits in one page, is added once, and brings its disks', async () => {
    const waiting = await call('GET', `${at}/sleds-uninitialized`)
    expect(waiting.body).toMatchObject({ items: [{ baseboard: added }], next_page: null })
    const reply = await call('POST', `${at}/sleds`, added)
    expect(reply.status).toBe(201)
    const id = String(reply.body['id'])
    expect((await call('GET', `${at}/sleds/${id}`)).body).toMatchObject({
      baseboard: added,
      policy: { kind: 'in_service', provision_policy: 'provisionable' },
      state: 'active',
    })
    expect(items(await call('GET', `${at}/sleds/${id}/disks`))).toHaveLength(12)
    expect(items(await call('GET', `${at}/sleds-uninitialized`))).toEqual([])
    expect(await call('POST', `${at}/sleds`, added)).toMatchObject({
      status: 400,
      body: { error_code: 'ObjectAlreadyExists', message: 'already exists: sled "ORS1112"' },
    })
  })
  it('an unknown one is not found, and there is no second page', async () => {
    const unknown = await call('POST', `${at}/sleds`, { part: 'OR-SLED-2', serial: 'unknown' })
    expect(unknown).toMatchObject({ status: 404, body: { error_code: 'ObjectNotFound' } })
    const token = writeToken('sledListUninitialized', {}, 'here')
    const second = await call('GET', `${at}/sleds-uninitialized?page_token=${token}`)
    expect(second).toMatchObject({ status: 400, body: { error_code: 'InvalidValue' } })
    expect(second.body['message']).toContain('"page_token"')
  })
})

describe('who may run on a sled', () => {
  const set = (id: string, state: string) => call('PUT', `${at}/sleds/${id}/provision-policy`, { state })
  it('answers with the old policy and the new one', async () => {
    const { id } = sledWith('provisionable')
    expect((await set(id, 'non_provisionable')).body).toEqual({
      old_state: 'provisionable',
      new_state: 'non_provisionable',
    })
    expect((await call('GET', `${at}/sleds/${id}`)).body['policy']).toEqual({
      kind: 'in_service',
      provision_policy: 'non_provisionable',
    })
  })
  it('is refused for a sled that is not in service (row 170)', async () => {
    const reply = await set(sledWith('expunged').id, 'provisionable')
    expect(reply).toMatchObject({ status: 409, body: { error_code: 'Conflict' } })
    expect(reply.body['message']).toContain('not in service')
  })
})

describe('instances on sleds', () => {
  const namesOn = async (sled: string) =>
    items(await call('GET', `${at}/sleds/${sled}/instances?limit=1000`)).map((row) => String(row['name']))

  it('every virtual machine is on exactly one sled in service, of whichever silo', async () => {
    mock.restart({ scenario: 'company' })
    const { world } = mock.region
    const found = new Set<string>()
    const silos = new Set<string>()
    for (const sled of items(await call('GET', `${at}/sleds`))) {
      for (const row of items(await call('GET', `${at}/sleds/${String(sled['id'])}/instances?limit=1000`))) {
        expect(found.has(String(row['id']))).toBe(false)
        found.add(String(row['id']))
        expect(row).toMatchObject({ active_sled_id: sled['id'] })
        silos.add(String(row['silo_name']))
        expect(row['migration_id'] === null).toBe(row['state'] !== 'migrating')
      }
    }
    const machines = world.instances.where(
      ({ runState }) => !['creating', 'stopped', 'failed', 'destroyed'].includes(runState),
    )
    expect([...silos].sort()).toEqual(['tidewater-ops', 'tidewater-research'])
    expect([...found].sort()).toEqual(machines.map(({ id }) => id).sort())
    expect(await namesOn(sledWith('expunged').id)).toEqual([])
  })
  it('a sled closed to new ones keeps those it has, and gets none that start later', async () => {
    mock.restart({ scenario: 'company' })
    const { world } = mock.region
    const busy = sledWith('provisionable')
    const before = await namesOn(busy.id)
    expect(before.length).toBeGreaterThan(0)
    await call('PUT', `${at}/sleds/${busy.id}/provision-policy`, { state: 'non_provisionable' })
    expect(await namesOn(busy.id)).toEqual(before)
    mock.clock.advance(1_000)
    for (const row of world.instances.all())
      world.instances.update(row.id, { timeRunStateUpdated: mock.region.timestamp() })
    expect(await namesOn(busy.id)).toEqual([])
  })
  it('members of an anti-affinity group keep apart while there is room', () => {
    mock.restart({ scenario: 'company' })
    const { world } = mock.region
    const project = world.projects.findBy(({ name }) => name === 'telemetry-ingest')
    if (!project) throw new Error('the scenario has no project telemetry-ingest')
    const group = makeGroup(mock.region, project, 'anti-affinity-group', 'apart')
    const members = world.instances
      .where(({ projectId, runState }) => projectId === project.id && runState === 'running')
      .slice(0, 12)
      .map(({ id }) => id)
    // Without the groups of the scenario, which have more members than there are sleds.
    world.antiAffinityGroups.replaceAll([{ ...group, members }])
    const places = placement(world)
    expect(new Set(members.map((id) => places.get(id))).size).toBe(12)
  })
})

describe('roles', () => {
  const lists = ['racks', 'sleds', 'sleds-uninitialized', 'disks', 'switches']
  it('a caller without a role in the fleet may not list, and does not learn what exists', async () => {
    const { id } = sledWith('provisionable')
    asFleet(mock.region)
    for (const list of lists)
      expect(await call('GET', `${at}/${list}`)).toMatchObject({
        status: 403,
        body: { error_code: 'Forbidden' },
      })
    for (const path of [`sleds/${id}`, `sleds/${id}/disks`, `sleds/${id}/instances`])
      expect((await call('GET', `${at}/${path}`)).status).toBe(404)
    const set = () => call('PUT', `${at}/sleds/${id}/provision-policy`, { state: 'provisionable' })
    expect((await set()).status).toBe(404)
    expect((await call('POST', `${at}/sleds`, { part: 'a', serial: 'b' })).status).toBe(403)
  })
  it('a viewer looks and does not touch', async () => {
    const { id } = sledWith('provisionable')
    asFleet(mock.region, 'viewer')
    for (const list of lists) expect((await call('GET', `${at}/${list}`)).status).toBe(200)
    const body = { state: 'provisionable' }
    expect((await call('PUT', `${at}/sleds/${id}/provision-policy`, body)).status).toBe(403)
    expect((await call('POST', `${at}/sleds`, { part: 'a', serial: 'b' })).status).toBe(403)
    marit()
    expect((await call('PUT', `${at}/sleds/${id}/provision-policy`, body)).status).toBe(200)
  })
})
