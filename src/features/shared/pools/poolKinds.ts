import type { IpPoolAssignment, IpPoolType } from '#store/api/generated/types'
import { ipVersionNames } from '#model/network/ip'
import type { PoolKind } from '#model/network/poolRange'
import { wordsOr } from '#model/entryOf'

// The kind of an IP pool in words. A value that a later version has added is shown as it is.

const types: Readonly<Record<IpPoolType, string>> = { unicast: 'Unicast', multicast: 'Multicast' }
const assignments: Readonly<Record<IpPoolAssignment, string>> = {
  silos: 'Silos',
  system_services: 'Services of the region',
}

/** The version of the addresses in a pool. */
export const poolVersion = (version: string): string => wordsOr(ipVersionNames, version)

/** The type of the addresses in a pool. */
export const poolTypeWord = (type: string): string => wordsOr(types, type)

/** Both in one: `IPv4 unicast`. */
export const poolKind = ({ ipVersion, poolType }: PoolKind): string =>
  `${poolVersion(ipVersion)} ${poolTypeWord(poolType).toLowerCase()}`

/** The users of the addresses in a pool. */
export const poolUsers = (assignment: string): string => wordsOr(assignments, assignment)
