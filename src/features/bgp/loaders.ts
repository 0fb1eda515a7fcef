import { addressLotsApi } from '#store/api/resources/addressLots'
import { bgpApi } from '#store/api/resources/bgp'
import { ALL_LIMIT } from '#store/model/paging'
import { load, loadAhead, loadAll } from '#features/routing/load'

const { networkingBgpStatus, networkingBgpExported, networkingBgpConfigList, networkingBgpAnnounceSetList } =
  bgpApi.endpoints

const all = () => ({ limit: ALL_LIMIT })

export const peersLoader = load(networkingBgpStatus, () => ({}))
export const configsLoader = load(networkingBgpConfigList, all)
export const announceSetsLoader = load(networkingBgpAnnounceSetList, all)
export const announceSetsAhead = loadAhead(networkingBgpAnnounceSetList, all)
export const blocksAhead = loadAhead(addressLotsApi.endpoints.blocksOfAllLots, () => ({}))
export const routesLoader = loadAll(
  load(networkingBgpExported, () => ({})),
  load(bgpApi.endpoints.importedRoutes, () => ({})),
)
export const messagesLoader = load(bgpApi.endpoints.peerMessages, () => ({}))
