import type { LoaderFunctionArgs } from 'react-router'
import { instancesApi } from '../../store/api/instances'
import { store } from '../../store/appStore'
import { FRESH_S } from '../../store/model/limits'
import { firstPage, prefetch } from '../app/prefetch'

const { instanceList, instanceView, instanceDiskList, instanceExternalIpList, instanceNetworkInterfaceList } =
  instancesApi.endpoints
const fresh = { forceRefetch: FRESH_S }

export const instancesLoader = (args: LoaderFunctionArgs) => {
  const project = args.params['project'] ?? ''
  return prefetch(args, () => store.dispatch(instanceList.initiate({ project, ...firstPage() }, fresh)))
}

/** What the header and the storage tab need; all at once. */
export const instanceLoader = (args: LoaderFunctionArgs) => {
  const at = { project: args.params['project'] ?? '', instance: args.params['instance'] ?? '' }
  return Promise.all([
    prefetch(args, () => store.dispatch(instanceView.initiate(at, fresh))),
    prefetch(args, () => store.dispatch(instanceDiskList.initiate(at, fresh))),
    prefetch(args, () => store.dispatch(instanceExternalIpList.initiate(at, fresh))),
    prefetch(args, () => store.dispatch(instanceNetworkInterfaceList.initiate(at, fresh))),
  ])
}

/** The serial console needs the instance itself, and nothing of its tabs. */
export const serialConsoleLoader = (args: LoaderFunctionArgs) => {
  const at = { project: args.params['project'] ?? '', instance: args.params['instance'] ?? '' }
  return prefetch(args, () => store.dispatch(instanceView.initiate(at, fresh)))
}
