import { expect, test } from 'vitest'
import type { FloatingIp } from '#store/api/generated/types'
import { sortRows } from '#ui/tables/sortRows'
import { floatingIpColumns } from './list'

const made = '2026-07-01T10:00:00Z'
const floatingIp = (ip: string): FloatingIp => ({
  id: ip,
  name: 'entry',
  description: '',
  projectId: 'shop',
  ip,
  ipPoolId: 'default',
  timeCreated: made,
  timeModified: made,
})

test('floating IPs of IPv6 are sorted by value', () => {
  const byIp = floatingIpColumns('shop', new Map()).find(({ id }) => id === 'ip')?.sortValue
  const ips = ['2001:db8:1::5', '2001:db8::10', '192.0.2.10', '2001:db8::9', '192.0.2.9']
  const sorted = byIp && sortRows(ips.map(floatingIp), byIp, false)
  expect(sorted?.map(({ ip }) => ip)).toEqual([
    '192.0.2.9',
    '192.0.2.10',
    '2001:db8::9',
    '2001:db8::10',
    '2001:db8:1::5',
  ])
})
