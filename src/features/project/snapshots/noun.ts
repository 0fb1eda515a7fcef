import Camera from 'lucide-react/icons/camera'
import { noun } from '#features/kit/noun/noun'
import { projectPath } from '#features/silo/projects/noun'
import { projectCollaborator } from '#model/needs'

const list = `${projectPath}/snapshots` as const

export const snapshots = noun({
  kind: 'snapshot',
  one: 'snapshot',
  many: 'snapshots',
  paths: {
    list,
    create: `${list}-new`,
    page: `${list}/:snapshot`,
    createImage: `${list}/:snapshot/images-new`,
    /** Redirects to the snapshot's page. */
    byId: '/lookup/snapshots/:snapshot',
  },
  panels: { create: 'Create snapshot', page: 'Snapshot details', createImage: 'Create image from snapshot' },
  creates: { create: projectCollaborator },
  sidebar: { icon: Camera, goKey: 's', fails: 'snapshot' },
  help: ['snapshots', 'disks', 'images'],
})
