import { disksApi } from '#store/api/resources/disks'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { ALL_LIMIT } from '#store/model/paging'
import { load, loadAll, loadListed, loadPage } from '#features/routing/load'

const { snapshotList, snapshotView } = snapshotsApi.endpoints

/** The first page, and the disks for its names. */
export const snapshotsLoader = loadAll(
  loadPage(snapshotList, ({ project }) => ({ project })),
  load(disksApi.endpoints.diskList, ({ project }) => ({ project, limit: ALL_LIMIT })),
)

export const snapshotLoader = loadListed(snapshotView, snapshotList, 'snapshot', ({ project, snapshot }) => ({
  project,
  snapshot,
}))
