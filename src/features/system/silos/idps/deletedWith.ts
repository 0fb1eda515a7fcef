import type { IdentityProvider } from '#store/api/generated/types'
import { identityProvidersApi } from '#store/api/resources/identityProviders'
import { wordsOf } from '#features/kit/noun/noun'
import { goesWith, ofSilo, pagedList, type DeletedWith } from '#features/shared/thingFacts'
import { identityProviders } from './noun'

/** Identity providers, which go with their silo. */
export const deletedWith: DeletedWith = {
  identityProvider: {
    in: 'silo',
    words: wordsOf(identityProviders),
    list: pagedList(
      identityProvidersApi.endpoints.siloIdentityProviderList,
      ofSilo,
      (row: IdentityProvider) => goesWith(row),
    ),
  },
}
