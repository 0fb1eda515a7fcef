import type { RouteObject } from 'react-router'
import { paths } from '../../paths'
import { crumb } from '../app/crumbs'
import { project, panel } from '../app/routeParts'

/** Floating IPs of a project. */
export const floatingIps: RouteObject = {
  handle: crumb('Floating IPs', (params) => paths.floatingIps({ project: project(params) })),
  lazy: {
    Component: async () => (await import('./FloatingIpsPage')).FloatingIpsPage,
    loader: async () => (await import('./loaders')).floatingIpsLoader,
  },
  children: [
    { path: 'floating-ips', element: null },
    panel('floating-ips-new', 'New floating IP', {
      Component: async () => (await import('./CreateFloatingIpForm')).CreateFloatingIpForm,
    }),
    panel('floating-ips/:floatingIp/edit', 'Edit floating IP', {
      Component: async () => (await import('./EditFloatingIpForm')).EditFloatingIpForm,
      loader: async () => (await import('./loaders')).floatingIpLoader,
    }),
  ],
}
