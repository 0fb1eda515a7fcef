import type { AddressLotBlock } from '../../src/store/api/generated/types'

/** A block, and the lot it is in. */
export interface AddressLotBlockRow extends AddressLotBlock {
  lotId: string
}
