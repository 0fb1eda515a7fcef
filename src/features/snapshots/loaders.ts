import { disksApi } from '../../store/api/disks'
import { snapshotsApi } from '../../store/api/snapshots'
import { ALL_LIMIT } from '../../store/model/limits'
import { load, loadAll, loadPage } from '../app/load'

const { snapshotList, snapshotView } = snapshotsApi.endpoints

/** The first page, and the disks by which its rows are named. */
export const snapshotsLoader = loadAll(
  loadPage(snapshotList, ({ project }) => ({ project })),
  load(disksApi.endpoints.diskList, ({ project }) => ({ project, limit: ALL_LIMIT })),
)

export const snapshotLoader = load(snapshotView, ({ project, snapshot }) => ({ project, snapshot }))
