import { api } from './api'
import { read, write } from './endpoint'
import { snapshotCreate, snapshotList } from './generated/operations/snapshots'

/** Snapshots: made from a disk, offered as a source for another. */
export const snapshotsApi = api.injectEndpoints({
  endpoints: (build) => ({
    snapshotList: read(build, snapshotList, ['Snapshot']),
    snapshotCreate: write(build, snapshotCreate, ['Snapshot']),
  }),
})
