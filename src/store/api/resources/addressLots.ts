import { ALL_LIMIT } from '#model/paging'
import { api } from '../api'
import type { AddressLot, AddressLotBlock } from '../generated/types'
import {
  networkingAddressLotBlockList,
  networkingAddressLotCreate,
  networkingAddressLotDelete,
  networkingAddressLotList,
  networkingLoopbackAddressCreate,
  networkingLoopbackAddressDelete,
  networkingLoopbackAddressList,
} from '../generated/operations/systemNetworking'
import { askOne, toCall } from '../wire/call'
import { change, mutation, query } from '../wire/endpoint'
import { fetchForEach } from '../wire/fetchForEach'
import { provides } from '../wire/outdated'

/** A block with its lot. */
export interface BlockOfLot {
  lot: AddressLot
  block: AddressLotBlock
}

/** Address lots with their blocks, and the loopback addresses taken from them. Rules: OPS-4, OPS-6. */
export const addressLotsApi = api.injectEndpoints({
  endpoints: (build) => ({
    networkingAddressLotList: query(build, networkingAddressLotList, ['AddressLot']),
    networkingAddressLotBlockList: query(build, networkingAddressLotBlockList, ['AddressLot']),
    networkingAddressLotCreate: mutation(build, networkingAddressLotCreate, ['AddressLot']),
    networkingAddressLotDelete: change(build, networkingAddressLotDelete, ['AddressLot']),
    networkingLoopbackAddressList: query(build, networkingLoopbackAddressList, ['LoopbackAddress']),
    networkingLoopbackAddressCreate: mutation(build, networkingLoopbackAddressCreate, ['LoopbackAddress']),
    networkingLoopbackAddressDelete: mutation(build, networkingLoopbackAddressDelete, ['LoopbackAddress']),
    /** The blocks of all lots: other records refer to a block by its id only. */
    blocksOfAllLots: build.query<readonly BlockOfLot[], Record<string, never>>({
      queryFn: async (_args, _api, _extra, ask) => {
        const lots = await askOne(toCall(networkingAddressLotList, { limit: ALL_LIMIT }), ask)
        if (lots.error) return { error: lots.error }
        const { items } = lots.data
        const blocks = await fetchForEach<'networkingAddressLotBlockList', AddressLotBlock>(
          items.map(({ id }) => id),
          networkingAddressLotBlockList,
          (addressLot, limit) => ({ addressLot, limit }),
          ask,
        )
        if ('error' in blocks) return blocks
        const found: Record<string, readonly AddressLotBlock[]> = blocks.data
        return { data: items.flatMap((lot) => (found[lot.id] ?? []).map((block) => ({ lot, block }))) }
      },
      providesTags: provides('blocksOfAllLots', () => ['AddressLot']),
    }),
  }),
})
