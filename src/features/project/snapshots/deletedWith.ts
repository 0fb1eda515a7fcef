import type { Snapshot } from '#store/api/generated/types'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { manyRow } from '#store/commands/many'
import { statefulRecord } from '#features/kit/lifecycle/statefulResource'
import { wordsOf } from '#features/kit/noun/noun'
import { ofProject, pagedList, type DeletedWith } from '#features/shared/thingFacts'
import { deleteSnapshot } from './commands'
import { snapshotResource } from './lifecycle'
import { snapshots } from './noun'

/** Snapshots, as their project is taken down. */
export const deletedWith: DeletedWith = {
  snapshot: {
    in: 'project',
    words: wordsOf(snapshots),
    to: (snapshot, { project }) => snapshots.to.page({ project, snapshot }),
    list: pagedList(snapshotsApi.endpoints.snapshotList, ofProject, (row: Snapshot) => ({
      ...row,
      runs: manyRow(deleteSnapshot, row),
      stateful: statefulRecord(snapshotResource, row),
    })),
  },
}
