import { describe, expect, it, test } from 'vitest'
import type { SiloSubnetPool } from '#store/api/generated/types'
import { errorsOf } from '#tests/support/formErrors'
import {
  defaultSubnetPool,
  externalSubnetBody,
  externalSubnetFieldErrors,
  lengthFor,
  newExternalSubnet,
  newExternalSubnetSchema,
  subnetPoolChoices,
  type ExternalSubnetValues,
} from './externalSubnetForm'

const made = '2026-07-01T10:00:00Z'
const pool = (name: string, fields: Partial<SiloSubnetPool>): SiloSubnetPool => ({
  id: name,
  name,
  description: '',
  ipVersion: 'v4',
  isDefault: false,
  timeCreated: made,
  timeModified: made,
  ...fields,
})
const pools = [
  pool('cranes', {}),
  pool('wide', { ipVersion: 'v6', isDefault: true, description: 'For ships' }),
  pool('quayside', { isDefault: true }),
]
const versionOf = (name: string) => pools.find((each) => each.name === name)?.ipVersion
const values = { ...newExternalSubnet, name: 'cameras' }

describe('the pools', () => {
  it('are offered with the default ones first, each with its version', () => {
    expect(subnetPoolChoices(pools).map(({ label, detail }) => `${label}: ${detail}`)).toEqual([
      'quayside (default): IPv4',
      'wide (default): IPv6, For ships',
      'cranes: IPv4',
    ])
  })
  it('begin with the default one, of IPv4 if there are two', () => {
    expect(defaultSubnetPool(pools)?.name).toBe('quayside')
    expect(defaultSubnetPool(pools.slice(0, 2))?.name).toBe('wide')
    expect(defaultSubnetPool(pools.slice(0, 1))).toBeUndefined()
  })
  it('of another version change the prefix length, unless it was typed', () => {
    expect(lengthFor('v6', newExternalSubnet.prefixLength)).toBe(64)
    expect(lengthFor('v4', 64)).toBe(24)
    expect(lengthFor('v6', 56)).toBe(56)
  })
})

test.each<[Partial<ExternalSubnetValues>, object]>([
  [{}, {}],
  [{ name: '' }, { name: 'Name is required' }],
  [{ prefixLength: '' }, { prefixLength: 'Prefix length is required' }],
  [{ prefixLength: 33, pool: 'quayside' }, { prefixLength: 'At most 32' }],
  [{ prefixLength: 33, pool: 'wide' }, {}],
  [{ prefixLength: 129, pool: 'wide' }, { prefixLength: 'At most 128' }],
  [{ from: 'explicit' }, { subnet: 'Subnet is required' }],
  [
    { from: 'explicit', subnet: '198.18.0.0' },
    { subnet: 'Must contain an IP address and a width, separated by a /' },
  ],
  [{ from: 'explicit', subnet: '198.18.0.0/24', prefixLength: '' }, {}],
  // Only what is asked for counts.
  [{ subnet: 'nowhere' }, {}],
])('an external subnet with %j: %j', async (change, errors) => {
  expect(await errorsOf(newExternalSubnetSchema(versionOf, true), { ...values, ...change })).toEqual(errors)
})

test('a silo without a default pool needs a choice', async () => {
  const schema = newExternalSubnetSchema(versionOf, false)
  expect(await errorsOf(schema, values)).toEqual({ pool: 'Subnet pool is required' })
  expect(await errorsOf(schema, { ...values, from: 'explicit', subnet: '198.18.0.0/24' })).toEqual({})
})

describe('the request', () => {
  const allocatorOf = (change: Partial<ExternalSubnetValues>) =>
    externalSubnetBody({ ...values, ...change }).allocator

  it('names a pool, or leaves it to the region', () => {
    expect(allocatorOf({})).toEqual({ type: 'auto', prefixLength: 24 })
    expect(allocatorOf({ pool: 'wide', prefixLength: 64 })).toEqual({
      type: 'auto',
      prefixLength: 64,
      poolSelector: { type: 'explicit', pool: 'wide' },
    })
  })
  it('has a named block without host bits', () => {
    expect(allocatorOf({ from: 'explicit', subnet: '198.18.3.9/24', pool: 'wide' })).toEqual({
      type: 'explicit',
      subnet: '198.18.3.0/24',
    })
  })
})

describe('an error of the region', () => {
  const fieldsOf = (message: string, errorCode = 'InvalidRequest') =>
    externalSubnetFieldErrors({ message, errorCode, statusCode: 400 })

  it('that no block was found says at the prefix length why that may be', () => {
    expect(fieldsOf("Could not allocate a /19 subnet from the subnet pool with name 'quayside'")).toEqual({
      prefixLength:
        "Could not allocate a /19 subnet from the subnet pool with name 'quayside': it has no gap of that size, or does not allow that prefix length",
    })
  })
  it('belongs to the field that it is about', () => {
    const elsewhere =
      'The requested IP subnet is not contained in any subnet pool available in the current silo.'
    const noDefault = 'Must specify a subnet pool, as there is no linked default pool for the current silo'
    const lost = 'not found: subnet-pool with name "lost"'
    expect(fieldsOf(elsewhere)).toEqual({ subnet: elsewhere })
    expect(fieldsOf(noDefault)).toEqual({ pool: noDefault })
    expect(fieldsOf(lost, 'ObjectNotFound')).toEqual({ pool: lost })
    expect(fieldsOf('already exists', 'ObjectAlreadyExists')).toEqual({ name: 'already exists' })
    expect(fieldsOf('Internal Server Error', 'Internal')).toEqual({})
  })
})
