import type { Silo } from '#store/api/generated/types'

/** Why users of a silo cannot be created, deleted or given a password; undefined if they can. Rule: SILO-4. */
export const whyNoLocalUsers = (silo: Silo | undefined): string | undefined =>
  silo && silo.identityMode !== 'local_only'
    ? 'Users of a silo with SAML sign-in come from its identity provider'
    : undefined
