import { api } from '../api'
import { userBuiltinList, userBuiltinView } from '../generated/operations/systemUsersBuiltin'
import { query } from '../wire/endpoint'

/** The identities of the region's own services. They do not change. */
export const builtInUsersApi = api.injectEndpoints({
  endpoints: (build) => ({
    userBuiltinList: query(build, userBuiltinList, []),
    userBuiltinView: query(build, userBuiltinView, []),
  }),
})
