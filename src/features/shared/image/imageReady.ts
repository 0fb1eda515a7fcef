import type { EndWords } from '#store/commands/end'
import { createFromImage } from '#features/project/instances/noun'

/** "harbour-13 is ready", with the form of an instance that boots from it. */
export const imageReady = (project: string, { id, name }: { id: string; name: string }): EndWords => ({
  says: `${name} is ready`,
  next: { label: 'Create instance', to: createFromImage({ project, image: id }) },
})
