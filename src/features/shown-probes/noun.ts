import Crosshair from 'lucide-react/icons/crosshair'
import { noun } from '#features/kit/noun/noun'
import { projectPath } from '#features/projects/noun'

const list = `${projectPath}/probes-shown` as const

/** Probes of a project, under another address. */
export const shownProbes = noun({
  one: 'shown probe',
  many: 'shown probes',
  paths: { list, create: `${list}-new`, page: `${list}/:shownProbe` },
  panels: { create: 'Create shown probe', page: 'Shown probe details' },
  heads: { Name: 'other', 'External IPs': 'other' },
  sidebar: { icon: Crosshair, isForOperators: true, goKey: 'e' },
  help: ['probes'],
})
