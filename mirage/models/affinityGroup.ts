import type { AffinityGroup } from '#store/api/generated/types'

/** A group of either kind: both have the same fields. */
export interface AffinityGroupRow extends AffinityGroup {
  /** The ids of its instances. */
  members: readonly string[]
}
