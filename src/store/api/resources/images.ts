import { imageKind as kind } from '#store/observer/kinds/image'
import { api } from '../api'
import { change, query, mutation } from '../wire/endpoint'
import { imageCreate } from '../generated/operations/imageCreate'
import { imageDelete } from '../generated/operations/imageDelete'
import { imageDemote } from '../generated/operations/imageDemote'
import { imageList } from '../generated/operations/imageList'
import { imagePromote } from '../generated/operations/imagePromote'
import { imageView } from '../generated/operations/imageView'

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
