import { api } from '../api'
import { mutation, query } from '../wire/endpoint'
import {
  samlIdentityProviderCreate,
  samlIdentityProviderView,
  siloIdentityProviderList,
} from '../generated/operations/system-silos'

/** The identity providers of a silo. The API can neither change nor delete them. */
export const identityProvidersApi = api.injectEndpoints({
  endpoints: (build) => ({
    siloIdentityProviderList: query(build, siloIdentityProviderList, ['IdentityProvider']),
    samlIdentityProviderView: query(build, samlIdentityProviderView, ['IdentityProvider']),
    samlIdentityProviderCreate: mutation(build, samlIdentityProviderCreate, ['IdentityProvider']),
  }),
})
