import HardDrive from 'lucide-react/icons/hard-drive'
import { noun } from '#features/kit/noun/noun'
import { projectPath } from '#features/silo/projects/noun'
import { projectCollaborator } from '#model/needs'

const list = `${projectPath}/disks` as const

export const disks = noun({
  kind: 'disk',
  one: 'disk',
  many: 'disks',
  paths: {
    list,
    create: `${list}-new`,
    page: `${list}/:disk`,
    /** Redirects to the disk's page. */
    byId: '/lookup/disks/:disk',
  },
  panels: { create: 'Create disk', page: 'Disk details' },
  creates: { create: projectCollaborator },
  sidebar: { icon: HardDrive, goKey: 'd', fails: 'disk' },
  help: ['disks', 'snapshots', 'images'],
})

/** A new disk from a snapshot. */
export const createFrom = (at: { project: string; snapshot: string }) =>
  `${disks.to.create(at)}?snapshot=${encodeURIComponent(at.snapshot)}`
