import type { SamlIdentityProvider } from '../../src/store/api/generated/types'

/** An identity provider, and the silo it is for. */
export interface IdentityProviderRow extends SamlIdentityProvider {
  siloId: string
}
