import { describe, expect, it, test } from 'vitest'
import { errorsOf } from '#tests/support/formErrors'
import {
  asksVersion,
  emptyJoin,
  groupAddressError,
  joinFieldErrors,
  joinRequest,
  joinSchema,
  sourceError,
  type JoinFacts,
  type JoinValues,
} from './joinForm'

const facts: JoinFacts = {
  groups: [
    { id: 'a', name: 'radio', multicastIp: '239.1.0.1' },
    { id: 'b', name: 'feeds', multicastIp: '232.1.0.1' },
    { id: 'c', name: 'radio-v6', multicastIp: 'ff05::1' },
  ],
  joined: ['239.1.0.9'],
  versions: ['v4', 'v6'],
}
const values = (fields: Partial<JoinValues>): JoinValues => ({ ...emptyJoin(true), ...fields })
const errors = (fields: Partial<JoinValues>, of = facts) => errorsOf(joinSchema(of), values(fields))

test('a form begins with the groups of the region, if there are some', () => {
  expect([emptyJoin(true).by, emptyJoin(false).by]).toEqual(['group', 'address'])
})

test.each([
  ['10.0.0.1', undefined, undefined],
  ['10.0.0.1', 'v4', undefined],
  ['fd00::1', 'v6', undefined],
  ['10.0.0', 'v4', 'Not a valid IP address'],
  ['239.1.0.1', 'v4', 'Must be a unicast address'],
  ['255.255.255.255', 'v4', 'Must be a unicast address'],
  ['127.0.0.1', 'v4', 'Must not be a loopback, link-local or unspecified address'],
  ['fe80::1', 'v6', 'Must not be a loopback, link-local or unspecified address'],
  ['::', 'v6', 'Must not be a loopback, link-local or unspecified address'],
  ['fd00::1', 'v4', 'The group has an IPv4 address, and so have its sources'],
  ['10.0.0.1', 'v6', 'The group has an IPv6 address, and so have its sources'],
] as const)('the source %s for a group of %s: %s', (ip, version, error) => {
  expect(sourceError(ip, version)).toBe(error)
})

test('the address of a group is a multicast address', () => {
  expect(groupAddressError('239.1.0.1')).toBeUndefined()
  expect(groupAddressError('ff05::1')).toBeUndefined()
  expect(groupAddressError('10.0.0.1')).toMatch(/^Must be a multicast address/)
  expect(groupAddressError('radio')).toBe('Not a valid IP address')
})

describe('the sources', () => {
  it('have the version of the group, however it is named', async () => {
    const draft = /IPv6 address, and so have its sources/
    for (const fields of [
      { by: 'group', group: 'c' },
      { by: 'name', name: 'radio-v6' },
      { by: 'name', name: 'new', ipVersion: 'v6' },
      { by: 'address', address: 'ff05::2' },
    ] as const) {
      const found = await errors({ ...fields, draft: '10.0.0.1' })
      expect(found['draft']).toMatch(draft)
      expect(Object.keys(found)).toEqual(['draft'])
    }
    expect(await errors({ by: 'name', name: 'new', draft: 'fd00::1' }, { ...facts, versions: [] })).toEqual(
      {},
    )
    const onlyV4 = await errors({ by: 'name', name: 'new', draft: 'fd00::1' }, { ...facts, versions: ['v4'] })
    expect(onlyV4['draft']).toMatch(/IPv4/)
  })
  it('are checked again once they are listed', async () => {
    const found = await errors({ by: 'address', address: 'ff05::2', sources: ['10.0.0.1'] })
    expect(found['draft']).toMatch(/^10\.0\.0\.1: The group has an IPv6 address/)
  })
  it('are needed by a source-specific address', async () => {
    for (const fields of [
      { by: 'group', group: 'b' },
      { by: 'address', address: '232.9.9.9' },
    ] as const) {
      expect((await errors(fields))['draft']).toMatch(/needs at least one source/)
      expect(await errors({ ...fields, sources: ['10.0.0.1'] })).toEqual({})
      expect(await errors({ ...fields, draft: '10.0.0.1' })).toEqual({})
    }
  })
})

describe('the group', () => {
  it.each([
    [{ by: 'group' }, { group: 'Multicast group is required' }],
    [{ by: 'address' }, { address: 'Address is required' }],
    [{ by: 'name' }, { name: 'Name is required' }],
    [{ by: 'address', address: '239.1.0.9' }, { address: 'The instance is in this group already' }],
    [{ by: 'group', group: 'a' }, {}],
  ] as const)('%o: %o', async (fields, found) => {
    expect(await errors(fields)).toEqual(found)
  })
  it('of the instance cannot be joined again by its name', async () => {
    const joined = { ...facts, joined: ['239.1.0.1'] }
    expect(await errors({ by: 'name', name: 'radio' }, joined)).toEqual({
      name: 'The instance is in this group already',
    })
  })
  it('has a version to choose only if it is new, named, and pools of both have addresses', () => {
    expect(asksVersion(values({ by: 'name', name: 'new' }), facts)).toBe(true)
    expect(asksVersion(values({ by: 'name', name: 'radio' }), facts)).toBe(false)
    expect(asksVersion(values({ by: 'address', address: '239.1.0.2' }), facts)).toBe(false)
    expect(asksVersion(values({ by: 'name', name: 'new' }), { ...facts, versions: ['v4'] })).toBe(false)
  })
})

test('a request has the typed source, and what was asked only', () => {
  expect(joinRequest(values({ by: 'group', group: 'a' }), facts)).toEqual({ multicastGroup: 'a', body: {} })
  expect(
    joinRequest(
      values({ by: 'address', address: ' 232.1.0.2 ', sources: ['10.0.0.1'], draft: '10.0.0.2' }),
      facts,
    ),
  ).toEqual({ multicastGroup: '232.1.0.2', body: { sourceIps: ['10.0.0.1', '10.0.0.2'] } })
  expect(joinRequest(values({ by: 'name', name: 'new', ipVersion: 'v6' }), facts)).toEqual({
    multicastGroup: 'new',
    body: { ipVersion: 'v6' },
  })
})

test.each([
  ['SSM multicast addresses require at least one source IP', 'draft'],
  ['source IP fd00::1 does not match multicast group address family (IPv4)', 'draft'],
  ['multicast IP address 239.9.0.1 is not in any configured multicast pool', 'name'],
  ['No ASM multicast pool linked to your silo. Create a multicast pool', 'name'],
  ['Insufficient capacity: No multicast IP addresses available', 'name'],
  ['not found: multicast-group with id "a"', 'name'],
  ['multicast functionality is currently disabled', undefined],
] as const)('%s: at %s', (message, field) => {
  expect(joinFieldErrors({ message, statusCode: 400 }, values({ by: 'name' }))).toEqual(
    field === undefined ? {} : { [field]: message },
  )
})
