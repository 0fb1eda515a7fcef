import type { LoaderFunctionArgs } from 'react-router'
import { disksApi } from '../../store/api/disks'
import { snapshotsApi } from '../../store/api/snapshots'
import { store } from '../../store/appStore'
import { ALL_LIMIT, FRESH_S } from '../../store/model/limits'
import { firstPage, prefetch } from '../app/prefetch'

const { snapshotList, snapshotView } = snapshotsApi.endpoints
const { diskList } = disksApi.endpoints
const fresh = { forceRefetch: FRESH_S }

/** The first page, and the disks by which its rows are named. */
export const snapshotsLoader = (args: LoaderFunctionArgs) => {
  const project = args.params['project'] ?? ''
  return Promise.all([
    prefetch(args, () => store.dispatch(snapshotList.initiate({ project, ...firstPage() }, fresh))),
    prefetch(args, () => store.dispatch(diskList.initiate({ project, limit: ALL_LIMIT }, fresh))),
  ])
}

/** The snapshot of the route; its 404 is the not-found screen. */
export const snapshotLoader = (args: LoaderFunctionArgs) => {
  const { project = '', snapshot = '' } = args.params
  return prefetch(args, () => store.dispatch(snapshotView.initiate({ project, snapshot }, fresh)))
}
