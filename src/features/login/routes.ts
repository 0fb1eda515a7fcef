import type { RouteObject } from 'react-router'

/** Signing in. */
export const login: RouteObject = {
  path: 'login',
  lazy: { Component: async () => (await import('./LoginLayout')).LoginLayout },
  children: [
    {
      index: true,
      lazy: { Component: async () => (await import('./ChooseSiloPage')).ChooseSiloPage },
    },
    {
      path: ':silo/local',
      lazy: { Component: async () => (await import('./LocalLoginPage')).LocalLoginPage },
    },
    {
      path: ':silo/saml/:provider',
      lazy: { Component: async () => (await import('./SamlLoginPage')).SamlLoginPage },
    },
  ],
}
