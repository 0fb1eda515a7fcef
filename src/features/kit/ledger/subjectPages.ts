import { instances } from '#features/instances/noun'
import { disks } from '#features/disks/noun'
import { snapshots } from '#features/snapshots/noun'
import { projectImages } from '#features/images/noun'

/** The pages of single resources, by the kinds that have one. */
export const subjectPages: Readonly<Record<string, ((id: string) => string) | undefined>> = {
  instance: (id) => instances.to.byId({ instance: id }),
  disk: (id) => disks.to.byId({ disk: id }),
  snapshot: (id) => snapshots.to.byId({ snapshot: id }),
  image: (id) => projectImages.to.byId({ image: id }),
}
