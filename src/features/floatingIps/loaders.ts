import type { LoaderFunctionArgs } from 'react-router'
import { floatingIpsApi } from '../../store/api/floatingIps'
import { instancesApi } from '../../store/api/instances'
import { siloIpPoolsApi } from '../../store/api/siloIpPools'
import { store } from '../../store/appStore'
import { ALL_LIMIT, FRESH_S } from '../../store/model/limits'
import { firstPage, prefetch } from '../app/prefetch'

const fresh = { forceRefetch: FRESH_S }

/** The first page of addresses. Names of pools and instances come along, and nobody waits for them. */
export const floatingIpsLoader = (args: LoaderFunctionArgs) => {
  const project = args.params['project'] ?? ''
  const pools = store.dispatch(
    siloIpPoolsApi.endpoints.projectIpPoolList.initiate({ limit: ALL_LIMIT }, fresh),
  )
  const instances = store.dispatch(
    instancesApi.endpoints.instanceList.initiate({ project, limit: ALL_LIMIT }, fresh),
  )
  pools.unsubscribe()
  instances.unsubscribe()
  return prefetch(args, () =>
    store.dispatch(floatingIpsApi.endpoints.floatingIpList.initiate({ project, ...firstPage() }, fresh)),
  )
}

export const floatingIpLoader = (args: LoaderFunctionArgs) =>
  prefetch(args, () =>
    store.dispatch(
      floatingIpsApi.endpoints.floatingIpView.initiate(
        { project: args.params['project'] ?? '', floatingIp: args.params['floatingIp'] ?? '' },
        fresh,
      ),
    ),
  )
