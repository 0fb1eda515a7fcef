import { expect, test } from 'vitest'
import type { SiloIpPool } from '#store/api/generated/types'
import { defaultPoolOf, poolChoices } from './poolChoices'

const pool = (name: string, poolType: string, isDefault = false): SiloIpPool => ({
  id: name,
  name,
  description: '',
  ipVersion: 'v4',
  isDefault,
  poolType: poolType as SiloIpPool['poolType'],
  timeCreated: '',
  timeModified: '',
})

test('the choices have pools of types that the console does not know, and no multicast pools', () => {
  const pools = [pool('a', 'multicast', true), pool('b', 'unicast'), pool('c', 'anycast', true)]
  expect(poolChoices(pools).map(({ label }) => label)).toEqual(['c (default)', 'b'])
  expect(defaultPoolOf(pools)?.name).toBe('c')
})
