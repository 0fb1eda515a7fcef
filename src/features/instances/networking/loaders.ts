import { floatingIpsApi } from '#store/api/resources/floatingIps'
import { instancesApi } from '#store/api/resources/instances'
import { ALL_LIMIT } from '#store/model/paging'
import { loadAhead, loadFresh, notFoundUnless, type LoaderInput, type At } from '#features/routing/load'

/**
 * The instance's loader fetches its addresses and interfaces. This one fetches what can be attached; the tab also works
 * without it.
 */
export const networkingLoader = loadAhead(
  floatingIpsApi.endpoints.floatingIpList,
  ({ project }: At<'project'>) => ({
    project,
    limit: ALL_LIMIT,
  }),
)

const nicsLoader = loadFresh(
  instancesApi.endpoints.instanceNetworkInterfaceList,
  ({ project, instance }: At<'project' | 'instance'>) => ({
    project,
    instance,
  }),
)

/** The interface named by the route. @throws 404 when it has none of that name */
export async function nicLoader(input: LoaderInput<At<'project' | 'instance' | 'interface'>>) {
  const nics = await nicsLoader(input)
  const { interface: name } = input.params
  return notFoundUnless(!nics || nics.items.some((nic) => nic.name === name))
}
