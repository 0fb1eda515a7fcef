import Disc3 from 'lucide-react/icons/disc-3'
import { noun } from '#features/kit/noun/noun'
import { projectPath } from '#features/silo/projects/noun'
import { projectCollaborator } from '#model/needs'

const ofBoth = {
  kind: 'image',
  one: 'image',
  many: 'images',
  sidebar: { icon: Disc3, goKey: 'm' },
  help: ['images', 'disks'],
} as const

const list = `${projectPath}/images` as const

/** The images of a project. */
export const projectImages = noun({
  ...ofBoth,
  paths: {
    list,
    create: `${list}-new`,
    page: `${list}/:image`,
    /** Redirects to the image's page, in its project or in the silo. */
    byId: '/lookup/images/:image',
  },
  panels: { create: 'Upload image', page: 'Image details' },
  creates: { create: projectCollaborator },
})

/** The images for every project of the silo. */
export const siloImages = noun({
  ...ofBoth,
  paths: { list: '/images', page: '/images/:image' },
  panels: { page: 'Image details' },
})
