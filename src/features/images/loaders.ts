import { imagesApi } from '../../store/api/images'
import { firstPage, load } from '../app/load'

const { imageList, imageView } = imagesApi.endpoints

export const projectImagesLoader = load(imageList, ({ project }) => ({ project, ...firstPage() }))
export const siloImagesLoader = load(imageList, firstPage)

export const projectImageLoader = load(imageView, ({ project, image }) => ({ project, image }))
export const siloImageLoader = load(imageView, ({ image }) => ({ image }))
