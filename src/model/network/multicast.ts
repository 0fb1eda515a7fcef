import type { IpRange } from '#store/api/generated/types'
import { allowedRange } from './allowedNetwork'
import { contains } from './ipRange'

// The addresses of multicast groups, of both IP versions.

const rangesOf = (networks: readonly string[]): readonly IpRange[] =>
  networks.flatMap((network) => allowedRange(network) ?? [])

const scopes = Array.from({ length: 16 }, (_, scope) => scope.toString(16))

/** All of them. */
export const multicastRanges = rangesOf(['224.0.0.0/4', 'ff00::/8'])

/** Those of source-specific multicast (SSM), whose members name the sources that they listen to. Others are ASM. */
export const specificRanges = rangesOf(['232.0.0.0/8', ...scopes.map((scope) => `ff3${scope}::/32`)])

/** Those that no pool can have: of one link or one host, and the region's own. */
export const reservedRanges = rangesOf(['224.0.0.0/24', 'ff00::/16', 'ff01::/16', 'ff02::/16', 'ff04::/64'])

/** Whether an address is that of a multicast group. */
export const isMulticast = (ip: string): boolean => multicastRanges.some((range) => contains(range, ip))

/** Whether an address is that of a source-specific multicast group. */
export const isSourceSpecific = (ip: string): boolean => specificRanges.some((range) => contains(range, ip))
