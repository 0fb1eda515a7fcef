import type { AddressLotBlock } from '#store/api/generated/types'

/** A block and its lot. */
export interface AddressLotBlockRow extends AddressLotBlock {
  lotId: string
}
