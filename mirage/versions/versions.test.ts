import { describe, expect, it, onTestFinished } from 'vitest'
import type { OperationName } from '#store/api/generated/operationTypes'
import { NotOfferedError, type AnyChange } from '#store/api/versions/change'
import { NEWEST, versions, type Version } from '#store/api/versions/generated/shipped'
import { steps } from '#store/api/versions/steps/all'
import { ORIGIN, setupRegion } from '#tests/support/region'
import { askedVersion, callerVersion } from './callerVersion'

// A region of each version of the API: which version a caller gets, and what that version has.

const mock = setupRegion()

interface Answer {
  status: number
  headers: Headers
  body: Record<string, unknown>
}

/** A call to a region of a version. */
async function ask(
  api: Version,
  path: string,
  { version, method = 'GET', body }: { version?: string | undefined; method?: string; body?: unknown } = {},
): Promise<Answer> {
  mock.restart({ api })
  return again(path, { version, method, body })
}

/** A call to the same region. */
async function again(
  path: string,
  { version, method = 'GET', body }: { version?: string | undefined; method?: string; body?: unknown } = {},
): Promise<Answer> {
  const response = await fetch(ORIGIN + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(version === undefined ? {} : { 'api-version': version }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const { status, headers } = response
  return { status, headers, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) }
}

/** Adds a change to a version for the present test. */
function withChange(since: Version, name: OperationName, change: AnyChange) {
  const changes = steps.find((step) => step.since === since)?.changes as Record<string, AnyChange>
  const before = changes[name]
  changes[name] = change
  onTestFinished(() => {
    if (before) changes[name] = before
    else delete changes[name]
  })
}

const bundles = '/experimental/v1/system/support-bundles'
const later = versions.slice(1)
const newest: Version = NEWEST

describe('the header with the version of a caller', () => {
  it.each(versions.slice(0, 2))('is ignored by a region of %s, whatever its value', async (api) => {
    for (const version of [undefined, 'RIP', '', '2026073100.0.0', '20990101.0.0'])
      expect((await ask(api, '/v1/ping', { version })).status).toBe(200)
  })

  it.each([
    ['RIP', "unexpected character 'R' while parsing major version number: RIP"],
    [NEWEST, `unexpected end of input while parsing major version number: ${NEWEST}`],
    [`${NEWEST}.`, `unexpected end of input while parsing minor version number: ${NEWEST}.`],
    [`${NEWEST}.0`, `unexpected end of input while parsing minor version number: ${NEWEST}.0`],
    [`${NEWEST}-0`, `unexpected character '-' after major version number: ${NEWEST}-0`],
    [`${NEWEST}.0.0.0`, `unexpected character '.' after patch version number: ${NEWEST}.0.0.0`],
    [`0${NEWEST}.0.0`, `invalid leading zero in major version number: 0${NEWEST}.0.0`],
    [`${NEWEST}.0.0-`, `empty identifier segment in pre-release identifier: ${NEWEST}.0.0-`],
    [`${NEWEST}.0.0-a_`, `unexpected character '_' after pre-release identifier: ${NEWEST}.0.0-a_`],
    ['99999999999999999999.0.0', 'value of major version number exceeds u64::MAX: 99999999999999999999.0.0'],
    ['', 'empty string, expected a semver version: '],
    ['caf\u00e9', 'not ASCII: "caf\\xe9"'],
  ])('is refused if it is no version: %s', async (version, reason) => {
    const { status, body } = await ask(newest, '/v1/ping', { version })
    expect(status).toBe(400)
    expect(body).toEqual({
      message: `bad value for header "api-version": ${reason}`,
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    })
  })

  it.each([`${Number(NEWEST) + 1}.0.0`, '2099010100.0.0', `${NEWEST}.0.1`, `${NEWEST}.0.0+build`])(
    'is refused if it is newer than the region: %s',
    async (version) => {
      const { status, body, headers } = await ask(newest, '/v1/ping', { version })
      expect(status).toBe(400)
      expect(body).toEqual({
        message: `server does not support this API version: ${version}`,
        request_id: headers.get('x-request-id'),
      })
    },
  )

  it('is checked before the path and the session', async () => {
    const message = 'server does not support this API version: 2026073100.0.0'
    mock.restart({ api: '2026061000', persona: null })
    expect((await again('/v1/nowhere', { version: '2026073100.0.0' })).body['message']).toBe(message)
    expect((await again('/v1/disks', { version: '2026073100.0.0' })).body['message']).toBe(message)
    expect((await again('/v1/disks', { version: '2026061000.0.0' })).status).toBe(400)
    expect((await again('/v1/disks?project=web', { version: '2026061000.0.0' })).status).toBe(401)
  })

  it.each([
    [undefined, NEWEST],
    [`${NEWEST}.0.0`, NEWEST],
    [`${NEWEST}.0.0-pre`, versions.at(-2)],
    ['2026081700.0.0', '2026073100'],
    ['2026032500.0.0', '2026032500'],
    ['2026032400.9.9', '2026021301'],
    ['2026021301.0.0', '2026021301'],
    ['2026021300.0.0', '20251008'],
    ['2025112000.0.0', '20251008'],
    ['20250730.0.0', '20251008'],
    ['0.0.0', '20251008'],
  ])('%s: the caller has version %s', (version, expected) => {
    const headers = new Headers(version === undefined ? {} : { 'api-version': version })
    expect(callerVersion(newest, askedVersion(newest, headers))).toBe(expected)
  })

  it('counts where it is first, if it is repeated', async () => {
    expect((await ask(newest, '/v1/ping', { version: '2026073100.0.0, RIP' })).status).toBe(200)
  })

  it('varies the answer, in regions that know it', async () => {
    expect((await ask(newest, '/v1/ping')).headers.get('vary')).toBe('api-version')
    expect((await ask('20251008', '/v1/ping')).headers.get('vary')).toBeNull()
  })
})

describe('the operations of a version', () => {
  it.each(later)('%s: a list of a region of that version, and of a caller with it', async (version) => {
    const list = '/v1/floating-ips?project=web'
    const { status, body } = await ask(version, list)
    expect({ status, body }).toEqual({ status: 200, body: { items: expect.any(Array), next_page: null } })
    const other = await ask(newest, list, { version: `${version}.0.0` })
    expect(other.body).toEqual(body)
  })

  it('a support bundle is below /experimental until 2026081700', async () => {
    expect((await ask('2026073100', bundles)).status).not.toBe(404)
    expect((await ask(newest, bundles)).body).toMatchObject({ message: 'Not Found' })
    expect((await again(bundles, { version: '2026073100.0.0' })).status).not.toBe(404)
    expect((await again('/v1/system/support-bundles')).status).toBe(200)
  })

  it.each([
    ['2026021301', 'GET', '/v1/system/networking/settings', 404, 'Not Found'],
    [NEWEST, 'DELETE', '/v1/system/networking/settings', 405, 'Method Not Allowed'],
    [NEWEST, 'PUT', '/v1/projects', 405, 'Method Not Allowed'],
    [NEWEST, 'GET', '/v1/nowhere', 404, 'Not Found'],
    ['20251008', 'GET', '/v1/nowhere', 404, 'Not Found'],
  ] as const)('%s: %s %s → %i', async (version, method, path, status, message) => {
    const answer = await ask(version, path, { method })
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({ message, request_id: answer.headers.get('x-request-id') })
  })

  it.each([
    ['20251008', undefined, '/v1/projects', 'GET, POST'],
    [newest, undefined, '/v1/projects', 'GET, POST'],
    [newest, undefined, '/v1/multicast-groups', 'GET, POST'],
    [newest, undefined, '/v1/multicast-groups/a', 'DELETE, GET, PUT'],
    ['2026060800', undefined, '/v1/system/networking/bgp', 'DELETE, GET, POST'],
    ['2026061000', '2026060800.0.0', '/v1/system/networking/bgp', 'DELETE, GET, POST, PUT'],
  ] as const)(
    '%s, asked in %s: another verb on %s is answered with those of all versions: %s',
    async (api, version, path, allow) => {
      const { status, headers } = await ask(api, path, { method: 'HEAD', version })
      expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow })
    },
  )
})

describe('the withdrawn operations on multicast groups', () => {
  const withdrawn = [
    ['POST', '/v1/multicast-groups', /created implicitly when instances join via: PUT/],
    ['PUT', '/v1/multicast-groups/a', /groups are managed implicitly/],
    ['DELETE', '/v1/multicast-groups/a', /automatically deleted when all members leave$/],
    ['POST', '/v1/multicast-groups/a/members', /join endpoint: PUT \/v1\/instances\//],
    ['DELETE', '/v1/multicast-groups/a/members/web-1', /leave endpoint: DELETE \/v1\//],
  ] as const

  it.each(withdrawn)('%s %s → 410 until 2026010800', async (method, path, message) => {
    for (const api of ['2026021301', newest] as const) {
      mock.restart({ api })
      for (const asked of ['20250730.0.0', '2025112000.0.0', '2026010700.0.0']) {
        const { status, body, headers } = await again(path, { method, version: asked })
        expect({ status, body }).toEqual({
          status: 410,
          body: {
            message: expect.stringMatching(message) as string,
            request_id: headers.get('x-request-id'),
          },
        })
      }
      for (const asked of ['2026010800.0.0', '2026021301.0.0', undefined])
        expect([404, 405]).toContain((await again(path, { method, version: asked })).status)
    }
  })

  it.each(versions.slice(0, 2))('a region of %s, which ignores the header, has none of them', async (api) => {
    mock.restart({ api })
    for (const [method, path] of withdrawn)
      expect((await again(path, { method, version: '2025112000.0.0' })).status).toBe(404)
  })
})

describe('what a caller sends is checked by the description of its version', () => {
  const port = `/v1/system/hardware/switch-port/qsfp0/status?rack_id=0f0e0d0c-0b0a-4908-8706-000000000000`
  it.each([
    ['2026021301', '', 'missing field `switch_location`'],
    ['2026032500', '&switch_location=switch0', 'missing field `switch_slot`'],
    [
      '2026032500',
      '&switch_slot=left',
      'switch_slot: unknown variant `left`, expected one of `switch0`, `switch1`',
    ],
  ] as const)('the query, in %s: %s', async (version, query, reason) => {
    const { status, body } = await ask(version, port + query)
    expect({ status, message: body['message'] }).toEqual({
      status: 400,
      message: `unable to parse query string: ${reason}`,
    })
    expect(body).not.toHaveProperty('error_code')
  })

  it('the body', async () => {
    const disk = { name: 'one', description: '', size: 1024 ** 3 }
    const path = '/v1/disks?project=web'
    const message = (field: string) =>
      `unable to parse JSON body: missing field \`${field}\` at line 1 column 50`
    const older = await ask(newest, path, { method: 'POST', body: disk, version: '20251008.0.0' })
    expect(older.body['message']).toBe(message('disk_source'))
    const newer = await again(path, { method: 'POST', body: disk })
    expect(newer.body['message']).toBe(message('disk_backend'))
  })
})

describe('the changes between the caller and the model', () => {
  const path = '/v1/floating-ips?project=web'

  it('convert the request to the model, and the answer to the caller', async () => {
    withChange('2026060800', 'floatingIpList', {
      request: {
        up: (request: object) => ({ ...request, project: 'web' }),
        down: (request: object) => request,
      },
      answer: {
        up: (page: unknown) => page,
        down: () => ({ items: [{ ipPoolId: undefined }] }),
      },
    })
    const older = await ask('2026061000', '/v1/floating-ips?project=nowhere', { version: '2026032500.0.0' })
    expect(older.body).toEqual({ items: [{ ip_pool_id: null }] })
    expect((await again('/v1/floating-ips?project=nowhere')).status).toBe(404)
  })

  it.each([
    [406, 'Not Acceptable'],
    [400, 'InvalidRequest'],
    [404, 'InvalidRequest'],
  ] as const)('what one of them cannot say answers %i with code %s', async (status, code) => {
    const sentence = 'disk type variant not supported for client version'
    const refuse = () => {
      throw new NotOfferedError(sentence, status)
    }
    withChange('2026060800', 'floatingIpList', { answer: { up: refuse, down: refuse } })
    const { status: answered, body, headers } = await ask('2026032500', path)
    expect(answered).toBe(status)
    expect(body).toEqual({
      message: sentence,
      error_code: code,
      request_id: headers.get('x-request-id'),
    })
  })

  it('a page carries its selectors in the words of the caller', async () => {
    const { body } = await ask(newest, '/v1/instances?project=web&limit=1')
    const next = await again(`/v1/instances?limit=1&page_token=${String(body['next_page'])}`)
    expect(next.status).toBe(200)
    expect((next.body['items'] as unknown[]).length).toBe(1)
  })
})
