import { expect, it } from 'vitest'
import type { PrivateIpStack } from '#store/api/generated/types'
import { familyError, takesNone } from './attachable'

const v4: PrivateIpStack = { type: 'v4', value: { ip: '172.30.0.7', transitIps: [] } }
const v6: PrivateIpStack = { type: 'v6', value: { ip: 'fd00::7', transitIps: [] } }
const both: PrivateIpStack = { type: 'dual_stack', value: { v4: v4.value, v6: v6.value } }
const nic = (ipStack: PrivateIpStack, primary = true) => ({ primary, ipStack })

it('an instance takes external subnets while it runs or is stopped, up to 32', () => {
  expect(takesNone({ runState: 'running' }, 0)).toBeUndefined()
  expect(takesNone({ runState: 'stopped' }, 31)).toBeUndefined()
  expect(takesNone({ runState: 'starting' }, 0)).toBe(
    'An instance that is starting cannot take an external subnet',
  )
  expect(takesNone({ runState: 'failed' }, 0)).toBe(
    'An instance that is failed cannot take an external subnet',
  )
  expect(takesNone({ runState: 'running' }, 32)).toBe('An instance can have at most 32 external subnets')
})

it('the primary interface has to have an address of the same IP version', () => {
  expect(familyError('198.18.0.0/24', [nic(v6, false), nic(v4)])).toBeUndefined()
  expect(familyError('198.18.0.0/24', [nic(both)])).toBeUndefined()
  expect(familyError('3fff:100::/64', [nic(both)])).toBeUndefined()
  expect(familyError('3fff:100::/64', [nic(v4), nic(v6, false)])).toBe(
    'The primary interface of the instance has no IPv6 address',
  )
  expect(familyError('198.18.0.0/24', [nic(v6)])).toBe(
    'The primary interface of the instance has no IPv4 address',
  )
  expect(familyError('198.18.0.0/24', [])).toBe('The instance has no network interface')
})
