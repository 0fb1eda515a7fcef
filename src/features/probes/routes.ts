import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne, type WayOn } from '#features/routing/errors/loads'
import { inProject, page, panel, paramLabel } from '#features/routing/routeParts'

const allProbes: WayOn = { label: 'All probes', to: inProject(paths.probes) }

/** Probes of a project, for operators. */
export const probes = page({
  handle: crumb('Probes', allProbes.to, 'Name,Sled,External IPs,Private IP'),
  Component: async () => (await import('./ProbesPage')).ProbesPage,
  loader: async () => (await import('./loaders')).probesLoader,
  loads: loadsAll('probes'),
  children: [
    { path: 'probes', element: null },
    panel('probes-new', 'Create probe', {
      Component: async () => (await import('./CreateProbeForm')).CreateProbeForm,
    }),
    panel('probes/:probe', paramLabel('probe'), {
      Component: async () => (await import('./ProbePanel')).ProbePanel,
      loader: async () => (await import('./loaders')).probeLoader,
      loads: loadsOne('probe', 'probe', 'project', allProbes),
    }),
  ],
})
