import type { MulticastGroup } from '#store/api/generated/types'

/** A multicast group. What depends on its members is computed. */
export type MulticastGroupRow = Omit<MulticastGroup, 'hasAnySourceMember' | 'sourceIps'>
