import type { SamlIdentityProvider } from '#store/api/generated/types'

/** An identity provider and its silo. */
export interface IdentityProviderRow extends SamlIdentityProvider {
  siloId: string
}
