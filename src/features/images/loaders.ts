import { imagesApi } from '#store/api/resources/images'
import { loadListed, loadPage, type At } from '#features/routing/load'

const { imageList, imageView } = imagesApi.endpoints

export const projectImagesLoader = loadPage(imageList, ({ project }: At<'project'>) => ({ project }))
export const siloImagesLoader = loadPage(imageList, () => ({}))

export const projectImageLoader = loadListed(
  imageView,
  imageList,
  'image',
  ({ project, image }: At<'project' | 'image'>) => ({
    project,
    image,
  }),
)
export const siloImageLoader = loadListed(imageView, imageList, 'image', ({ image }: At<'image'>) => ({
  image,
}))
