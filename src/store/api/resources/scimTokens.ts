import { api } from '../api'
import { change, mutation, oneOf, query } from '../wire/endpoint'
import {
  scimTokenCreate,
  scimTokenDelete,
  scimTokenList,
  scimTokenView,
} from '../generated/operations/systemScim'

/** The tokens of identity providers that write the users and groups of a silo. Lists are short, and not in pages. */
export const scimTokensApi = api.injectEndpoints({
  endpoints: (build) => ({
    scimTokenList: query(build, scimTokenList, ['ScimToken']),
    scimTokenView: query(build, scimTokenView, oneOf('ScimToken')),
    /** Its answer alone has the value of the token. A form sends it, which keeps answers out of the cache. */
    scimTokenCreate: mutation(build, scimTokenCreate, ['ScimToken']),
    scimTokenDelete: change(build, scimTokenDelete, ['ScimToken']),
  }),
})
