import type { BgpConfig } from '#store/api/generated/types'

/** A configuration and its announce set. */
export interface BgpConfigRow extends BgpConfig {
  announceSetId: string
}
