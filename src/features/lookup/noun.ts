import { disks } from '#features/disks/noun'
import { projectImages } from '#features/images/noun'
import { instances } from '#features/instances/noun'
import { snapshots } from '#features/snapshots/noun'

/** The nouns whose records have an address by their id alone: `byId`. */
export const lookedUp = [instances, disks, snapshots, projectImages] as const
