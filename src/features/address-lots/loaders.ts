import { addressLotsApi } from '#store/api/resources/addressLots'
import { ALL_LIMIT } from '#store/model/paging'
import { load, loadAll, loadPage, notFoundUnless, type LoaderInput, type At } from '#features/routing/load'

const { networkingAddressLotList, networkingAddressLotBlockList } = addressLotsApi.endpoints

/** The first page of lots. */
export const addressLotsLoader = loadPage(networkingAddressLotList, () => ({}))

/** No operation shows one lot: the list has it. */
async function oneLotLoader(input: LoaderInput<At<'lot'>>) {
  const page = await load(networkingAddressLotList, () => ({ limit: ALL_LIMIT }))(input)
  return notFoundUnless(!page || page.items.some(({ name }) => name === input.params.lot))
}

export const addressLotLoader = loadAll(
  oneLotLoader,
  load(networkingAddressLotBlockList, ({ lot }: At<'lot'>) => ({ addressLot: lot, limit: ALL_LIMIT })),
)
