import { disksApi } from '../../store/api/disks'
import { snapshotsApi } from '../../store/api/snapshots'
import { ALL_LIMIT } from '../../store/model/limits'
import { firstPage, load, loadAll } from '../app/load'

const { snapshotList, snapshotView } = snapshotsApi.endpoints

/** The first page, and the disks by which its rows are named. */
export const snapshotsLoader = loadAll(
  load(snapshotList, ({ project }) => ({ project, ...firstPage() })),
  load(disksApi.endpoints.diskList, ({ project }) => ({ project, limit: ALL_LIMIT })),
)

export const snapshotLoader = load(snapshotView, ({ project, snapshot }) => ({ project, snapshot }))
