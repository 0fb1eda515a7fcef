import { noun } from '#features/kit/noun/noun'

const page = '/silo/token-lifetime'

/** The maximum lifetime of access tokens in the silo: one setting, not a list. */
export const tokenLifetime = noun({
  one: 'token lifetime',
  many: 'token lifetimes',
  title: 'Token lifetime',
  paths: { page, edit: `${page}/edit` },
  panels: { edit: 'Edit token lifetime' },
  help: ['access-tokens', 'device-login'],
})
