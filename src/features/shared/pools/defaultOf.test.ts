import { expect, it } from 'vitest'
import type { SiloIpPool } from '#store/api/generated/types'
import { defaultOf } from './defaultOf'

const pool = (name: string, ipVersion: SiloIpPool['ipVersion'], isDefault: boolean): SiloIpPool => ({
  id: name,
  name,
  description: '',
  timeCreated: '2026-01-01T00:00:00Z',
  timeModified: '2026-01-01T00:00:00Z',
  ipVersion,
  poolType: 'unicast',
  isDefault,
})

it('a silo has a default pool of each kind', () => {
  const pools = [pool('docks', 'v4', true), pool('piers', 'v4', false), pool('canals', 'v6', true)]
  expect(defaultOf(pools, pool('new', 'v4', false))).toBe('docks')
  expect(defaultOf(pools, pool('new', 'v6', false))).toBe('canals')
  expect(defaultOf(pools, { ipVersion: 'v4', poolType: 'multicast' })).toBeUndefined()
})

it('a silo of an older region has one default pool', () => {
  expect(defaultOf([pool('docks', 'v4', false), pool('piers', 'v4', true)], undefined)).toBe('piers')
})
