import { crumb } from '#features/routing/crumbs'
import { loadsAll } from '#features/routing/errors/loads'
import { page } from '#features/routing/routeParts'

/** The user's access tokens. */
export const accessTokens = page({
  path: 'access-tokens',
  handle: crumb('Access tokens'),
  Component: async () => (await import('./AccessTokensPage')).AccessTokensPage,
  loader: async () => (await import('./loaders')).accessTokensLoader,
  loads: loadsAll('access tokens'),
})
