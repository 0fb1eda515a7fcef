import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne, type WayOn } from '#features/routing/errors/loads'
import { inProject, page, panel } from '#features/routing/routeParts'

const allFloatingIps: WayOn = { label: 'All floating IPs', to: inProject(paths.floatingIps) }

/** Floating IPs of a project. */
export const floatingIps = page({
  handle: crumb('Floating IPs', allFloatingIps.to, 'Name,Description,IP address,IP pool,Instance'),
  Component: async () => (await import('./FloatingIpsPage')).FloatingIpsPage,
  loader: async () => (await import('./loaders')).floatingIpsLoader,
  loads: loadsAll('floating IPs'),
  children: [
    { path: 'floating-ips', element: null },
    panel('floating-ips-new', 'Create floating IP', {
      Component: async () => (await import('./CreateFloatingIpForm')).CreateFloatingIpForm,
    }),
    panel('floating-ips/:floatingIp/edit', 'Edit floating IP', {
      Component: async () => (await import('./EditFloatingIpForm')).EditFloatingIpForm,
      loader: async () => (await import('./loaders')).floatingIpLoader,
      loads: loadsOne('floating IP', 'floatingIp', 'project', allFloatingIps),
    }),
  ],
})
