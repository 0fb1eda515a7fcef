import ShieldCheck from 'lucide-react/icons/shield-check'
import { noun } from '#features/kit/noun/noun'
import { fleetAdmin, projectAdmin, siloAdmin } from '#model/needs'
import { projectPath } from '#features/silo/projects/noun'

// Roles in a project, on the silo, and on the fleet: the same pages in three scopes.

const pathsAt = <const List extends string>(list: List) => ({
  list,
  create: `${list}-new` as const,
  edit: `${list}/:identity/edit` as const,
})

const common = {
  one: 'role',
  panels: { create: 'Add user or group', edit: 'Change role' },
  sidebar: { icon: ShieldCheck, goKey: 'c' },
  help: ['access', 'identity-providers'],
} as const

export const projectAccess = noun({
  ...common,
  many: 'project access',
  paths: pathsAt(`${projectPath}/access`),
  creates: { create: projectAdmin },
})

export const siloAccess = noun({
  ...common,
  many: 'silo access',
  paths: pathsAt('/access'),
  creates: { create: siloAdmin },
})

export const fleetAccess = noun({
  ...common,
  many: 'fleet access',
  paths: pathsAt('/system/access'),
  creates: { create: fleetAdmin },
})
