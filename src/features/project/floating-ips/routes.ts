import type { RouteBranches } from '#features/kit/routes/routeBranches'
import { pageOf, panelOf } from '#features/kit/routes/nounRoutes'
import { floatingIps } from './noun'

const list = () => import('./list')
const forms = () => import('./forms')

/** The pages of a project's floating IPs. */
const floatingIpRoutes = pageOf(floatingIps, 'list', {
  words: ['public addresses', 'elastic IPs', 'static addresses', 'external addresses'],
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

export const branches: RouteBranches = { project: [floatingIpRoutes] }
