import { instanceDisksApi } from '#store/api/resources/instanceDisks'
import { instancesApi } from '#store/api/resources/instances'
import { load, loadHeadFirst, type At } from '#features/routing/load'

const { instanceList, instanceView, instanceExternalIpList, instanceNetworkInterfaceList } =
  instancesApi.endpoints
const { instanceDiskList } = instanceDisksApi.endpoints

const instanceOf = ({ project, instance }: At<'project' | 'instance'>) => ({ project, instance })

/** The calls of the header of an instance and of its storage tab. */
export const instanceLoader = loadHeadFirst(
  instanceView,
  instanceList,
  'instance',
  instanceOf,
  load(instanceDiskList, instanceOf),
  load(instanceExternalIpList, instanceOf),
  load(instanceNetworkInterfaceList, instanceOf),
)
