import { disksApi } from '../../store/api/disks'
import { instancesApi } from '../../store/api/instances'
import { ALL_LIMIT } from '../../store/model/limits'
import { firstPage, load, loadAhead, loadAll } from '../app/load'

const { diskList, diskView } = disksApi.endpoints
const { instanceList } = instancesApi.endpoints

/** The first page, and the names of the instances its disks are attached to. */
export const disksLoader = loadAll(
  load(diskList, ({ project }) => ({ project, ...firstPage() })),
  loadAhead(instanceList, ({ project }) => ({ project, limit: ALL_LIMIT })),
)

export const diskLoader = load(diskView, ({ project, disk }) => ({ project, disk }))
