import { disks } from '#features/project/disks/noun'
import { projectImages } from '#features/project/images/noun'
import { instances } from '#features/project/instances/noun'
import { snapshots } from '#features/project/snapshots/noun'

/** The nouns whose records have an address by their id alone: `byId`. */
export const lookedUp = [instances, disks, snapshots, projectImages] as const
