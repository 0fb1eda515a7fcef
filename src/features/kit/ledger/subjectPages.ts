import type { Kind } from '#store/model/nouns'
import { instances } from '#features/instances/noun'
import { disks } from '#features/disks/noun'
import { snapshots } from '#features/snapshots/noun'
import { projectImages } from '#features/images/noun'

/** The pages of single resources by their ids, by the kinds that have one: those of the nouns with an address `byId`. */
export const subjectPages: Readonly<Partial<Record<Kind, (id: string) => string>>> = {
  instance: (id) => instances.to.byId({ instance: id }),
  disk: (id) => disks.to.byId({ disk: id }),
  snapshot: (id) => snapshots.to.byId({ snapshot: id }),
  image: (id) => projectImages.to.byId({ image: id }),
}
