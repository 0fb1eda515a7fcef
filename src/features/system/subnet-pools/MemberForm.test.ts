import { expect, test } from 'vitest'
import type { MemberOfPool } from '#store/api/resources/systemSubnetPools'
import type { RangeOfPool } from '#store/api/resources/ipPools'
import { errorsOf } from '#tests/support/formErrors'
import { memberFieldErrors, newMemberSchema } from './MemberForm'

const schemas = {
  v4: newMemberSchema('v4', ['198.18.0.0/16']),
  v6: newMemberSchema('v6', []),
}

test.each([
  ['v4', '', '', '', { subnet: 'Subnet is required' }],
  ['v4', '10.0.0.0/33', '', '', { subnet: 'Max width for IPv4 is 32' }],
  ['v4', '2001:db8::/48', '', '', { subnet: 'IPv6 subnet not allowed in IPv4 pool' }],
  ['v6', '10.0.0.0/8', '', '', { subnet: 'IPv4 subnet not allowed in IPv6 pool' }],
  ['v4', '198.16.0.0/14', '', '', { subnet: 'Overlaps with 198.18.0.0/16 of this pool' }],
  ['v4', '10.0.0.9/24', '', '', {}],
  ['v4', '10.0.0.0/24', 24, 24, {}],
  ['v4', '10.0.0.0/24', 23, 28, { minPrefixLength: 'Must be at least 24, the prefix length of the subnet' }],
  ['v4', '10.0.0.0/24', '', 20, { maxPrefixLength: 'Must be at least 24, the prefix length of the subnet' }],
  ['v4', '10.0.0.0/24', 28, 26, { maxPrefixLength: 'Must not be below the min prefix length' }],
  ['v4', '10.0.0.0/24', '', 33, { maxPrefixLength: 'At most 32' }],
  ['v6', '2001:db8::/48', 56, 128, {}],
  ['v6', '2001:db8::/48', '', 129, { maxPrefixLength: 'At most 128' }],
] as const)('in a pool of %s: %j with %j to %j: %j', async (version, subnet, min, max, errors) => {
  expect(await errorsOf(schemas[version], { subnet, minPrefixLength: min, maxPrefixLength: max })).toEqual(
    errors,
  )
})

const overlap = {
  message: 'The IP subnet 10.1.0.0/16 overlaps with an existing subnet pool member or IP pool range',
  statusCode: 400,
}
const member = { pool: { name: 'quay' }, subnet: '10.0.0.0/8' } as unknown as MemberOfPool
const inPool = {
  pool: { name: 'dock' },
  range: { first: '10.1.2.0', last: '10.1.2.9' },
} as unknown as RangeOfPool

test.each([
  ['a member', { members: [member], ranges: [] }, 'Overlaps with 10.0.0.0/8 of subnet pool quay'],
  ['a range', { members: [], ranges: [inPool] }, 'Overlaps with 10.1.2.0–10.1.2.9 of IP pool dock'],
  [
    'a range of the region',
    { members: [], ranges: [{ ...inPool, pool: undefined }] },
    'Overlaps with 10.1.2.0–10.1.2.9 of the region’s own services',
  ],
  ['nothing that is known', { members: [], ranges: [] }, overlap.message],
])('an overlap with %s', async (_, taken, subnet) => {
  expect(await memberFieldErrors(overlap, { subnet: '10.1.0.0/16' }, () => Promise.resolve(taken))).toEqual({
    subnet,
  })
})

test.each([
  ['Cannot add IPv6 members to IPv4 subnet pool', 'subnet'],
  ['IP subnet must be a network address, with a host ID of zero.', 'subnet'],
  ['The minimum prefix length must be no greater than the maximum', 'minPrefixLength'],
  ['Cannot create an IPv4 subnet with a max prefix length greater than 32', 'maxPrefixLength'],
  ['Min and max prefix length must be no less than the IP subnet prefix length (/16)', 'minPrefixLength'],
])('%s: at %s', async (message, field) => {
  const none = () => Promise.resolve({ members: [], ranges: [] })
  expect(await memberFieldErrors({ message, statusCode: 400 }, { subnet: '' }, none)).toMatchObject({
    [field]: message,
  })
})
