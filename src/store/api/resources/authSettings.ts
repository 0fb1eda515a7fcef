import { api } from '../api'
import { authSettingsUpdate, authSettingsView } from '../generated/operations/authSettings'
import { query } from '../wire/endpoint'
import { update } from '../wire/update'

/** The maximum lifetime of access tokens in the user's silo. Rule: SILO-7. */
export const authSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    authSettingsView: query(build, authSettingsView, ['Silo']),
    authSettingsUpdate: update(build, authSettingsUpdate, ['Silo'], {
      view: authSettingsView,
      fields: ({ deviceTokenMaxTtlSeconds = null }) => ({ deviceTokenMaxTtlSeconds }),
      what: 'The token lifetime',
    }),
  }),
})
