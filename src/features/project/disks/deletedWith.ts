import type { Disk } from '#store/api/generated/types'
import { disksApi } from '#store/api/resources/disks'
import { manyRow } from '#store/commands/many'
import { statefulRecord } from '#features/kit/lifecycle/statefulResource'
import { wordsOf } from '#features/kit/noun/noun'
import { held, ofProject, pagedList, type DeletedWith } from '#features/shared/thingFacts'
import { deleteDisk, importSteps } from './commands'
import { instanceOf } from './exports/instanceOf'
import { diskResource } from './lifecycle'
import { disks } from './noun'

/** Disks, as their project is taken down. */
export const deletedWith: DeletedWith = {
  disk: {
    in: 'project',
    words: wordsOf(disks),
    to: (disk, { project }) => disks.to.page({ project, disk }),
    list: pagedList(disksApi.endpoints.diskList, ofProject, (row: Disk, { project }) => ({
      ...row,
      heldBy: held(instanceOf(row)),
      runs: manyRow(deleteDisk, row, importSteps(row)),
      stateful: statefulRecord(diskResource, { disk: row, project }),
    })),
  },
}
