import { instancesApi } from '#store/api/resources/instances'
import { loadListed, loadPage, type At } from '#features/routing/load'

const { instanceList, instanceView } = instancesApi.endpoints

export const instancesLoader = loadPage(instanceList, ({ project }: At<'project'>) => ({ project }))

/** The serial console needs only the instance. */
export const serialConsoleLoader = loadListed(
  instanceView,
  instanceList,
  'instance',
  ({ project, instance }: At<'project' | 'instance'>) => ({ project, instance }),
)
