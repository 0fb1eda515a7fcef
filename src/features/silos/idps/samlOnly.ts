import type { Silo } from '#store/api/generated/types'

/** Why a silo cannot have identity providers, or undefined. Rule: SILO-3. */
export const whyNoProvider = (silo: Silo | undefined): string | undefined =>
  silo?.identityMode === 'local_only' ? 'Only silos with SAML sign-in have identity providers' : undefined
