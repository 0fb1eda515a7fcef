import { disksApi } from '../../store/api/disks'
import { instancesApi } from '../../store/api/instances'
import { snapshotsApi } from '../../store/api/snapshots'
import { ALL_LIMIT } from '../../store/model/limits'
import { load, loadAhead, loadAll, loadPage, type LoaderInput } from '../app/load'

const { diskList, diskView } = disksApi.endpoints
const { instanceList } = instancesApi.endpoints

/** The first page, and the names of the instances its disks are attached to. */
export const disksLoader = loadAll(
  loadPage(diskList, ({ project }) => ({ project })),
  loadAhead(instanceList, ({ project }) => ({ project, limit: ALL_LIMIT })),
)

const snapshotLoader = load(snapshotsApi.endpoints.snapshotView, ({ project }, query) => ({
  project,
  snapshot: query.get('snapshot') ?? '',
}))

/** The snapshot that a new disk begins as a copy of, where the address names one. */
export const newDiskLoader = (input: LoaderInput) =>
  new URL(input.request.url).searchParams.has('snapshot') ? snapshotLoader(input) : null

export const diskLoader = load(diskView, ({ project, disk }) => ({ project, disk }))
