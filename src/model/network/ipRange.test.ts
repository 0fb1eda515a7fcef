import { describe, expect, it } from 'vitest'
import { ipNumber } from './ip'
import { ipSortKey, overlappingBound, overlaps, rangeSize, ipRangeText } from './ipRange'

describe('a range', () => {
  const range = (first: string, last: string) => ({ first, last })
  const taken = range('192.0.2.10', '192.0.2.20')

  it.each([
    ['192.0.2.1', '192.0.2.9', false, 'first'],
    ['192.0.2.21', '192.0.2.30', false, 'first'],
    ['192.0.2.1', '192.0.2.10', true, 'last'],
    ['192.0.2.20', '192.0.2.30', true, 'first'],
    ['192.0.2.12', '192.0.2.12', true, 'first'],
    ['192.0.2.1', '192.0.2.30', true, 'first'],
    ['::c000:20a', '::c000:214', false, 'first'],
  ] as const)('%s–%s shares an address with 192.0.2.10–192.0.2.20: %s', (first, last, does, bound) => {
    expect(overlaps(range(first, last), taken)).toBe(does)
    expect(overlaps(taken, range(first, last))).toBe(does)
    expect(overlappingBound(range(first, last), taken)).toBe(bound)
  })

  it('has exactly as many addresses as there are, of a /40 or of all', () => {
    expect(rangeSize(range('2001:db8::', '2001:db8:ff:ffff:ffff:ffff:ffff:ffff'))).toBe(2n ** 88n)
    expect(rangeSize(range('::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'))).toBe(2n ** 128n)
    expect(rangeSize(range('0.0.0.0', '255.255.255.255'))).toBe(2n ** 32n)
  })

  it('of one address is written as that address', () => {
    expect(ipRangeText(taken)).toBe('192.0.2.10–192.0.2.20')
    expect(ipRangeText(range('::1', '::1'))).toBe('::1')
  })

  it('is ordered by its numbers, IPv4 first', () => {
    const ips = ['2001:db8::10', '192.0.2.10', '::ffff:1.2.3.4', '2001:db8::9', '192.0.2.9', '::1']
    expect(ips.toSorted((a, b) => (ipSortKey(a) < ipSortKey(b) ? -1 : 1))).toEqual([
      '192.0.2.9',
      '192.0.2.10',
      '::1',
      '::ffff:1.2.3.4',
      '2001:db8::9',
      '2001:db8::10',
    ])
    expect(ipNumber('::ffff:1.2.3.4')).toBe(0xffff01020304n)
  })
})
