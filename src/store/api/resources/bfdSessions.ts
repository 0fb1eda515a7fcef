import { bfdSessionKind as kind } from '#store/observer/kinds/bfdSession'
import { api } from '../api'
import { query } from '../wire/endpoint'
import { networkingBfdStatus } from '../generated/operations/system-networking'

/** BFD sessions, which detect at once when a neighbour is unreachable. */
export const bfdSessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    networkingBfdStatus: query(build, networkingBfdStatus, ['BfdSession'], { kind, shows: 'all' }),
  }),
})
