import type { LoaderFunctionArgs } from 'react-router'
import { disksApi } from '../../store/api/disks'
import { store } from '../../store/appStore'
import { FRESH_S } from '../../store/model/limits'
import { firstPage, prefetch } from '../app/prefetch'

export const disksLoader = (args: LoaderFunctionArgs) => {
  const project = args.params['project'] ?? ''
  return prefetch(args, () =>
    store.dispatch(
      disksApi.endpoints.diskList.initiate({ project, ...firstPage() }, { forceRefetch: FRESH_S }),
    ),
  )
}

/** The disk of the route; its 404 is the not-found screen. */
export const diskLoader = (args: LoaderFunctionArgs) => {
  const { project = '', disk = '' } = args.params
  return prefetch(args, () =>
    store.dispatch(disksApi.endpoints.diskView.initiate({ project, disk }, { forceRefetch: FRESH_S })),
  )
}
