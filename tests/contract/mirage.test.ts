import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { ManualClock } from '../../mirage/clock'
import { call, items, startRegion } from './support'

let stop: () => void = () => {}
afterEach(() => stop())
function start(options?: Parameters<typeof startRegion>[0]) {
  const region = startRegion(options)
  stop = region.stop
  return region
}

describe('pages', () => {
  it('follow each other without a gap or a repeat, and the last full one still has a token', async () => {
    start({ scenario: 'company' })
    const names: string[] = []
    let token: string | null | undefined
    do {
      const reply = await call('GET', `/v1/projects?limit=19${token ? `&page_token=${token}` : ''}`)
      expect(reply.status).toBe(200)
      names.push(...items(reply).map((each) => each['name'] as string))
      token = reply.body['next_page'] as string | null
    } while (token)
    expect(names).toHaveLength(57)
    expect(new Set(names).size).toBe(57)
    expect(names.every((name, at) => at === 0 || name > (names[at - 1] ?? ''))).toBe(true)
  })
  it.each([
    ['limit=0', 'unable to parse query string: limit: invalid value: integer `0`, expected a nonzero u32'],
    ['limit=x', 'unable to parse query string: limit: invalid digit found in string'],
    ['page_token=garbage', 'unable to parse query string: page_token: corrupted'],
  ])('%s is refused', async (query, message) => {
    start()
    expect(await call('GET', `/v1/projects?${query}`)).toMatchObject({ status: 400, body: { message } })
  })
})

describe('refusals have a status, a code, a message and the id of the request', () => {
  it.each([
    ['GET', '/v1/nowhere', undefined, 404, undefined, 'Not Found'],
    ['PUT', '/v1/projects', undefined, 405, undefined, 'Method Not Allowed'],
    [
      'GET',
      '/v1/projects/nowhere',
      undefined,
      404,
      'ObjectNotFound',
      'not found: project with name "nowhere"',
    ],
    [
      'GET',
      '/v1/instances',
      undefined,
      400,
      undefined,
      'unable to parse query string: missing field `project`',
    ],
    [
      'GET',
      '/v1/instances/web-1',
      undefined,
      400,
      'InvalidRequest',
      'instance should either be an ID or project should be specified',
    ],
    [
      'POST',
      '/v1/projects',
      { name: 'web', description: '' },
      400,
      'ObjectAlreadyExists',
      'already exists: project "web"',
    ],
    [
      'POST',
      '/v1/projects',
      { name: 'fault-500-a', description: '' },
      500,
      'Internal',
      'Internal Server Error',
    ],
    [
      'DELETE',
      '/v1/projects/web',
      undefined,
      400,
      'InvalidRequest',
      'project to be deleted contains an instance: web-1',
    ],
  ])('%s %s → %i', async (method, path, body, status, code, message) => {
    start()
    const reply = await call(method, path, body)
    expect(reply).toMatchObject({ status, body: { message } })
    expect(reply.body['error_code']).toBe(code)
    expect(reply.body['request_id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('who one is decides what one sees', () => {
  it.each([
    ['marit', '/v1/system/policy', 200],
    ['dele', '/v1/system/policy', 403],
    ['dele', '/v1/projects', 200],
    ['yuki', '/v1/projects/berth-planner', 200],
    ['yuki', '/v1/projects/sandbox', 404],
    ['colm', '/v1/projects', 403],
    ['ines', '/v1/projects/berth-planner', 404],
    [null, '/v1/me', 401],
  ])('%s asks for %s: %i', async (persona, path, status) => {
    start({ scenario: 'company', persona })
    expect((await call('GET', path)).status).toBe(status)
  })
  it('a viewer may not write', async () => {
    start({ scenario: 'company', persona: 'yuki' })
    const reply = await call('POST', '/v1/instances/berth-api-1/stop?project=berth-planner')
    expect(reply).toMatchObject({ status: 403, body: { error_code: 'Forbidden' } })
  })
  it('signs in with a name and a password, and out again', async () => {
    start({ persona: null })
    const login = (password: string) =>
      call('POST', '/v1/login/tidewater-research/local', { username: 'ines', password })
    expect((await login('bad')).status).toBe(401)
    expect((await login('good')).status).toBe(204)
    expect((await call('GET', '/v1/me')).body['display_name']).toBe('Ines Quadros')
    expect((await call('POST', '/v1/logout')).status).toBe(204)
    expect((await call('GET', '/v1/me')).status).toBe(401)
  })
})

describe('the same scenario and seed are the same world', () => {
  it('down to the last id and date', async () => {
    const look = async () => {
      start({ scenario: 'company' })
      const bodies = []
      for (const path of [
        '/v1/projects?limit=1000',
        '/v1/instances?project=berth-planner&limit=1000',
        '/v1/disks?project=berth-planner&limit=1000',
      ]) {
        bodies.push((await call('GET', path)).body)
      }
      stop()
      return bodies
    }
    expect(await look()).toEqual(await look())
  })
  it('a wrong scenario lists the right ones', () => {
    expect(() => startRegion({ scenario: 'nonesuch' })).toThrow(
      'There are: company, empty, small, crowded, trouble.',
    )
  })
  it('faults by chance are off unless asked for, and then mostly 404', async () => {
    start({ faults: '100' })
    const statuses = []
    for (let count = 0; count < 60; count += 1) statuses.push((await call('GET', '/v1/projects')).status)
    expect(new Set(statuses)).toEqual(new Set([401, 403, 404, 500]))
    expect(statuses.filter((status) => status === 404).length).toBeGreaterThan(20)
  })
})

it('moments are whole microseconds, each after the one before, whatever fractions the clock has', () => {
  const begun = Date.parse('2026-01-15T09:00:00Z') + 0.123_456_789
  const { region } = start({ clock: new ManualClock(begun) })
  const [first, second] = [region.timestamp(), region.timestamp()]
  expect(first).toMatch(/^2026-01-15T09:00:00\.\d{6}Z$/)
  expect(second > first).toBe(true)
})

it('nothing in the mock reads the wall clock or takes chances of its own', () => {
  const files = readdirSync('mirage', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  expect(files.length).toBeGreaterThan(20)
  const offenders = files.filter((file) =>
    /Math\.random|Date\.now|new Date\(\)/.test(readFileSync(`mirage/${file}`, 'utf8')),
  )
  expect(offenders).toEqual([])
})
