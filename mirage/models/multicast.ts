import type { MulticastGroup, MulticastGroupMember } from '#store/api/generated/types'

/** A multicast group. What depends on its members and on the time is computed. */
export interface MulticastGroupRow extends Omit<
  MulticastGroup,
  'hasAnySourceMember' | 'sourceIps' | 'state'
> {
  /** The moment of its creation, in milliseconds. */
  madeAt: number
  /** Whether its last member has left, so that it is about to be deleted. */
  isDeleting: boolean
}

/** An instance in a multicast group. Its state is computed. */
export interface MulticastMemberRow extends Omit<MulticastGroupMember, 'state'> {
  /** The moment when it joined, in milliseconds. */
  joinedAt: number
}
