import type { LoaderFunctionArgs } from 'react-router'
import { imagesApi } from '../../store/api/images'
import { store } from '../../store/appStore'
import { FRESH_S } from '../../store/model/limits'
import { firstPage, prefetch } from '../app/prefetch'

const { imageList, imageView } = imagesApi.endpoints
const fresh = { forceRefetch: FRESH_S }

export const projectImagesLoader = (args: LoaderFunctionArgs) => {
  const project = args.params['project'] ?? ''
  return prefetch(args, () => store.dispatch(imageList.initiate({ project, ...firstPage() }, fresh)))
}

export const siloImagesLoader = (args: LoaderFunctionArgs) =>
  prefetch(args, () => store.dispatch(imageList.initiate(firstPage(), fresh)))

/** One image: of the route's project, or of the silo when the route has none. */
export const imageLoader = (args: LoaderFunctionArgs) => {
  const { project, image = '' } = args.params
  return prefetch(args, () =>
    store.dispatch(imageView.initiate(project === undefined ? { image } : { image, project }, fresh)),
  )
}
