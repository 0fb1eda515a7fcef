import type { BgpConfig } from '../../src/store/api/generated/types'

/** A configuration, and what it announces. */
export interface BgpConfigRow extends BgpConfig {
  announceSetId: string
}
