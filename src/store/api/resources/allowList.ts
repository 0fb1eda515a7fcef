import { joinAllowed } from '#model/network/allowedNetwork'
import { api } from '../api'
import {
  networkingAllowListUpdate,
  networkingAllowListView,
  networkingInboundIcmpUpdate,
  networkingInboundIcmpView,
} from '../generated/operations/systemNetworking'
import { mutation, query } from '../wire/endpoint'
import { update } from '../wire/update'

/** The allowed addresses of the API, and whether it answers pings. Rule: OPS-10. */
export const allowListApi = api.injectEndpoints({
  endpoints: (build) => ({
    networkingAllowListView: query(build, networkingAllowListView, ['AllowList']),
    /** The server replaces the whole list. */
    networkingAllowListUpdate: update(build, networkingAllowListUpdate, ['AllowList'], {
      view: networkingAllowListView,
      fields: ({ allowedIps }) => ({ allowedIps }),
      joins: { allowedIps: joinAllowed },
      what: 'The allow list',
    }),
    networkingInboundIcmpView: query(build, networkingInboundIcmpView, ['InboundIcmp']),
    networkingInboundIcmpUpdate: mutation(build, networkingInboundIcmpUpdate, ['InboundIcmp']),
  }),
})
