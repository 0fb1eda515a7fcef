import { api } from './api'
import { read } from './endpoint'
import { imageList } from './generated/operations/images'

/** Images: with a project, that project's; without one, the silo's. */
export const imagesApi = api.injectEndpoints({
  endpoints: (build) => ({ imageList: read(build, imageList, ['Image']) }),
})
