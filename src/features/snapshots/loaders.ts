import { disksApi } from '#store/api/resources/disks'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { ALL_LIMIT } from '#store/model/paging'
import { load, loadAll, loadListed, loadPage, type At } from '#features/routing/load'

const { snapshotList, snapshotView } = snapshotsApi.endpoints

/** The first page, and the disks for its names. */
export const snapshotsLoader = loadAll(
  loadPage(snapshotList, ({ project }: At<'project'>) => ({ project })),
  load(disksApi.endpoints.diskList, ({ project }: At<'project'>) => ({ project, limit: ALL_LIMIT })),
)

export const snapshotLoader = loadListed(
  snapshotView,
  snapshotList,
  'snapshot',
  ({ project, snapshot }: At<'project' | 'snapshot'>) => ({
    project,
    snapshot,
  }),
)
