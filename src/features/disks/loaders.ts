import { disksApi } from '#store/api/resources/disks'
import { instancesApi } from '#store/api/resources/instances'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { ALL_LIMIT } from '#store/model/paging'
import {
  load,
  loadAhead,
  loadAll,
  loadListed,
  loadPage,
  type LoaderInput,
  type At,
} from '#features/routing/load'

const { diskList, diskView } = disksApi.endpoints
const { instanceList } = instancesApi.endpoints

/** The first page, and the names of the attached instances. */
export const disksLoader = loadAll(
  loadPage(diskList, ({ project }: At<'project'>) => ({ project })),
  loadAhead(instanceList, ({ project }: At<'project'>) => ({ project, limit: ALL_LIMIT })),
)

const snapshotLoader = load(snapshotsApi.endpoints.snapshotView, ({ project }: At<'project'>, query) => ({
  project,
  snapshot: query.get('snapshot') ?? '',
}))

/** The snapshot that the address names as the source, if any. */
export const newDiskLoader = (input: LoaderInput<At<'project'>>) =>
  new URL(input.request.url).searchParams.has('snapshot') ? snapshotLoader(input) : null

export const diskLoader = loadListed(
  diskView,
  diskList,
  'disk',
  ({ project, disk }: At<'project' | 'disk'>) => ({ project, disk }),
)
