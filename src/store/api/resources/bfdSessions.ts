import { bfdSessionKind as kind } from '#store/observer/kinds/bfdSession'
import { api } from '../api'
import { mutation, query } from '../wire/endpoint'
import {
  networkingBfdDisable,
  networkingBfdEnable,
  networkingBfdStatus,
} from '../generated/operations/systemNetworking'

/** BFD sessions, which quickly detect an unreachable neighbour. Rules: OPS-9, ROLE-12. */
export const bfdSessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    networkingBfdStatus: query(build, networkingBfdStatus, ['BfdSession'], { kind, shows: 'all' }),
    networkingBfdEnable: mutation(build, networkingBfdEnable, ['BfdSession']),
    networkingBfdDisable: mutation(build, networkingBfdDisable, ['BfdSession']),
  }),
})
