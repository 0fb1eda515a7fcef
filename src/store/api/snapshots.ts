import { api } from './api'
import { change, read, write } from './endpoint'
import { snapshotCreate, snapshotDelete, snapshotList, snapshotView } from './generated/operations/snapshots'

/** Snapshots: made from a disk, offered as a source for a disk or an image. */
export const snapshotsApi = api.injectEndpoints({
  endpoints: (build) => ({
    snapshotList: read(build, snapshotList, ['Snapshot']),
    snapshotView: read(build, snapshotView, ['Snapshot']),
    snapshotCreate: write(build, snapshotCreate, ['Snapshot']),
    snapshotDelete: change(build, snapshotDelete, ['Snapshot']),
  }),
})
