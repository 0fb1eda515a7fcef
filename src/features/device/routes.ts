import type { RouteObject } from 'react-router'
import { titleCrumb } from '#features/routing/crumbs'

/** Signing in another device by a code. */
export const device: RouteObject[] = [
  {
    lazy: { Component: async () => (await import('./DeviceLayout')).DeviceLayout },
    children: [
      {
        path: 'device/verify',
        handle: titleCrumb('Device authentication'),
        lazy: { Component: async () => (await import('./VerifyPage')).VerifyPage },
      },
      {
        path: 'device/success',
        handle: titleCrumb('Device logged in'),
        lazy: { Component: async () => (await import('./SuccessPage')).SuccessPage },
      },
    ],
  },
]
