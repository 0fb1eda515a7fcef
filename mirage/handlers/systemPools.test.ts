import { beforeEach, describe, expect, it } from 'vitest'
import { asFleet } from '#tests/support/fleet'
import { call, items, ORIGIN, setupRegion } from '#tests/support/region'

// The pools of the region's own services, among the others, and in operations of their own for older callers.

const at = '/v1/system/ip-pools'
const service = '/v1/system/ip-pools-service'

const mock = setupRegion()

const names = async (query = '') => items(await call('GET', at + query)).map(({ name }) => name)
const assign = (pool: string, assignment: string) => call('POST', `${at}/${pool}/assignment`, { assignment })
const create = (name: string, more: object = {}) => call('POST', at, { name, description: '', ...more })

/** A call of a version that has the operations of the service pool. */
async function older(method: string, path: string, body?: unknown) {
  const response = await fetch(ORIGIN + path, {
    method,
    headers: { 'api-version': '2026061000.0.0', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>,
  }
}

const add = (pool: string, first: string, last: string) =>
  call('POST', `${at}/${pool}/ranges/add`, { first, last })

const LAST = 'Cannot reassign the last IP Pool assigned for system services use.'
const MIXED = 'IP Pools cannot be both linked to Silos and assigned for system services use.'

describe('the list of pools', () => {
  it('has the pool of the services, also by itself', async () => {
    expect(await names()).toContain('service-pool')
    expect(await names('?assignment=system_services')).toEqual(['service-pool'])
    expect(await names('?assignment=silos')).not.toContain('service-pool')
  })
  it('by family and type, page by page', async () => {
    expect(await names('?ip_version=v6')).toEqual(['wide-v6'])
    expect(await names('?pool_type=multicast')).toEqual([])
    const first = await call('GET', `${at}?limit=2&assignment=silos&ip_version=v4`)
    const rest = await names(`?page_token=${String(first.body['next_page'])}`)
    expect([...items(first).map(({ name }) => name), ...rest]).toEqual(
      await names('?assignment=silos&ip_version=v4'),
    )
  })
  it('is without the pool of the services for older callers', async () => {
    const { body } = await older('GET', at)
    const rows = body['items'] as Record<string, unknown>[]
    expect(rows.map(({ name }) => name)).toEqual(await names('?assignment=silos'))
  })
})

describe('the assignment of a pool', () => {
  it('to the services and back to the silos', async () => {
    await create('second')
    expect(await assign('second', 'system_services')).toMatchObject({
      status: 200,
      body: { name: 'second', assignment: 'system_services' },
    })
    expect(await names('?assignment=system_services')).toEqual(['second', 'service-pool'])
    expect((await assign('service-pool', 'silos')).body['assignment']).toBe('silos')
    expect((await assign('second', 'silos')).body['message']).toContain(LAST)
  })
  it.each([
    ['dock-public', 'silos', "IP Pool already has assignment 'silos'"],
    ['service-pool', 'system_services', "IP Pool already has assignment 'system_services'"],
    ['dock-public', 'system_services', MIXED],
    ['service-pool', 'silos', LAST],
  ])('of %s to %s is refused', async (pool, assignment, message) => {
    const reply = await assign(pool, assignment)
    expect(reply).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } })
    expect(reply.body['message']).toContain(message)
  })
  it('is chosen when the pool is made', async () => {
    expect((await create('third', { assignment: 'system_services' })).body).toMatchObject({
      assignment: 'system_services',
      ip_version: 'v4',
      pool_type: 'unicast',
    })
    const link = await call('POST', `${at}/third/silos`, { silo: 'tidewater-ops', is_default: false })
    expect(link).toMatchObject({ status: 400, body: { message: MIXED } })
    expect((await call('DELETE', `${at}/third`)).status).toBe(204)
  })
  it('of the last pool of the services outlives its ranges', async () => {
    const [range] = items(await call('GET', `${at}/service-pool/ranges`))
    expect((await call('DELETE', `${at}/service-pool`)).body['message']).toContain('contains IP ranges')
    await call('POST', `${at}/service-pool/ranges/remove`, range?.['range'])
    expect((await call('DELETE', `${at}/service-pool`)).body['message']).toContain(
      'Cannot delete the last IP Pool assigned for system services use.',
    )
  })
  it('is for admins of the fleet', async () => {
    asFleet(mock.region, 'viewer')
    expect((await assign('dock-public', 'silos')).status).toBe(403)
    asFleet(mock.region)
    expect((await assign('dock-public', 'silos')).status).toBe(404)
  })
})

describe('a range', () => {
  beforeEach(async () => {
    await create('six', { ip_version: 'v6' })
    await create('groups', { pool_type: 'multicast' })
    await add('groups', '239.9.0.1', '239.9.0.9')
  })
  it('of IPv6 is for a pool of IPv6', async () => {
    const reply = await add('six', 'fd00:9::', 'fd00:9::ffff:ffff:ffff:ffff')
    expect(reply.status).toBe(201)
    expect((await call('GET', `${at}/six/utilization`)).body['capacity']).toBe(2 ** 64)
  })
  it.each([
    ['six', '10.9.0.1', '10.9.0.2', /^Cannot add IPv4 address range to IPv6 pool with ID "[-0-9a-f]+"$/],
    ['dock-public', 'fd00:9::1', 'fd00:9::2', /^Cannot add IPv6 address range to IPv4 pool with ID/],
    ['dock-public', '223.0.0.1', '224.9.0.1', /^IP range cannot span multicast and unicast address spaces$/],
    ['dock-public', '239.9.1.1', '239.9.1.2', /^Cannot add multicast address range to unicast IP pool$/],
    ['groups', '10.9.0.1', '10.9.0.2', /^Cannot add unicast address range to multicast IP pool$/],
    ['groups', '224.0.0.1', '224.0.0.2', /reserved/],
    ['groups', '231.0.0.1', '232.0.0.2', /^IP range cannot span ASM and SSM address spaces$/],
    ['groups', '232.9.0.1', '232.9.0.2', /^Cannot mix SSM and ASM ranges in the same multicast pool$/],
    ['groups', '239.9.0.9', '239.9.0.10', /overlaps/],
  ])('of %s from %s to %s is refused', async (pool, first, last, message) => {
    const reply = await add(pool, first, last)
    expect(reply).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } })
    expect(reply.body['message']).toMatch(message)
  })
})

describe('the default pools of a silo', () => {
  const silos = (pool: string) => `${at}/${pool}/silos`
  const defaults = async () =>
    items(await call('GET', '/v1/system/silos/tidewater-ops/ip-pools')).flatMap((row) =>
      row['is_default'] ? [row['name']] : [],
    )
  it('are one of each kind', async () => {
    const link = { silo: 'tidewater-ops', is_default: true }
    expect((await call('POST', silos('wide-v6'), link)).status).toBe(201)
    expect(await defaults()).toEqual(['dock-public', 'wide-v6'])
    await call('PUT', `${silos('dock-internal')}/tidewater-ops`, { is_default: true })
    expect(await defaults()).toEqual(['dock-internal', 'wide-v6'])
    await create('seven', { ip_version: 'v6' })
    expect(await call('POST', silos('seven'), link)).toMatchObject({
      status: 400,
      body: { error_code: 'ObjectAlreadyExists' },
    })
  })
})

describe('the pool of the services, for older callers', () => {
  const range = { first: '203.0.113.250', last: '203.0.113.251' }
  it('is the same pool', async () => {
    const { body } = await older('GET', service)
    expect(body).toMatchObject({ name: 'service-pool' })
    expect((await older('POST', `${service}/ranges/add`, range)).status).toBe(201)
    const ranges = items(await call('GET', `${at}/service-pool/ranges`)).map((row) => row['range'])
    expect(ranges).toContainEqual(range)
    const { body: page } = await older('GET', `${service}/ranges`)
    expect((page['items'] as Record<string, unknown>[]).map((row) => row['range'])).toEqual(ranges)
    expect((await older('POST', `${service}/ranges/remove`, range)).status).toBe(204)
    expect(items(await call('GET', `${at}/service-pool/ranges`))).toHaveLength(1)
  })
  it('has no IPv6 ranges yet', async () => {
    const reply = await older('POST', `${service}/ranges/add`, { first: 'fd00::1', last: 'fd00::2' })
    expect(reply).toMatchObject({ status: 400, body: { message: 'IPv6 ranges are not allowed yet' } })
  })
  it('is not the one of two', async () => {
    await create('second', { assignment: 'system_services' })
    expect(await older('GET', service)).toMatchObject({
      status: 400,
      body: {
        error_code: 'InvalidRequest',
        message:
          'more than one system-service IP pool of the requested IP version exists; update the client to manage these pools',
      },
    })
    await create('sixth', { assignment: 'system_services', ip_version: 'v6' })
    await assign('second', 'silos')
    expect((await older('GET', service)).body['name']).toBe('service-pool')
    await assign('service-pool', 'silos')
    expect(await older('GET', service)).toMatchObject({
      status: 404,
      body: { message: 'no system-service IP pool of the requested IP version' },
    })
  })
  it('is not there for newer callers', async () => {
    expect((await call('GET', service)).status).toBe(404)
  })
})
