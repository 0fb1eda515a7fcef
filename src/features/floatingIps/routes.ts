import type { RouteObject } from 'react-router'
import { paths } from '../../paths'
import { crumb, titleCrumb } from '../app/crumbs'
import { project } from '../app/routeParts'

/** Floating IPs of a project. */
export const floatingIps: RouteObject = {
  handle: crumb('Floating IPs', (params) => paths.floatingIps({ project: project(params) })),
  lazy: async () => {
    const [{ FloatingIpsPage }, { floatingIpsLoader }] = await Promise.all([
      import('./FloatingIpsPage'),
      import('./loaders'),
    ])
    return { Component: FloatingIpsPage, loader: floatingIpsLoader }
  },
  children: [
    { path: 'floating-ips', element: null },
    {
      path: 'floating-ips-new',
      handle: titleCrumb('New floating IP'),
      lazy: async () => ({
        Component: (await import('./CreateFloatingIpForm')).CreateFloatingIpForm,
      }),
    },
    {
      path: 'floating-ips/:floatingIp/edit',
      handle: titleCrumb('Edit floating IP'),
      lazy: async () => {
        const [{ EditFloatingIpForm }, { floatingIpLoader }] = await Promise.all([
          import('./EditFloatingIpForm'),
          import('./loaders'),
        ])
        return { Component: EditFloatingIpForm, loader: floatingIpLoader }
      },
    },
  ],
}
