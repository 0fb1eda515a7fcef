import { expect, test } from 'vitest'
import type { IpPool } from '#store/api/generated/types'
import type { RangeOfPool } from '#store/api/resources/ipPools'
import { errorsOf } from '#tests/support/formErrors'
import { newRangeSchema, rangeFieldErrors } from './RangeForm'

const schema = newRangeSchema([{ first: '192.0.2.10', last: '192.0.2.200' }])
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
