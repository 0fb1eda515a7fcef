import Trash2 from 'lucide-react/icons/trash'
import { noun } from '#features/kit/noun/noun'
import { projectPath } from '#features/silo/projects/noun'

const list = `${projectPath}/deleted` as const

/** Instances and disks of a project that are deleted, as far as they can be brought back. */
export const deletedThings = noun({
  one: 'deleted instance or disk',
  many: 'deleted instances and disks',
  title: 'Recently deleted',
  paths: {
    list,
    /** Brings back one of them, by the id that it had. */
    page: `${list}/:deleted`,
  },
  sidebar: { icon: Trash2, goKey: 'r', countsDeleted: true },
  help: ['instances', 'disks', 'snapshots'],
})
