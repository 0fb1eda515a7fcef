import { scimTokensApi } from '#store/api/resources/scimTokens'
import { wordsOf } from '#features/kit/noun/noun'
import { ofSilo, unpaged, type DeletedWith } from '#features/shared/thingFacts'
import { tokenName } from './commands'
import { scimTokens } from './noun'

/** SCIM tokens, which go with their silo. */
export const deletedWith: DeletedWith = {
  scimToken: {
    in: 'silo',
    words: wordsOf(scimTokens),
    list: (place) =>
      unpaged(scimTokensApi.endpoints.scimTokenList, ofSilo(place), (tokens) =>
        tokens.map((token) => ({ id: token.id, name: tokenName(token) })),
      ),
  },
}
