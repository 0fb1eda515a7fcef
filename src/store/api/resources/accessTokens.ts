import { api } from '../api'
import { change, query } from '../wire/endpoint'
import { currentUserAccessTokenDelete, currentUserAccessTokenList } from '../generated/operations/tokens'

/** The user's access tokens. Programs get them by device login; only they see a token's value, once. */
export const accessTokensApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentUserAccessTokenList: query(build, currentUserAccessTokenList, ['AccessToken']),
    currentUserAccessTokenDelete: change(build, currentUserAccessTokenDelete, ['AccessToken']),
  }),
})
