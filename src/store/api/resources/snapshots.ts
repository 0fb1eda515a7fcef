import { snapshotKind as kind } from '#store/observer/kinds/snapshot'
import { api } from '../api'
import { change, tagsOfList, oneOf, query, mutation } from '../wire/endpoint'
import { snapshotCreate, snapshotDelete, snapshotList, snapshotView } from '../generated/operations/snapshots'

/** Snapshots: created from a disk, and sources of disks and images. */
export const snapshotsApi = api.injectEndpoints({
  endpoints: (build) => ({
    snapshotList: query(build, snapshotList, tagsOfList('Snapshot'), { kind, shows: 'all' }),
    snapshotView: query(build, snapshotView, oneOf('Snapshot'), { kind, shows: 'one' }),
    snapshotCreate: mutation(build, snapshotCreate, ['Snapshot'], { kind, shows: 'one' }),
    snapshotDelete: change(build, snapshotDelete, ['Snapshot']),
  }),
})
