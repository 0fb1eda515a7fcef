import { api } from '../api'
import { authSettingsUpdate } from '../generated/operations/authSettingsUpdate'
import { authSettingsView } from '../generated/operations/authSettingsView'
import { mutation, query } from '../wire/endpoint'

/** How long access tokens of the user's silo may live. Rule: SILO-7. */
export const authSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    authSettingsView: query(build, authSettingsView, ['Silo']),
    authSettingsUpdate: mutation(build, authSettingsUpdate, ['Silo']),
  }),
})
