import { api } from './api'
import { change, read, write } from './endpoint'
import {
  imageCreate,
  imageDelete,
  imageDemote,
  imageList,
  imagePromote,
  imageView,
} from './generated/operations/images'

/** Images: with a project, that project's; without one, the silo's. */
export const imagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    imageList: read(build, imageList, ['Image']),
    imageView: read(build, imageView, ['Image']),
    imageCreate: write(build, imageCreate, ['Image']),
    imageDelete: change(build, imageDelete, ['Image']),
    imagePromote: write(build, imagePromote, ['Image']),
    imageDemote: write(build, imageDemote, ['Image']),
  }),
})
