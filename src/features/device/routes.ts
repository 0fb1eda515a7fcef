import type { RouteObject } from 'react-router'

/** Signing in another device by a code. */
export const device: RouteObject = {
  path: 'device',
  lazy: async () => ({ Component: (await import('./DeviceLayout')).DeviceLayout }),
  children: [
    {
      path: 'verify',
      lazy: async () => ({ Component: (await import('./VerifyPage')).VerifyPage }),
    },
    {
      path: 'success',
      lazy: async () => ({ Component: (await import('./SuccessPage')).SuccessPage }),
    },
  ],
}
