import type { RouteBranches } from '#features/kit/routes/routeBranches'
import type { RouteObject } from 'react-router'
import { titleCrumb } from '#features/kit/routing/crumbs'
import { signIn } from './noun'

/** The sign-in pages. */
const loginRoutes: RouteObject = {
  handle: titleCrumb(signIn.title),
  lazy: { Component: async () => (await import('./LoginLayout')).LoginLayout },
  children: [
    {
      path: signIn.to.page.path,
      lazy: { Component: async () => (await import('./ChooseSiloPage')).ChooseSiloPage },
    },
    {
      path: signIn.to.local.path,
      lazy: { Component: async () => (await import('./LocalLoginPage')).LocalLoginPage },
    },
    {
      path: signIn.to.saml.path,
      lazy: { Component: async () => (await import('./SamlLoginPage')).SamlLoginPage },
    },
  ],
}

export const branches: RouteBranches = { pages: [loginRoutes] }
