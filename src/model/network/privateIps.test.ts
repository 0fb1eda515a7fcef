import { expect, it } from 'vitest'
import { addressesOf, ipVersionsOf, transitIpsOf } from './privateIps'

const v4 = { ip: '172.30.0.5', transitIps: ['10.9.0.0/16'] }
const v6 = { ip: 'fd00::5', transitIps: ['fd09::/16'] }

it.each([
  [{ type: 'v4', value: v4 }, [v4.ip], v4.transitIps, [4]],
  [{ type: 'v6', value: v6 }, [v6.ip], v6.transitIps, [6]],
  [{ type: 'dual_stack', value: { v4, v6 } }, [v4.ip, v6.ip], [...v4.transitIps, ...v6.transitIps], [4, 6]],
  // Of a later version: only the region can tell which transit IPs it takes.
  [{ type: 'later', value: { v4, v6 } }, [v4.ip, v6.ip], [...v4.transitIps, ...v6.transitIps], [4, 6]],
  [{ type: 'later', value: v6 }, [v6.ip], v6.transitIps, [4, 6]],
  [{ type: 'v4', value: { ip: v4.ip, transitIps: null } }, [v4.ip], [], [4]],
] as const)('an interface with %j has its addresses, IPv4 first', (stack, ips, transitIps, versions) => {
  const copy = structuredClone(stack) as Parameters<typeof addressesOf>[0] &
    Parameters<typeof transitIpsOf>[0]
  expect(addressesOf(copy)).toEqual(ips)
  expect(transitIpsOf(copy)).toEqual(transitIps)
  expect(ipVersionsOf(copy)).toEqual(versions)
})
