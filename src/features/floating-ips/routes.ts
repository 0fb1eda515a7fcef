import { pageOf, panelOf } from '#features/kit/routes/nounRoutes'
import { floatingIps } from './noun'

const list = () => import('./list')
const forms = () => import('./forms')

/** The pages of a project's floating IPs. */
export const floatingIpRoutes = pageOf(floatingIps, 'list', {
  Component: async () => (await list()).FloatingIpsPage,
  loader: async () => (await list()).loader,
  panels: [
    panelOf(floatingIps, 'create', { Component: async () => (await forms()).CreateFloatingIpForm }),
    panelOf(floatingIps, 'edit', {
      Component: async () => (await forms()).EditFloatingIpForm,
      loader: async () => (await forms()).editLoader,
    }),
  ],
})
