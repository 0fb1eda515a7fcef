import type { RouteBranches } from '#features/kit/routes/routeBranches'
import { pageOf, panelOf } from '#features/kit/routes/nounRoutes'
import { paramLabel } from '#features/kit/routes/routeParts'
import { probes } from './noun'

const list = () => import('./list')
const forms = () => import('./forms')
const details = () => import('./ProbePanel')

/** The pages of a project's probes, for operators. */
const probeRoutes = pageOf(probes, 'list', {
  words: ['network tests', 'reachability', 'diagnostics'],
  Component: async () => (await list()).ProbesPage,
  loader: async () => (await list()).loader,
  panels: [
    panelOf(probes, 'create', { Component: async () => (await forms()).CreateProbeForm }),
    panelOf(probes, 'page', {
      crumb: paramLabel('probe'),
      Component: async () => (await details()).ProbePanel,
      loader: async () => (await details()).loader,
    }),
  ],
})

export const branches: RouteBranches = { project: [probeRoutes] }
