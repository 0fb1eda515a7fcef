import { supportBundlesApi } from '#store/api/resources/supportBundles'
import { load, type At } from '#features/routing/load'
import { newestFirst } from './newestFirst'

const { supportBundleList, supportBundleView } = supportBundlesApi.endpoints

export const supportBundlesLoader = load(supportBundleList, () => newestFirst)

/** What a bundle holds comes after the page: a bundle that is being collected holds nothing yet. */
export const supportBundleLoader = load(supportBundleView, ({ bundleId }: At<'bundleId'>) => ({ bundleId }))
