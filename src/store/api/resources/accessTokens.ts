import { api } from '../api'
import { change, query } from '../wire/endpoint'
import { currentUserAccessTokenDelete } from '../generated/operations/currentUserAccessTokenDelete'
import { currentUserAccessTokenList } from '../generated/operations/currentUserAccessTokenList'

/**
 * The user's access tokens. Programs get them by device login; the API returns a token's value once, to the
 * program.
 */
export const accessTokensApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentUserAccessTokenList: query(build, currentUserAccessTokenList, ['AccessToken']),
    currentUserAccessTokenDelete: change(build, currentUserAccessTokenDelete, ['AccessToken']),
  }),
})
