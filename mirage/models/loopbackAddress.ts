import type { LoopbackAddress } from '../../src/store/api/generated/types'

/** A loopback address. */
export interface LoopbackAddressRow extends LoopbackAddress {
  /** Whether both switches may have it. */
  anycast: boolean
}
