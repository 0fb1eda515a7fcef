import { withoutCapital } from '../case'
import type { AddressLotBlock } from '#store/api/generated/types'
import { linesOf } from '../lines'
import { ipNumber, ipVersion, networkError, networkKey, networkOf } from './ip'

// Networks that the region announces, each within a block of an address lot.

const holds = ({ firstAddress, lastAddress }: AddressLotBlock, ip: string) =>
  ipVersion(firstAddress) === ipVersion(ip) &&
  ipNumber(firstAddress) <= ipNumber(ip) &&
  ipNumber(ip) <= ipNumber(lastAddress)

/** The block that contains the first address of a network, or undefined. */
export function blockOfNetwork(network: string, blocks: readonly AddressLotBlock[]) {
  const ip = networkOf(network)?.address
  return ip === undefined ? undefined : blocks.find((block) => holds(block, ip))
}

/** Why a line is not a network that can be announced, or undefined. Rule: OPS-7. */
export function announcementError(line: string, blocks: readonly AddressLotBlock[]): string | undefined {
  const error = networkError(line)
  if (error !== undefined) return withoutCapital(error)
  return blockOfNetwork(line, blocks) ? undefined : `${line} is in no block of an address lot`
}

/** The networks that lines of text no longer announce. @param before those that are announced now */
export function noLongerAnnounced(before: readonly string[], text: string): readonly string[] {
  const kept = new Set(linesOf(text).map(networkKey))
  return before.filter((network) => !kept.has(networkKey(network)))
}
