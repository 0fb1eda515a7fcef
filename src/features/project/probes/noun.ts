import Target from 'lucide-react/icons/target'
import { noun } from '#features/kit/noun/noun'
import { projectPath } from '#features/silo/projects/noun'
import { fleetAdmin } from '#model/needs'

const list = `${projectPath}/probes` as const

/** Network tests of operators in a project. */
export const probes = noun({
  kind: 'probe',
  one: 'probe',
  many: 'probes',
  paths: { list, create: `${list}-new`, page: `${list}/:probe` },
  panels: { create: 'Create probe', page: 'Probe details' },
  creates: { create: fleetAdmin },
  sidebar: { icon: Target, isForOperators: true, goKey: 'b' },
  help: ['probes', 'external-ips', 'inventory'],
})
