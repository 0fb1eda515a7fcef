import type { SubnetPool, SubnetPoolMember } from '#store/api/generated/types'

/** A pool of external subnets. */
export interface SubnetPoolRow extends SubnetPool {
  /** The blocks that subnets are taken from, in ascending order. No two blocks overlap. */
  members: readonly SubnetPoolMember[]
  /** The silos it is linked to. */
  links: readonly { siloId: string; isDefault: boolean }[]
}
