import User from 'lucide-react/icons/user'
import { noun } from '#features/kit/noun/noun'

/** The path prefix of both lists. */
export const identitiesPath = '/system/identities'

const help = ['identity-providers', 'users', 'audit-log'] as const

/** The identity providers of all silos. */
export const allIdentityProviders = noun({
  kind: 'identityProvider',
  one: 'identity provider',
  many: 'identity providers',
  paths: { list: `${identitiesPath}/providers` },
  sidebar: { icon: User, also: [identitiesPath], goKey: 'd' },
  help,
})

const list = `${identitiesPath}/built-in-users` as const

/** The identities of the region's own services. */
export const builtInUsers = noun({
  one: 'built-in user',
  many: 'built-in users',
  paths: { list, page: `${list}/:builtIn` },
  panels: { page: 'Built-in user' },
  help,
})
