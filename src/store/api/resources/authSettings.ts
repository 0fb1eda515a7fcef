import { api } from '../api'
import { authSettingsUpdate, authSettingsView } from '../generated/operations/silos'
import { mutation, query } from '../wire/endpoint'

/** How long access tokens of the user's silo may live. Rule: SILO-7. */
export const authSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    authSettingsView: query(build, authSettingsView, ['Silo']),
    authSettingsUpdate: mutation(build, authSettingsUpdate, ['Silo']),
  }),
})
