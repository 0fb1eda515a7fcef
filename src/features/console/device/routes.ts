import type { RouteBranches } from '#features/kit/routes/routeBranches'
import type { RouteObject } from 'react-router'
import { titleCrumb } from '#features/kit/routing/crumbs'
import { deviceLogin } from './noun'

/** Signing in another device by a code. */
const deviceRoutes: RouteObject = {
  lazy: { Component: async () => (await import('./DeviceLayout')).DeviceLayout },
  children: [
    {
      path: deviceLogin.to.page.path,
      handle: titleCrumb(deviceLogin.title),
      lazy: { Component: async () => (await import('./VerifyPage')).VerifyPage },
    },
    {
      path: deviceLogin.to.success.path,
      handle: titleCrumb('Device logged in'),
      lazy: { Component: async () => (await import('./SuccessPage')).SuccessPage },
    },
  ],
}

export const branches: RouteBranches = { pages: [deviceRoutes] }
