import { noun } from '#features/kit/noun/noun'
import { siloPath } from '../noun'

const list = `${siloPath}/idps` as const

/** The identity providers of a silo. */
export const identityProviders = noun({
  kind: 'identityProvider',
  one: 'identity provider',
  many: 'identity providers',
  paths: { list, create: `${list}-new`, page: `${list}/saml/:provider` },
  panels: { create: 'Create identity provider', page: 'Identity provider' },
  help: ['identity-providers', 'signing-in'],
})
