import { api } from '../api'
import { authSettingsUpdate } from '../generated/operations/authSettingsUpdate'
import { authSettingsView } from '../generated/operations/authSettingsView'
import { mutation, query } from '../wire/endpoint'

/** The maximum lifetime of access tokens in the user's silo. Rule: SILO-7. */
export const authSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    authSettingsView: query(build, authSettingsView, ['Silo']),
    authSettingsUpdate: mutation(build, authSettingsUpdate, ['Silo']),
  }),
})
