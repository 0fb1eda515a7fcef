import { accessTokensApi } from '#store/api/resources/accessTokens'
import { ALL_LIMIT } from '#store/model/paging'
import { load } from '#features/routing/load'

export const accessTokensLoader = load(accessTokensApi.endpoints.currentUserAccessTokenList, () => ({
  limit: ALL_LIMIT,
}))
