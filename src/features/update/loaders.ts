import { updatesApi } from '#store/api/resources/updates'
import { ALL_LIMIT } from '#store/model/paging'
import { load, loadAll, settled, type At } from '#features/routing/load'

const { targetReleaseView, systemUpdateGetRepository, systemUpdateTrustRootList, systemUpdateTrustRootView } =
  updatesApi.endpoints

/** The whole list: a region trusts few roots. */
export const allRoots = { limit: ALL_LIMIT } as const

export const releaseLoader = load(targetReleaseView, () => ({}))

export const repositoryLoader = loadAll(
  load(systemUpdateGetRepository, ({ version }: At<'version'>) => ({ systemVersion: version })),
  settled(load(targetReleaseView, () => ({}))),
)

export const trustRootsLoader = load(systemUpdateTrustRootList, () => allRoots)
export const trustRootLoader = load(systemUpdateTrustRootView, ({ trustRootId }: At<'trustRootId'>) => ({
  trustRootId,
}))
