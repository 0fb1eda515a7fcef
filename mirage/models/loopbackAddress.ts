import type { LoopbackAddress } from '#store/api/generated/types'

/** A loopback address of a switch. */
export interface LoopbackAddressRow extends LoopbackAddress {
  /** Whether both switches may use it. */
  anycast: boolean
}
