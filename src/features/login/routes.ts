import type { RouteObject } from 'react-router'

/** Signing in. */
export const login: RouteObject = {
  path: 'login',
  lazy: async () => ({ Component: (await import('./LoginLayout')).LoginLayout }),
  children: [
    {
      index: true,
      lazy: async () => ({ Component: (await import('./ChooseSiloPage')).ChooseSiloPage }),
    },
    {
      path: ':silo/local',
      lazy: async () => ({ Component: (await import('./LocalLoginPage')).LocalLoginPage }),
    },
    {
      path: ':silo/saml/:provider',
      lazy: async () => ({ Component: (await import('./SamlLoginPage')).SamlLoginPage }),
    },
  ],
}
