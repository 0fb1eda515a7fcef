// @chunk states
import { instancesApi } from '#store/api/resources/instances'
import { loadListed, loadPage } from '#features/routing/load'

const { instanceList, instanceView } = instancesApi.endpoints

export const instancesLoader = loadPage(instanceList, ({ project }) => ({ project }))

/** The serial console needs only the instance. */
export const serialConsoleLoader = loadListed(
  instanceView,
  instanceList,
  'instance',
  ({ project, instance }) => ({ project, instance }),
)
