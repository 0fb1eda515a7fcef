import Crosshair from 'lucide-react/icons/crosshair'
import { noun } from '#features/kit/noun/noun'
import { projectPath } from '#features/projects/noun'
import { fleetAdmin } from '#store/model/needs'

const list = `${projectPath}/shown-probes` as const

/** Probes of a project, under another address. */
export const shownProbes = noun({
  kind: 'shownProbe',
  one: 'shown probe',
  many: 'shown probes',
  paths: { list, create: `${list}-new`, page: `${list}/:shownProbe` },
  panels: { create: 'Create shown probe', page: 'Shown probe details' },
  creates: { create: fleetAdmin },
  heads: { Name: 'other', Sled: 'other', 'External IPs': 'other', 'Private IP': 'other' },
  sidebar: { icon: Crosshair, isForOperators: true, goKey: 'e' },
  help: ['external-ips', 'inventory'],
})
