import { imagesApi } from '#store/api/resources/images'
import { loadListed, loadPage } from '#features/routing/load'

const { imageList, imageView } = imagesApi.endpoints

export const projectImagesLoader = loadPage(imageList, ({ project }) => ({ project }))
export const siloImagesLoader = loadPage(imageList, () => ({}))

export const projectImageLoader = loadListed(imageView, imageList, 'image', ({ project, image }) => ({
  project,
  image,
}))
export const siloImageLoader = loadListed(imageView, imageList, 'image', ({ image }) => ({ image }))
