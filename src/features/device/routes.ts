import type { RouteObject } from 'react-router'

/** Signing in another device by a code. */
export const device: RouteObject = {
  path: 'device',
  lazy: { Component: async () => (await import('./DeviceLayout')).DeviceLayout },
  children: [
    {
      path: 'verify',
      lazy: { Component: async () => (await import('./VerifyPage')).VerifyPage },
    },
    {
      path: 'success',
      lazy: { Component: async () => (await import('./SuccessPage')).SuccessPage },
    },
  ],
}
