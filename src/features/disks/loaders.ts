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
