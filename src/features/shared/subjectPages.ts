import { instances } from '#features/instances/noun'
import { paths } from '#src/paths'

/** The pages of single resources, by the kinds that have one. */
export const subjectPages: Readonly<Record<string, ((id: string) => string) | undefined>> = {
  instance: (id) => instances.to.byId({ instance: id }),
  disk: paths.diskById,
  snapshot: paths.snapshotById,
  image: paths.imageById,
}
