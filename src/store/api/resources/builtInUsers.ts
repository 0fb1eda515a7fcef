import { api } from '../api'
import { userBuiltinList } from '../generated/operations/userBuiltinList'
import { userBuiltinView } from '../generated/operations/userBuiltinView'
import { query } from '../wire/endpoint'

/** The identities of the region's own services. They do not change. */
export const builtInUsersApi = api.injectEndpoints({
  endpoints: (build) => ({
    userBuiltinList: query(build, userBuiltinList, []),
    userBuiltinView: query(build, userBuiltinView, []),
  }),
})
