import { imageKind as kind } from '#store/observer/kinds/image'
import { api } from '../api'
import { change, query, mutation } from '../wire/endpoint'
import {
  imageCreate,
  imageDelete,
  imageDemote,
  imageList,
  imagePromote,
  imageView,
} from '../generated/operations/images'

/** Images of a project, or of the silo without one. A promoted image leaves a list without being deleted. */
export const imagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    imageList: query(build, imageList, ['Image'], { kind, shows: 'some' }),
    imageView: query(build, imageView, ['Image'], { kind, shows: 'one' }),
    imageCreate: mutation(build, imageCreate, ['Image']),
    imageDelete: change(build, imageDelete, ['Image']),
    imagePromote: mutation(build, imagePromote, ['Image']),
    imageDemote: mutation(build, imageDemote, ['Image']),
  }),
})
