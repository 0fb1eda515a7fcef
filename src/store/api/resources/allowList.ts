import { api } from '../api'
import { networkingAllowListUpdate } from '../generated/operations/networkingAllowListUpdate'
import { networkingAllowListView } from '../generated/operations/networkingAllowListView'
import { networkingInboundIcmpUpdate } from '../generated/operations/networkingInboundIcmpUpdate'
import { networkingInboundIcmpView } from '../generated/operations/networkingInboundIcmpView'
import { mutation, query } from '../wire/endpoint'

/** The allowed addresses of the API, and whether it answers pings. Rule: OPS-10. */
export const allowListApi = api.injectEndpoints({
  endpoints: (build) => ({
    networkingAllowListView: query(build, networkingAllowListView, ['AllowList']),
    networkingAllowListUpdate: mutation(build, networkingAllowListUpdate, ['AllowList']),
    networkingInboundIcmpView: query(build, networkingInboundIcmpView, ['InboundIcmp']),
    networkingInboundIcmpUpdate: mutation(build, networkingInboundIcmpUpdate, ['InboundIcmp']),
  }),
})
