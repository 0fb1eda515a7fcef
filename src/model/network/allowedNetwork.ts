import type { IpRange } from '#store/api/generated/types'
import { withoutCapital } from '../case'
import { isRecord } from '../isRecord'
import type { Join } from '../merge'
import { firstNumberOf, ipOf, ipVersion, networkError, networkOf } from './ip'
import { joinNetworks } from './joinNetworks'

/** The maximum number of entries of the allow list. Rule: OPS-10. */
export const MAX_ALLOWED = 1_000

/** A line of the allow list as a network; an address is a network of one. */
export const allowedNetwork = (line: string): string => {
  const version = ipVersion(line)
  return version === undefined ? line : `${line}/${version === 4 ? 32 : 128}`
}

/** Why a line is invalid, or undefined. Rule: OPS-10. */
export function allowedError(line: string): string | undefined {
  const network = networkOf(allowedNetwork(line))
  if (!network) {
    return withoutCapital(networkError(line) ?? '')
  }
  if (network.width === 0) return 'allows every address; choose “Any address” instead'
  return ['0.0.0.0', '::'].includes(network.address) ? 'the unspecified address cannot be allowed' : undefined
}

/** Joins two changes of the allow list: of its networks, if both are lists. */
export const joinAllowed: Join = (...sides) => {
  const [was, mine, theirs] = sides.map((side) =>
    isRecord(side) && side['allow'] === 'list' ? side['ips'] : undefined,
  )
  if (!was || !mine || !theirs) return undefined
  return { allow: 'list', ips: joinNetworks(was, mine, theirs) }
}

/** The networks that are allowed if every address is. */
export const EVERY_NETWORK = [
  { label: 'IPv4', network: '0.0.0.0/0' },
  { label: 'IPv6', network: '::/0' },
] as const

/** The addresses that an entry of the allow list lets in; undefined if it is not a network. */
export function allowedRange(entry: string): IpRange | undefined {
  const network = networkOf(allowedNetwork(entry))
  if (!network) return undefined
  const { version, width } = network
  const size = 1n << BigInt((version === 4 ? 32 : 128) - width)
  const start = firstNumberOf(network)
  const [first, last] = [ipOf(start, version), ipOf(start + size - 1n, version)]
  return first === undefined || last === undefined ? undefined : { first, last }
}
