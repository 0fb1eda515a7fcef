import { addressLotsApi } from '#store/api/resources/addressLots'
import { bgpApi } from '#store/api/resources/bgp'
import { ALL_LIMIT } from '#store/model/paging'
import {
  load,
  loadAhead,
  loadAll,
  loadFresh,
  notFoundUnless,
  type LoaderInput,
  type At,
} from '#features/routing/load'

const { networkingBgpAnnouncementList } = bgpApi.endpoints
const { networkingBgpStatus, networkingBgpExported, networkingBgpConfigList, networkingBgpAnnounceSetList } =
  bgpApi.endpoints

const all = () => ({ limit: ALL_LIMIT })

export const peersLoader = load(networkingBgpStatus, () => ({}))
export const configsLoader = load(networkingBgpConfigList, all)
export const announceSetsLoader = load(networkingBgpAnnounceSetList, all)
export const announceSetsAhead = loadAhead(networkingBgpAnnounceSetList, all)

const networksLoader = loadFresh(networkingBgpAnnouncementList, ({ announceSet }: At<'announceSet'>) => ({
  announceSet,
}))

/** A set with what it announces now. No operation shows one set: the list has it. */
export async function announceSetLoader(input: LoaderInput<At<'announceSet'>>) {
  blocksAhead(input)
  await networksLoader(input)
  const sets = await announceSetsLoader(input)
  return notFoundUnless(!sets || sets.some(({ name }) => name === input.params.announceSet))
}
export const blocksAhead = loadAhead(addressLotsApi.endpoints.blocksOfAllLots, () => ({}))
export const routesLoader = loadAll(
  load(networkingBgpExported, () => ({})),
  load(bgpApi.endpoints.importedRoutes, () => ({})),
)
export const messagesLoader = load(bgpApi.endpoints.peerMessages, () => ({}))
