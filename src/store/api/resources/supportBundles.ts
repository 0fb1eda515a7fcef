import { supportBundleKind as kind } from '#store/observer/kinds/supportBundle'
import { api } from '../api'
import { listOf, query } from '../wire/endpoint'
import { supportBundleList } from '../generated/operations/experimental'

/** Support bundles: what a region collects about itself. */
export const supportBundlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    supportBundleList: query(build, supportBundleList, listOf('SupportBundle'), { kind, shows: 'all' }),
  }),
})
