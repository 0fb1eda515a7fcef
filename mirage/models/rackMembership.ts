import type { RackMembershipStatus } from '#store/api/generated/types'

/** A change of a rack's membership. */
export interface RackMembershipRow extends RackMembershipStatus {
  id: string
}
