import { instancesApi } from '../../store/api/instances'
import { load, loadAll, loadPage, type At } from '../app/load'

const { instanceList, instanceView, instanceDiskList, instanceExternalIpList, instanceNetworkInterfaceList } =
  instancesApi.endpoints

const instanceOf = ({ project, instance }: At) => ({ project, instance })

export const instancesLoader = loadPage(instanceList, ({ project }) => ({ project }))

/** What the header and the storage tab need. */
export const instanceLoader = loadAll(
  load(instanceView, instanceOf),
  load(instanceDiskList, instanceOf),
  load(instanceExternalIpList, instanceOf),
  load(instanceNetworkInterfaceList, instanceOf),
)

/** The serial console needs the instance itself, and nothing of its tabs. */
export const serialConsoleLoader = load(instanceView, instanceOf)
