import type { LoaderFunctionArgs } from 'react-router'
import { disksApi } from '../../store/api/disks'
import { instancesApi } from '../../store/api/instances'
import { store } from '../../store/appStore'
import { ALL_LIMIT, FRESH_S } from '../../store/model/limits'
import { firstPage, prefetch } from '../app/prefetch'

/** The first page. Names of the instances its disks are attached to come along, and nobody waits for them. */
export const disksLoader = (args: LoaderFunctionArgs) => {
  const project = args.params['project'] ?? ''
  const instances = instancesApi.endpoints.instanceList.initiate(
    { project, limit: ALL_LIMIT },
    { forceRefetch: FRESH_S },
  )
  store.dispatch(instances).unsubscribe()
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
