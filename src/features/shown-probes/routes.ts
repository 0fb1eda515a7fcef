import type { RouteBranches } from '#features/kit/routes/routeBranches'
import { pageOf, panelOf } from '#features/kit/routes/nounRoutes'
import { paramLabel } from '#features/kit/routes/routeParts'
import { shownProbes } from './noun'

const list = () => import('./list')
const forms = () => import('./forms')
const details = () => import('./ShownProbePanel')

/** The pages of a project's shownProbes, for operators. */
const shownProbeRoutes = pageOf(shownProbes, 'list', {
  words: ['network tests', 'reachability', 'diagnostics'],
  Component: async () => (await list()).ShownProbesPage,
  loader: async () => (await list()).loader,
  panels: [
    panelOf(shownProbes, 'create', {
      fields: 6,
      Component: async () => (await forms()).CreateShownProbeForm,
    }),
    panelOf(shownProbes, 'page', {
      crumb: paramLabel('shownProbe'),
      Component: async () => (await details()).ShownProbePanel,
      loader: async () => (await details()).loader,
    }),
  ],
})

export const branches: RouteBranches = { project: [shownProbeRoutes] }
