import Split from 'lucide-react/icons/split'
import { noun } from '#features/kit/noun/noun'
import { projectPath } from '#features/silo/projects/noun'
import { projectCollaborator } from '#model/needs'

const list = `${projectPath}/affinity` as const
const apart = `${list}/:antiAffinityGroup` as const
// Not below the list: the two kinds can have groups of the same name.
const together = `${projectPath}/affinity-groups/:affinityGroup` as const

/** Groups that keep their instances on one sled. The list has both kinds. */
export const affinityGroups = noun({
  kind: 'affinityGroup',
  one: 'affinity group',
  many: 'affinity groups',
  paths: { list, create: `${list}-new`, page: together, edit: `${together}/edit` },
  panels: { create: 'Create affinity group', edit: 'Edit affinity group' },
  creates: { create: projectCollaborator },
  sidebar: { icon: Split, goKey: 'a', also: [`${projectPath}/affinity-groups/`] },
  help: ['affinity', 'instances'],
})

/** Groups that keep their instances on different sleds. `many` is what their list is called, which has both kinds. */
export const antiAffinityGroups = noun({
  kind: 'antiAffinityGroup',
  one: 'anti-affinity group',
  many: 'affinity groups',
  paths: { list, page: apart, edit: `${apart}/edit` },
  panels: { edit: 'Edit anti-affinity group' },
  help: ['affinity', 'instances'],
})
