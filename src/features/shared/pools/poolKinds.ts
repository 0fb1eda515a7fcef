import type { IpPoolAssignment, IpPoolType, IpVersion } from '#store/api/generated/types'
import { wordsOr } from '#model/entryOf'

// The kind of an IP pool in words. A value that a later version has added is shown as it is.

const versions: Readonly<Record<IpVersion, string>> = { v4: 'IPv4', v6: 'IPv6' }
const types: Readonly<Record<IpPoolType, string>> = { unicast: 'Unicast', multicast: 'Multicast' }
const assignments: Readonly<Record<IpPoolAssignment, string>> = {
  silos: 'Silos',
  system_services: 'Services of the region',
}

/** The version of the addresses in a pool. */
export const poolVersion = (version: IpVersion): string => wordsOr(versions, version)

/** The type of the addresses in a pool. */
export const poolTypeWord = (type: IpPoolType): string => wordsOr(types, type)

/** The users of the addresses in a pool. */
export const poolUsers = (assignment: IpPoolAssignment): string => wordsOr(assignments, assignment)
