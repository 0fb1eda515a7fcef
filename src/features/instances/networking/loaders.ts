import { floatingIpsApi } from '../../../store/api/floatingIps'
import { instancesApi } from '../../../store/api/instances'
import { ALL_LIMIT } from '../../../store/model/limits'
import { load, loadAhead, notFoundUnless, type LoaderInput } from '../../app/load'

/**
 * The instance's own loader brings its addresses and interfaces. What may be attached is the project's; the tab shows
 * without it.
 */
export const networkingLoader = loadAhead(floatingIpsApi.endpoints.floatingIpList, ({ project }) => ({
  project,
  limit: ALL_LIMIT,
}))

const nicsLoader = load(instancesApi.endpoints.instanceNetworkInterfaceList, ({ project, instance }) => ({
  project,
  instance,
}))

/** The interface of the route, out of the instance's few. @throws 404 when it has none of that name */
export async function nicLoader(input: LoaderInput) {
  const nics = await nicsLoader(input)
  const name = input.params['interface']
  return notFoundUnless(!nics || nics.items.some((nic) => nic.name === name))
}
