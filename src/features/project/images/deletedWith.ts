import type { Image } from '#store/api/generated/types'
import { imagesApi } from '#store/api/resources/images'
import { manyRow } from '#store/commands/many'
import { wordsOf } from '#features/kit/noun/noun'
import { goesWith, ofProject, own, pagedList, type DeletedWith } from '#features/shared/thingFacts'
import { deleteImage } from './commands'
import { projectImages } from './noun'

/** Images, as their project or their silo is taken down. */
export const deletedWith: DeletedWith = {
  image: {
    in: 'project',
    words: wordsOf(projectImages),
    to: (image, { project }) => projectImages.to.page({ project, image }),
    list: pagedList(imagesApi.endpoints.imageList, ofProject, (row: Image) => ({
      ...row,
      runs: manyRow(deleteImage, row),
    })),
  },
  siloImage: {
    in: 'silo',
    words: ['image of the silo', 'images of the silo'],
    list: own(pagedList(imagesApi.endpoints.imageList, () => ({}), goesWith)),
  },
  promotedImage: {
    keptIn: 'project',
    words: ['image of the silo', 'images of the silo'],
    // No record says which project an image of the silo was promoted from.
    list: own(
      pagedList(
        imagesApi.endpoints.imageList,
        () => ({}),
        (row: Image) => ({
          ...goesWith(row),
          isKept: true as const,
        }),
      ),
    ),
  },
}
