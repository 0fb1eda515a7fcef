import { beforeEach, describe, expect, it } from 'vitest'
import { sha256 } from '../formats/sha256'
import { zipOf } from '../formats/zip'
import { asFleet } from '#tests/support/fleet'
import { call, items, ORIGIN, setupRegion, SPECIFIED, type Reply } from '#tests/support/region'
import { MODEL } from '#store/api/versions/generated/shipped'

// Trust roots, repositories and the target release.

const at = '/v1/system/update'

const mock = setupRegion(SPECIFIED)

const description = (more: object = {}) => ({
  system_version: '16.0.0',
  valid_until: '2027-01-01T00:00:00Z',
  artifacts: [{ name: 'sled-host', kind: 'host', version: '16.0.0', size: 1_048_576 }],
  ...more,
})
const archive = (content: unknown, path = 'repository.json') =>
  zipOf([[path, new TextEncoder().encode(JSON.stringify(content))]], new Date('2026-01-01T00:00:00Z'))

async function upload(
  bytes: Uint8Array<ArrayBuffer>,
  name = 'region-16.zip',
  path = 'repository',
): Promise<Reply> {
  const response = await fetch(`${ORIGIN}${at}/${path}?file_name=${name}`, {
    method: 'PUT',
    body: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  })
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    requestId: response.headers.get('x-request-id'),
  }
}
const aim = (system_version: string) => call('PUT', `${at}/target-release`, { system_version })

describe('repositories', () => {
  it('three are there, to be had by their versions', async () => {
    for (const version of ['14.2.0', '15.0.0', '15.1.0'])
      expect(await call('GET', `${at}/repository/${version}`)).toMatchObject({
        status: 200,
        body: { description: { repo: { system_version: version } } },
      })
    const lost = await call('GET', `${at}/repository/9.9.9`)
    expect(lost).toMatchObject({ status: 404, body: { error_code: 'ObjectNotFound' } })
    expect(lost.body['message']).toContain('tuf-repo')
    expect((await call('GET', `${at}/repository/newest`)).status).toBe(400)
  })
  it('one that is uploaded is recorded, once', async () => {
    const bytes = archive(description())
    const first = await upload(bytes)
    expect(first).toMatchObject({
      status: 200,
      body: {
        status: 'inserted',
        recorded: {
          repo: {
            file_name: 'region-16.zip',
            hash: sha256(bytes),
            system_version: '16.0.0',
            targets_role_version: 1,
            valid_until: '2027-01-01T00:00:00.000Z',
          },
          artifacts: [{ id: { name: 'sled-host', kind: 'host', version: '16.0.0' }, size: 1_048_576 }],
        },
      },
    })
    const second = await upload(bytes, 'other-name.zip')
    expect(second.body).toEqual({ ...first.body, status: 'already_exists' })
    expect((await call('GET', `${at}/repository/16.0.0`)).body['description']).toEqual(first.body['recorded'])
  })
  it('another one of the same version is refused', async () => {
    await upload(archive(description()))
    const other = await upload(archive(description({ artifacts: [] })))
    expect(other).toMatchObject({ status: 409, body: { error_code: 'Conflict' } })
  })
  it.each([
    ['something else', new TextEncoder().encode('no archive'), 'invalid zip data'],
    ['nothing', new Uint8Array(), 'invalid zip data'],
    ['an archive of something else', archive({}, 'other.json'), 'no repository.json'],
    ['a list', archive([]), 'no object'],
    ['a number', archive(5), 'no object'],
    ['no version', archive(description({ system_version: 'newest' })), 'system_version'],
    ['no end', archive(description({ valid_until: 'never' })), 'valid_until'],
    ['artifacts that are no list', archive(description({ artifacts: {} })), 'artifacts'],
    [
      'an artifact without a size',
      archive(description({ artifacts: [{ name: 'a', kind: 'b', version: 'c' }] })),
      'size',
    ],
    ['an artifact without a name', archive(description({ artifacts: [{}] })), 'name'],
  ])('%s is refused', async (_, bytes, message) => {
    const reply = await upload(bytes)
    expect(reply).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } })
    expect(reply.body['message']).toContain(message)
  })
  it('is refused while there is no trust root', async () => {
    const [root] = items(await call('GET', `${at}/trust-roots`))
    await call('DELETE', `${at}/trust-roots/${String(root?.['id'])}`)
    const reply = await upload(archive(description()))
    expect(reply.status).toBe(400)
    expect(reply.body['message']).toContain('not trusted')
  })
})

describe('the target release', () => {
  it('is the fourth, and each new one counts on, the same one again too', async () => {
    expect((await call('GET', `${at}/target-release`)).body).toMatchObject({
      generation: 4,
      release_source: { type: 'system_version', version: '15.0.0' },
    })
    const reply = await aim('15.1.0')
    expect(reply).toMatchObject({
      status: 201,
      body: {
        generation: 5,
        release_source: { type: 'system_version', version: '15.1.0' },
      },
    })
    expect(String(reply.body['time_requested'])).toContain('2026-01-15T09:00:00')
    expect((await call('GET', `${at}/target-release`)).body).toEqual(reply.body)
    expect((await aim('15.1.0')).body['generation']).toBe(6)
  })
  it('does not go back (row 182)', async () => {
    const reply = await aim('14.2.0')
    expect(reply.status).toBe(400)
    expect(reply.body['error_code']).toBeUndefined()
    expect(reply.body['message']).toContain('must not be older')
  })
  it('must have been uploaded (row 183)', async () => {
    const reply = await aim('16.0.0')
    expect(reply).toMatchObject({ status: 404, body: { error_code: 'ObjectNotFound' } })
    expect(reply.body['message']).toContain('tuf-repo')
    await upload(archive(description()))
    expect((await aim('16.0.0')).status).toBe(201)
  })
})

describe('trust roots', () => {
  const roots = `${at}/trust-roots`
  const root = {
    // Spelled as no body of the region is: a document with a signature stays as it is.
    signed: { _type: 'root', version: 2, spec_version: '1.0.0', camelCase: { aB_c: [{ _d_e: null }] } },
    signatures: [{ keyid: 'ab12', sig: 'cd34' }],
  }
  it('are added as they are, looked at, and taken away', async () => {
    const made = await call('POST', roots, root)
    expect(made).toMatchObject({ status: 201, body: { root_role: root } })
    const path = `${roots}/${String(made.body['id'])}`
    expect((await call('GET', path)).body).toEqual(made.body)
    expect(items(await call('GET', roots))).toHaveLength(2)
    expect((await call('DELETE', path)).status).toBe(204)
    expect((await call('GET', path)).status).toBe(404)
  })
  it.each([
    ['a text', 'root'],
    ['nothing signed', { signatures: root.signatures }],
    ['no signatures', { signed: root.signed }],
    ['an empty list of signatures', { signed: root.signed, signatures: [] }],
  ])('%s cannot be read as one', async (_, body) => {
    const reply = await call('POST', roots, body)
    expect(reply.status).toBe(400)
    expect(reply.body['error_code']).toBeUndefined()
    expect(reply.body['message']).toContain('unable to parse JSON body')
  })
})

describe('roles', () => {
  const rootPath = async () =>
    `${at}/trust-roots/${String(items(await call('GET', `${at}/trust-roots`))[0]?.['id'])}`
  const signed = { signed: {}, signatures: [{}] }
  it('a viewer looks and does not touch (row 193)', async () => {
    const path = await rootPath()
    asFleet(mock.region, 'viewer')
    expect((await call('GET', path)).status).toBe(200)
    expect(await call('DELETE', path)).toMatchObject({
      status: 403,
      body: { error_code: 'Forbidden', message: 'Forbidden' },
    })
    expect((await call('POST', `${at}/trust-roots`, signed)).status).toBe(403)
    expect((await call('GET', `${at}/repository/15.0.0`)).status).toBe(200)
    expect((await upload(archive(description()))).status).toBe(403)
    expect((await aim('15.1.0')).status).toBe(403)
  })
  it('a caller without a role in the fleet does not learn what exists', async () => {
    const path = await rootPath()
    asFleet(mock.region)
    expect((await call('GET', `${at}/trust-roots`)).status).toBe(403)
    expect((await call('GET', path)).status).toBe(404)
    expect((await call('DELETE', path)).status).toBe(404)
    expect((await call('GET', `${at}/repository/15.0.0`)).status).toBe(404)
    expect((await call('GET', `${at}/target-release`)).status).toBe(403)
    expect((await aim('15.1.0')).status).toBe(403)
    expect((await upload(archive(description()))).status).toBe(403)
  })
})

describe('in a region of 20251008 and later', () => {
  beforeEach(() => mock.restart({ api: MODEL }))

  it('the update goes on by itself, and its status says how far it is', async () => {
    const status = async () => (await call('GET', `${at}/status`)).body
    expect(await status()).toMatchObject({
      target_release: { version: '15.0.0' },
      components_by_release_version: { '15.0.0': 64 },
      suspended: false,
      contact_support: false,
    })
    expect(await status()).not.toHaveProperty('generation')
    expect((await aim('15.1.0')).status).toBe(204)
    expect(await status()).toMatchObject({ components_by_release_version: { '15.0.0': 64 } })
    mock.clock.advance(60_000)
    expect(await status()).toMatchObject({
      components_by_release_version: { '15.0.0': 49, '15.1.0': 15 },
    })
    mock.clock.advance(600_000)
    expect((await status())['components_by_release_version']).toEqual({ '15.1.0': 64 })
  })
})

describe('a region of a later version', () => {
  beforeEach(() => void mock.restart({ api: MODEL }))
  const uploadVersion = (system_version: string, name?: string) =>
    upload(archive(description({ system_version })), name, 'repositories')
  const versions = async (query = '') =>
    items(await call('GET', `${at}/repositories${query}`)).map((row) => row['system_version'])

  it('lists its repositories by version, in both directions, page by page', async () => {
    for (const version of ['15.10.0', '16.0.0-rc.10', '16.0.0-rc.9', '16.0.0', '15.9.0'])
      expect((await uploadVersion(version)).status).toBe(200)
    const ascending = [
      '14.2.0',
      '15.0.0',
      '15.1.0',
      '15.9.0',
      '15.10.0',
      '16.0.0-rc.9',
      '16.0.0-rc.10',
      '16.0.0',
    ]
    expect(await versions()).toEqual(ascending.toReversed())
    expect(await versions('?sort_by=version_ascending')).toEqual(ascending)
    const first = await call('GET', `${at}/repositories?limit=3`)
    expect(await versions(`?page_token=${String(first.body['next_page'])}`)).toEqual(
      ascending.slice(0, 5).toReversed(),
    )
    expect(Object.keys(items(first)[0] ?? {}).sort()).toEqual([
      'file_name',
      'hash',
      'system_version',
      'time_created',
    ])
  })

  const finish = (system_version: string) => call('PUT', `${at}/recovery-finish`, { system_version })
  const status = async () => (await call('GET', `${at}/status`)).body

  it('has nothing to recover until a sled gets its software by hand', async () => {
    expect((await status())['suspended']).toBe(false)
    expect(await finish('15.0.0')).toMatchObject({
      status: 400,
      body: {
        error_code: 'InvalidRequest',
        message: 'Target release cannot be changed: no evidence a mupdate has occurred - recovery not needed',
      },
    })
  })
  it('waits for the release that is on the sled, and then aims at it', async () => {
    await uploadVersion('15.2.0', 'fault-recovery.zip')
    expect(await status()).toMatchObject({ suspended: true, target_release: { version: '15.0.0' } })
    expect((await aim('15.1.0')).body['message']).toBe(
      'Target release cannot be changed: a support-driven recovery (mupdate) has occurred and must be cleared first',
    )
    const [sled] = mock.region.world.sleds.all().map(({ id }) => id)
    expect((await finish('15.1.0')).body['message']).toBe(
      `Target release cannot be changed: mupdate recovery required, but specified version 15.1.0 does not match the version of components deployed on sled ${sled} (15.2.0)`,
    )
    expect((await finish('15.2.0')).status).toBe(204)
    expect(await status()).toMatchObject({ suspended: false, target_release: { version: '15.2.0' } })
    expect((await finish('15.2.0')).status).toBe(400)
    // The same target is refused also once all components run it.
    mock.clock.advance(600_000)
    expect((await aim('15.2.0')).status).toBe(400)
  })
  it('is recovered by an admin of the fleet', async () => {
    asFleet(mock.region, 'viewer')
    expect((await finish('15.0.0')).status).toBe(403)
    expect((await call('GET', `${at}/repositories`)).status).toBe(200)
    asFleet(mock.region)
    expect((await call('GET', `${at}/repositories`)).status).toBe(403)
  })

  it('takes another target only once the last update is finished, and goes one major release at a time', async () => {
    await uploadVersion('17.0.0')
    const refusal = async (version: string) => String((await aim(version)).body['message'])
    const changed = 'Target release cannot be changed: '
    expect(await refusal('15.0.0')).toBe(
      `${changed}cannot update to target release 15.0.0 (already targeting that version)`,
    )
    expect(await refusal('17.0.0')).toBe(
      `${changed}cannot skip from scheduled release 15 to scheduled release 17`,
    )
    expect(await refusal('14.2.0')).toBe(
      `${changed}cannot downgrade: requested target release version 14.2.0 is older than current target release version 15.0.0`,
    )
    expect((await aim('15.9.9')).status).toBe(404)
    await uploadVersion('15.2.0')
    expect((await aim('15.1.0')).status).toBe(204)
    expect(await refusal('15.2.0')).toBe(`${changed}a previous update is still in progress`)
    mock.clock.advance(600_000)
    expect((await aim('15.2.0')).status).toBe(204)
  })
  it('waits half-way to a release whose file says so, asks for support after 20 minutes, and goes on once a sled is opened', async () => {
    await uploadVersion('15.2.0', 'fault-wait.zip')
    await aim('15.2.0')
    mock.clock.advance(20 * 60_000)
    const half = { '15.0.0': 32, '15.2.0': 32 }
    expect(await status()).toMatchObject({ components_by_release_version: half, contact_support: false })
    mock.clock.advance(3 * 60_000)
    expect(await status()).toMatchObject({ components_by_release_version: half, contact_support: true })
    const sled = mock.region.world.sleds.findBy(({ policy }) => policy.kind === 'in_service')
    await call('PUT', `/v1/system/hardware/sleds/${sled?.id}/provision-policy`, { state: 'provisionable' })
    expect(await status()).toMatchObject({ components_by_release_version: half })
    mock.clock.advance(4_000)
    expect(await status()).toMatchObject({
      components_by_release_version: { '15.0.0': 31, '15.2.0': 33 },
      contact_support: false,
    })
    mock.clock.advance(600_000)
    expect(await status()).toMatchObject({ components_by_release_version: { '15.2.0': 64 } })
  })
  it('needs support once a file says so', async () => {
    await uploadVersion('15.2.0', 'fault-support.zip')
    expect(await status()).toMatchObject({
      components_by_release_version: { '15.0.0': 64 },
      contact_support: true,
    })
  })
  it('has an update that waits from the start in one scenario', async () => {
    mock.restart({ api: MODEL, scenario: 'updating' })
    expect(await status()).toMatchObject({
      components_by_release_version: { '15.0.0': 24, '15.1.0': 40 },
      time_last_step_planned: '2026-01-15T08:45:30.000Z',
      contact_support: false,
    })
  })
})
