import { foundOf, type FoundKind } from '#features/shared/foundFacts'
import { identityProviders } from './noun'

/** The identity providers of every silo. */
export const foundBy: readonly FoundKind[] = [
  foundOf('siloList', 'siloIdentityProviderList', identityProviders, {
    needs: ['silo'],
    factsOf: (_row, { silo = '' }) => ({ to: identityProviders.to.list({ silo }) }),
  }),
]
