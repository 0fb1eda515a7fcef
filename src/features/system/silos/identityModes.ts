import { entryOf } from '#model/entryOf'
import type { Silo, SiloIdentityMode } from '#store/api/generated/types'

/** The identity modes of a silo, with their labels. */
export const identityModes: Readonly<Record<SiloIdentityMode, { label: string; detail: string }>> = {
  saml_jit: {
    label: 'SAML',
    detail: 'People sign in at an identity provider. Users and groups are created at their first sign-in.',
  },
  saml_scim: {
    label: 'SAML and SCIM',
    detail: 'People sign in at an identity provider, which also creates and changes users and groups.',
  },
  local_only: {
    label: 'Local only',
    detail: 'People sign in with a password. Users are created by an operator.',
  },
}

/** Why a silo cannot have identity providers, or undefined. Rule: SILO-3. */
export const whyNoProvider = (silo: Silo | undefined): string | undefined =>
  silo?.identityMode === 'local_only' ? 'Only silos with SAML sign-in have identity providers' : undefined

/** Why a silo has no use for SCIM tokens, or undefined: the region takes them only where SCIM is in the identity mode. */
export const whyNoScim = (silo: Silo | undefined): string | undefined =>
  silo && silo.identityMode !== 'saml_scim'
    ? `Only a silo with ${identityModes.saml_scim.label} takes its users and groups by SCIM. This one has ${identityModeLabel(silo.identityMode)}`
    : undefined

/** The name of an identity mode. */
export const identityModeLabel = (mode: string): string => entryOf(identityModes, mode)?.label ?? mode
