import { describe, expect, it } from 'vitest'
import { fromWire } from '../case'
import { addressesLeft, hasAddresses, poolUse, usedShare, type AddressUse } from './addressUse'
import type { IpPoolUtilization } from '#store/api/generated/types'

/** The addresses of a /40 of IPv6: 2^88. A float cannot tell it from one more or one less. */
const SLASH_40 = 309_485_009_821_345_068_724_781_056n

/** A response as the console parses it from its text. */
const answer = (ipv4: [number, number], ipv6: [string, string]) =>
  fromWire(
    JSON.parse(
      JSON.stringify({
        capacity: ipv4[1],
        remaining: ipv4[1] - ipv4[0],
        ipv4: { allocated: ipv4[0], capacity: ipv4[1] },
        ipv6: { allocated: ipv6[0], capacity: ipv6[1] },
      }),
    ),
  ) as IpPoolUtilization
const use = (allocated: bigint, capacity: bigint): AddressUse => ({ version: 6, allocated, capacity })

describe('the figures of a pool', () => {
  it('of a /40 are exact', () => {
    const [, ipv6] = poolUse(answer([0, 0], ['1', String(2n ** 88n)]), { ipVersion: 'v4' })
    expect(ipv6).toEqual(use(1n, SLASH_40))
    expect(ipv6 && addressesLeft(ipv6)).toBe(309_485_009_821_345_068_724_781_055n)
  })

  it.each([
    [0n, 0n, 0],
    [0n, 191n, 0],
    [1n, 3n, 3_333],
    [2n, 3n, 6_666],
    [191n, 191n, 10_000],
    // One free address: not full yet.
    [SLASH_40 - 1n, SLASH_40, 9_999],
    [1n, SLASH_40, 0],
    // Ranges can be removed during the count of their addresses.
    [1n, 0n, 10_000],
    [5n, 4n, 10_000],
  ])('%d of %d is a share of %d hundredths of a percent', (allocated, capacity, share) => {
    expect(usedShare(use(allocated, capacity))).toBe(share)
  })

  it('are none for a pool without ranges, and nothing is left below zero', () => {
    expect(hasAddresses(answer([0, 0], ['0', '0']))).toBe(false)
    expect(hasAddresses(answer([0, 1], ['0', '0']))).toBe(true)
    expect(hasAddresses(answer([0, 0], ['0', '1']))).toBe(true)
    expect(addressesLeft(use(5n, 4n))).toBe(0n)
  })
})

describe('the floats of a newer region', () => {
  it('are of the one IP version of the pool', () => {
    expect(poolUse({ capacity: 191, remaining: 168 }, { ipVersion: 'v4' })).toEqual([
      { version: 4, allocated: 23n, capacity: 191n },
    ])
    expect(hasAddresses({ capacity: 191, remaining: 168 })).toBe(true)
    expect(hasAddresses({ capacity: 0, remaining: 0 })).toBe(false)
  })
  it('are rounded where they are too great to be exact', () => {
    expect(poolUse({ capacity: 2 ** 88, remaining: 2 ** 88 }, { ipVersion: 'v6' })).toEqual([
      { version: 6, allocated: 0n, capacity: SLASH_40, isRounded: true },
    ])
  })
})
