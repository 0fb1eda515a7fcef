import { allowListApi } from '#store/api/resources/allowList'
import { load, loadAll, loadFresh, settled } from '#features/routing/load'

const { networkingAllowListView, networkingInboundIcmpView } = allowListApi.endpoints

export const allowListLoader = loadAll(
  load(networkingAllowListView, () => ({})),
  settled(load(networkingInboundIcmpView, () => ({}))),
)

/** What is replaced has to be known as it is now. */
export const freshAllowListLoader = loadFresh(networkingAllowListView, () => ({}))
