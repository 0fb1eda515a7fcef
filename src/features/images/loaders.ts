import { imagesApi } from '../../store/api/images'
import { load, loadPage } from '../app/load'

const { imageList, imageView } = imagesApi.endpoints

export const projectImagesLoader = loadPage(imageList, ({ project }) => ({ project }))
export const siloImagesLoader = loadPage(imageList, () => ({}))

export const projectImageLoader = load(imageView, ({ project, image }) => ({ project, image }))
export const siloImageLoader = load(imageView, ({ image }) => ({ image }))
