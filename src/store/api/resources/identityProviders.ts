import { api } from '../api'
import type { ApiError } from '#model/apiError'
import { ALL_LIMIT } from '#model/paging'
import { askOne, toCall } from '../wire/call'
import { mutation, query } from '../wire/endpoint'
import { fetchForEach } from '../wire/fetchForEach'
import { provides } from '../wire/outdated'
import type { IdentityProvider, Silo } from '../generated/types'
import {
  samlIdentityProviderCreate,
  samlIdentityProviderView,
  siloIdentityProviderList,
} from '../generated/operations/systemIdentityProviders'
import { siloList } from '../generated/operations/systemSilos'

/** An identity provider and its silo. */
export interface ProviderOfSilo {
  provider: IdentityProvider
  silo: Silo
}

/** The identity providers of a silo. The API can neither change nor delete an identity provider. */
export const identityProvidersApi = api.injectEndpoints({
  endpoints: (build) => ({
    siloIdentityProviderList: query(build, siloIdentityProviderList, ['IdentityProvider']),
    samlIdentityProviderView: query(build, samlIdentityProviderView, ['IdentityProvider']),
    /** The identity providers of all listed silos: the API lists them by silo. */
    identityProviders: build.query<readonly ProviderOfSilo[], Record<string, never>>({
      queryFn: async (_args, _api, _extra, ask) => {
        const page = await askOne(toCall(siloList, { limit: ALL_LIMIT }), ask)
        if (page.error) return { error: page.error }
        const silos = page.data.items
        const found: { data: Record<string, readonly IdentityProvider[]> } | { error: ApiError } =
          await fetchForEach(
            silos.map(({ name }) => name),
            siloIdentityProviderList,
            (silo, limit) => ({ silo, limit }),
            ask,
          )
        if ('error' in found) return found
        return {
          data: silos.flatMap((silo) =>
            (found.data[silo.name] ?? []).map((provider) => ({ provider, silo })),
          ),
        }
      },
      providesTags: provides('identityProviders', () => ['IdentityProvider', 'Silo']),
    }),
    samlIdentityProviderCreate: mutation(build, samlIdentityProviderCreate, ['IdentityProvider']),
  }),
})
