import { describe, expect, it } from 'vitest'
import { sha256 } from '../formats/sha256'
import { zipOf } from '../formats/zip'
import { asFleet } from '#tests/support/fleet'
import { call, items, ORIGIN, setupRegion, type Reply } from '#tests/support/region'

// Trust roots, repositories and the target release.

const at = '/v1/system/update'

const mock = setupRegion()

const description = (more: object = {}) => ({
  system_version: '16.0.0',
  valid_until: '2027-01-01T00:00:00Z',
  artifacts: [{ name: 'sled-host', kind: 'host', version: '16.0.0', size: 1_048_576 }],
  ...more,
})
const archive = (content: unknown, path = 'repository.json') =>
  zipOf([[path, new TextEncoder().encode(JSON.stringify(content))]], new Date('2026-01-01T00:00:00Z'))

async function upload(bytes: Uint8Array<ArrayBuffer>, name = 'region-16.zip'): Promise<Reply> {
  const response = await fetch(`${ORIGIN}${at}/repository?file_name=${name}`, {
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
    ['a list', archive([]), 'system_version'],
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
