import type { RouteObject } from 'react-router'
import { titleCrumb } from '#features/routing/crumbs'

/** Signing in. */
export const login: RouteObject[] = [
  {
    handle: titleCrumb('Sign in'),
    lazy: { Component: async () => (await import('./LoginLayout')).LoginLayout },
    children: [
      {
        path: 'login',
        lazy: { Component: async () => (await import('./ChooseSiloPage')).ChooseSiloPage },
      },
      {
        path: 'login/:silo/local',
        lazy: { Component: async () => (await import('./LocalLoginPage')).LocalLoginPage },
      },
      {
        path: 'login/:silo/saml/:provider',
        lazy: { Component: async () => (await import('./SamlLoginPage')).SamlLoginPage },
      },
    ],
  },
]
