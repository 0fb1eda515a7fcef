import { expect, test } from 'vitest'
import type { IpPool } from '#store/api/generated/types'
import type { RangeOfPool } from '#store/api/resources/ipPools'
import { errorsOf } from '#tests/support/formErrors'
import { newRangeSchema, rangeFieldErrors } from './RangeForm'

const schema = newRangeSchema([{ first: '192.0.2.10', last: '192.0.2.200' }], undefined)
const INVALID = 'Not a valid IP address'
const NOT_YET = 'IPv6 ranges are not supported yet'
const OVERLAPS = 'Overlaps with 192.0.2.10–192.0.2.200 of this pool'

test.each([
  ['', '', { first: 'First address is required', last: 'Last address is required' }],
  ['10.0.0', '10.0.0.256', { first: INVALID, last: INVALID }],
  ['2001:db8::1', '10.0.0.4', { first: NOT_YET }],
  ['2001:db8::1', '2001:db8::9', { first: NOT_YET, last: NOT_YET }],
  ['10.0.0.10', '10.0.0.9', { last: 'Must not be below the first address' }],
  ['10.0.0.10', ' 10.0.0.10 ', {}],
  ['192.0.2.100', '192.0.2.110', { first: OVERLAPS }],
  ['192.0.2.1', '192.0.2.10', { last: OVERLAPS }],
  ['192.0.2.200', '192.0.2.220', { first: OVERLAPS }],
  ['192.0.2.1', '192.0.2.9', {}],
])('the range from %j to %j: %j', async (first, last, errors) => {
  expect(await errorsOf(schema, { first, last })).toEqual(errors)
})

const FOUR = 'IPv4 address not allowed in IPv6 pool'
const SIX = 'IPv6 address not allowed in IPv4 pool'
const GROUP = 'Multicast address not allowed in unicast pool'
const NO_GROUP = 'Unicast address not allowed in multicast pool'
const SPANS = 'Must not span multicast and unicast addresses'
const ASM = { first: '239.1.0.1', last: '239.1.0.9' }
const SSM = { first: 'ff3e::1', last: 'ff3e::9' }

test.each([
  ['v4', 'unicast', '2001:db8::1', '10.0.0.4', [], { first: SIX }],
  ['v6', 'unicast', '2001:db8::1', '10.0.0.4', [], { last: FOUR }],
  ['v6', 'unicast', '2001:db8::9', '2001:db8::1', [], { last: 'Must not be below the first address' }],
  ['v6', 'unicast', '2001:db8::', '2001:db8:ff:ffff:ffff:ffff:ffff:ffff', [], {}],
  ['v6', 'unicast', 'fd00::1', 'ff00::1', [], { last: GROUP }],
  ['v4', 'unicast', '223.0.0.1', '240.0.0.1', [], { last: SPANS }],
  ['v4', 'multicast', '10.0.0.1', '239.0.0.1', [], { first: NO_GROUP }],
  ['v4', 'multicast', '239.2.0.1', '239.2.0.9', [ASM], {}],
  ['v4', 'multicast', '239.1.0.5', '239.2.0.9', [ASM], { first: /^Overlaps with 239.1.0.1–239.1.0.9 of/ }],
  ['v4', 'multicast', '224.0.0.9', '224.0.1.9', [], { first: /^Overlaps with 224.0.0.0–.*reserved$/ }],
  ['v4', 'multicast', '231.0.0.1', '232.0.0.9', [], { last: /^Must not span source-specific groups/ }],
  ['v4', 'multicast', '232.0.0.1', '232.0.0.9', [ASM], { first: /^This pool has groups for any source/ }],
  ['v6', 'multicast', 'ff3e::aa', 'ff3e::ff', [SSM], {}],
  ['v6', 'multicast', 'ff0e::1', 'ff0e::9', [SSM], { first: /^This pool has source-specific groups/ }],
  ['v6', 'multicast', 'ff04::1', 'ff04::9', [], { first: /reserved$/ }],
] as const)(
  'of an %s %s pool, the range from %s to %s',
  async (ipVersion, poolType, first, last, own, errors) => {
    const found = await errorsOf(newRangeSchema(own, { ipVersion, poolType }), { first, last })
    expect(Object.keys(found)).toEqual(Object.keys(errors))
    for (const [field, message] of Object.entries<string | RegExp>(errors))
      expect(found[field]).toMatch(message)
  },
)

const range = { first: '203.0.113.1', last: '203.0.113.5' }
const overlap = {
  message:
    'The provided range 203.0.113.1-203.0.113.5 overlaps with the existing range 203.0.113.4-203.0.113.7',
  statusCode: 400,
}
const other = { first: '203.0.113.4', last: '203.0.113.7' }
const inPool = (pool?: Partial<IpPool>) => [{ range: other, pool }] as unknown as readonly RangeOfPool[]

test.each([
  [
    'a pool',
    inPool({ name: 'exhausted-v4' }),
    { last: 'Overlaps with 203.0.113.4–203.0.113.7 of IP pool exhausted-v4' },
  ],
  ['the region', inPool(), { last: 'Overlaps with 203.0.113.4–203.0.113.7 of the region’s own services' }],
  ['nothing that is known', [], { first: overlap.message }],
  ['what cannot be read', undefined, { first: overlap.message }],
])('an overlap with a range of %s', async (_, ranges, errors) => {
  expect(await rangeFieldErrors(overlap, range, () => Promise.resolve(ranges))).toEqual(errors)
})

test('an error about something else is not one of a field', async () => {
  const error = { message: 'Internal Server Error', statusCode: 500 }
  expect(await rangeFieldErrors(error, range, () => Promise.resolve([]))).toEqual({})
})
