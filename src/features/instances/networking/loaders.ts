import { data, type LoaderFunctionArgs } from 'react-router'
import { floatingIpsApi } from '../../../store/api/floatingIps'
import { instancesApi } from '../../../store/api/instances'
import { store } from '../../../store/appStore'
import { ALL_LIMIT, FRESH_S } from '../../../store/model/limits'
import { prefetch } from '../../app/prefetch'

const fresh = { forceRefetch: FRESH_S }

/** The instance's own loader brings its addresses and interfaces; what may be attached is the project's. */
export const networkingLoader = (args: LoaderFunctionArgs) =>
  prefetch(args, () =>
    store.dispatch(
      floatingIpsApi.endpoints.floatingIpList.initiate(
        { project: args.params['project'] ?? '', limit: ALL_LIMIT },
        fresh,
      ),
    ),
  )

/** The interface of the route, out of the instance's few. @throws 404 when it has none of that name */
export async function nicLoader(args: LoaderFunctionArgs) {
  const { project = '', instance = '', interface: name } = args.params
  const { instanceNetworkInterfaceList } = instancesApi.endpoints
  const nics = await prefetch(args, () =>
    store.dispatch(instanceNetworkInterfaceList.initiate({ project, instance }, fresh)),
  )
  if (nics && !nics.items.some((nic) => nic.name === name)) throw data(null, { status: 404 })
  return null
}
