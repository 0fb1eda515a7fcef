import { addressLotsApi } from '#store/api/resources/addressLots'
import { hardwareApi } from '#store/api/resources/hardware'
import { ALL_LIMIT } from '#store/model/paging'
import { load, loadAhead, loadAll } from '#features/routing/load'

const { networkingLoopbackAddressList, networkingAddressLotList, blocksOfAllLots } = addressLotsApi.endpoints

/** The addresses; they name their lot by a block, which comes after. */
export const loopbackAddressesLoader = loadAll(
  load(networkingLoopbackAddressList, () => ({ limit: ALL_LIMIT })),
  loadAhead(blocksOfAllLots, () => ({})),
)

/** Loads the choices for a new address. */
export const loopbackChoicesLoader = loadAll(
  loadAhead(networkingAddressLotList, () => ({ limit: ALL_LIMIT })),
  loadAhead(hardwareApi.endpoints.rackList, () => ({ limit: ALL_LIMIT })),
)
