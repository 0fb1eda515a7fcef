import { describe, expect, it } from 'vitest'
import { makeGroup } from '../factories/affinityGroup'
import { makeInstance } from '../factories/instance'
import { makeProject } from '../factories/project'
import { groupsOf, membersOf, type GroupKind } from '../rules/affinityGroups'
import type { Sled } from '#store/api/generated/types'
import { call, items, rowNamed, setupRegion } from '#tests/support/region'

// Affinity groups and anti-affinity groups, which have the same rules.

const mock = setupRegion()

const web = () => rowNamed(mock.region.world.projects, 'web')

const wanted = { name: 'pair', description: 'two of a kind', policy: 'fail', failure_domain: 'sled' }

describe.each<GroupKind>(['affinity-group', 'anti-affinity-group'])('%s', (kind) => {
  const at = `/v1/${kind}s`
  const ofInstance = (name: string) => `/v1/instances/${name}/${kind}s?project=web`
  const create = (change: object = {}, project = 'web') =>
    call('POST', `${at}?project=${project}`, { ...wanted, ...change })
  const add = (instance: string, group = 'pair') =>
    call('POST', `${at}/${group}/members/instance/${instance}?project=web`)

  it('is made, listed, renamed and deleted', async () => {
    const made = await create()
    expect(made).toMatchObject({ status: 201, body: { ...wanted, project_id: web().id } })
    expect((await call('GET', `${at}/pair?project=web`)).body).toEqual(made.body)
    const changed = await call('PUT', `${at}/${made.body['id'] as string}`, { name: 'trio' })
    expect(changed.body).toMatchObject({ name: 'trio', description: 'two of a kind', policy: 'fail' })
    expect(items(await call('GET', `${at}?project=web&limit=1000`)).map(({ name }) => name)).toContain('trio')
    expect((await call('DELETE', `${at}/trio?project=web`)).status).toBe(204)
    expect((await call('GET', `${at}/trio?project=web`)).body['message']).toBe(
      `not found: ${kind} with name "trio"`,
    )
    // The name is free again.
    expect((await create({ name: 'trio' })).status).toBe(201)
  })
  it('refuses a name that is taken, on creation and on renaming', async () => {
    await create()
    await create({ name: 'other' })
    const message = `already exists: ${kind} "pair"`
    expect(await create()).toMatchObject({
      status: 400,
      body: { error_code: 'ObjectAlreadyExists', message },
    })
    expect(await call('PUT', `${at}/other?project=web`, { name: 'pair' })).toMatchObject({
      status: 400,
      body: { message },
    })
  })
  it('cannot be read with a policy that is none', async () => {
    const { status, body } = await create({ policy: 'maybe' })
    expect(status).toBe(400)
    expect(body['error_code']).toBeUndefined()
    expect(body['message']).toContain('policy')
  })
  it('lists are of a project', async () => {
    expect((await call('GET', at)).status).toBe(400)
    expect((await call('GET', `${at}?project=lost`)).status).toBe(404)
  })
  it('adds and removes a stopped instance, as seen from the group and from the instance', async () => {
    await create()
    expect(await add('db-1')).toMatchObject({
      status: 201,
      body: { type: 'instance', value: { name: 'db-1', run_state: 'stopped' } },
    })
    expect(items(await call('GET', `${at}/pair/members?project=web`))).toMatchObject([
      { value: { name: 'db-1' } },
    ])
    expect((await call('GET', `${at}/pair/members/instance/db-1?project=web`)).status).toBe(200)
    expect(items(await call('GET', ofInstance('db-1')))).toMatchObject([{ name: 'pair' }])
    const gone = `${at}/pair/members/instance/db-1?project=web`
    expect((await call('DELETE', gone)).status).toBe(204)
    expect(items(await call('GET', ofInstance('db-1')))).toEqual([])
    for (const method of ['GET', 'DELETE'])
      expect(await call(method, gone)).toMatchObject({
        status: 404,
        body: { error_code: 'ObjectNotFound', message: `not found: ${kind}-member with name "db-1"` },
      })
  })
  it('members carry their present name and state', async () => {
    await create()
    await add('db-1')
    await call('POST', '/v1/instances/db-1/start?project=web')
    mock.clock.advance(10_000)
    expect(items(await call('GET', `${at}/pair/members?project=web`))).toMatchObject([
      { value: { name: 'db-1', run_state: 'running' } },
    ])
  })
  it('pages its members by name', async () => {
    const project = web()
    const members = ['m-1', 'm-2', 'm-3']
    for (const name of members) makeInstance(mock.region, project, name)
    makeGroup(mock.region, project, kind, 'many', { members })
    const first = await call('GET', `${at}/many/members?project=web&limit=2`)
    expect(items(first).map(({ value }) => (value as { name: string }).name)).toEqual(['m-1', 'm-2'])
    const next = encodeURIComponent(String(first.body['next_page']))
    const second = await call('GET', `${at}/many/members?project=web&limit=2&page_token=${next}`)
    expect(items(second).map(({ value }) => (value as { name: string }).name)).toEqual(['m-3'])
  })
  it('refuses an instance that runs, one that is in it, and one of another project', async () => {
    await create()
    expect(await add('web-1')).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } })
    await add('db-1')
    expect(await add('db-1')).toMatchObject({
      status: 400,
      body: { error_code: 'ObjectAlreadyExists', message: `already exists: ${kind}-member "db-1"` },
    })
    const { projects, silos } = mock.region.world
    const silo = silos.get(rowNamed(projects, 'web').siloId)
    if (!silo) throw new Error('the project has no silo')
    const other = makeProject(mock.region, silo, 'other', '', 1)
    const stranger = makeInstance(mock.region, other, 'stranger', { state: 'stopped' })
    const group = (await call('GET', `${at}/pair?project=web`)).body['id'] as string
    expect((await call('POST', `${at}/${group}/members/instance/${stranger.id}`)).status).toBe(400)
  })
  it('group and instance are both given by name, or both by id', async () => {
    const { body } = await create()
    const group = body['id'] as string
    expect((await add('db-1', group)).status).toBe(400)
    const db = rowNamed(mock.region.world.instances, 'db-1')
    expect((await call('POST', `${at}/${group}/members/instance/${db.id}`)).status).toBe(201)
  })
  it('holds 32 instances, and an instance is in 16 of its kind', async () => {
    const project = web()
    const members = Array.from({ length: 32 }, (_, index) => `m-${index}`)
    for (const name of members) makeInstance(mock.region, project, name)
    makeGroup(mock.region, project, kind, 'full', { members })
    expect((await add('db-1', 'full')).body['message']).toContain('maximum number of members (32)')
    for (let index = 0; index < 16; index += 1)
      makeGroup(mock.region, project, kind, `g-${index}`, { members: ['db-1'] })
    await create()
    expect((await add('db-1')).body['message']).toContain('maximum number of groups (16)')
  })
  it('loses a member when its instance is deleted, and memberships when it is deleted itself', async () => {
    const { body } = await create()
    await add('db-1')
    expect((await call('DELETE', '/v1/instances/db-1?project=web')).status).toBe(204)
    expect(membersOf(mock.region, kind, body['id'] as string)).toEqual([])
    makeInstance(mock.region, web(), 'again', { state: 'stopped' })
    await add('again')
    await call('DELETE', `${at}/pair?project=web`)
    expect(items(await call('GET', ofInstance('again')))).toEqual([])
  })
  it('keeps its project from being deleted', async () => {
    const { silos } = mock.region.world
    const silo = silos.get(web().siloId)
    if (!silo) throw new Error('the project has no silo')
    const other = makeProject(mock.region, silo, 'other', '', 1)
    makeGroup(mock.region, other, kind, 'left')
    mock.region.world.vpcs.removeWhere(() => true)
    mock.region.world.subnets.removeWhere(() => true)
    expect((await call('DELETE', '/v1/projects/other')).body['message']).toContain(
      `an ${kind.replaceAll('-', ' ')}`,
    )
  })
  it('is read by a viewer, and written by none', async () => {
    mock.restart({ scenario: 'company', persona: 'yuki' })
    const project = 'berth-planner'
    const [group] = items(await call('GET', `${at}?project=${project}`))
    const name = String(group?.['name'])
    expect((await call('GET', `${at}/${name}/members?project=${project}`)).status).toBe(200)
    for (const [method, path, body] of [
      ['POST', `${at}?project=${project}`, wanted],
      ['PUT', `${at}/${name}?project=${project}`, {}],
      ['DELETE', `${at}/${name}?project=${project}`, undefined],
      ['POST', `${at}/${name}/members/instance/net-heavy?project=${project}`, undefined],
    ] as const)
      expect((await call(method, path, body)).status).toBe(403)
    mock.restart({ scenario: 'company', persona: 'colm' })
    expect((await call('GET', `${at}?project=${project}`)).status).toBe(404)
  })
})

describe('creating an instance in groups', () => {
  const create = (groups: readonly string[]) =>
    call('POST', '/v1/instances?project=web', {
      name: 'fresh',
      description: '',
      hostname: 'fresh',
      ncpus: 1,
      memory: 1024 ** 3,
      anti_affinity_groups: groups,
    })

  it('makes it a member of each, once', async () => {
    const { body } = await create(['apart', 'apart'])
    expect(groupsOf(mock.region, 'anti-affinity-group', body['id'] as string)).toMatchObject([
      { name: 'apart' },
    ])
    expect(rowNamed(mock.region.world.antiAffinityGroups, 'apart').members).toEqual([body['id']])
  })
  it('is refused when a group is unknown or full, and leaves nothing behind', async () => {
    expect((await create(['lost'])).status).toBe(404)
    const members = Array.from({ length: 32 }, (_, index) => `m-${index}`)
    for (const name of members) makeInstance(mock.region, web(), name)
    makeGroup(mock.region, web(), 'anti-affinity-group', 'full', { members })
    expect((await create(['full'])).body['message']).toContain('maximum number of members')
    expect((await call('GET', '/v1/instances/fresh?project=web')).status).toBe(404)
  })
})

describe('instances that must keep apart', () => {
  const sled = (id: string, provisionPolicy: 'provisionable' | 'non_provisionable'): Sled => ({
    id,
    baseboard: { part: 'mast', revision: 1, serial: id },
    policy: { kind: 'in_service', provisionPolicy },
    rackId: 'rack',
    state: 'active',
    timeCreated: '2025-01-01T00:00:00Z',
    timeModified: '2025-01-01T00:00:00Z',
    usableHardwareThreads: 128,
    usablePhysicalRam: 1024 ** 4,
  })
  it.each([
    ['fail', 507],
    ['allow', 202],
  ] as const)(
    'policy %s: with a member on each sled, one more is answered with %i',
    async (policy, status) => {
      const { sleds } = mock.region.world
      sleds.removeWhere(() => true)
      for (const id of ['a', 'b']) sleds.insert(sled(id, 'provisionable'))
      sleds.insert(sled('c', 'non_provisionable'))
      makeGroup(mock.region, web(), 'anti-affinity-group', 'strict', {
        policy,
        members: ['web-1', 'web-2', 'db-1'],
      })
      expect((await call('POST', '/v1/instances/db-1/start?project=web')).status).toBe(status)
    },
  )
})
