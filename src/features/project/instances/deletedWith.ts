import type { Instance } from '#store/api/generated/types'
import { instancesApi } from '#store/api/resources/instances'
import { manyRow } from '#store/commands/many'
import { statefulRecord } from '#features/kit/lifecycle/statefulResource'
import { wordsOf } from '#features/kit/noun/noun'
import { ofProject, pagedList, type DeletedWith } from '#features/shared/thingFacts'
import { deleteInstance } from '#features/shared/instance/commands'
import { instanceResource } from './lifecycle'
import { instances } from './noun'
import { instanceSteps } from '#features/shared/instance/plans'

/** Instances, as their project is taken down. */
export const deletedWith: DeletedWith = {
  instance: {
    in: 'project',
    words: wordsOf(instances),
    to: (instance, { project }) => instances.to.page({ project, instance }),
    list: pagedList(instancesApi.endpoints.instanceList, ofProject, (row: Instance) => ({
      id: row.id,
      name: row.name,
      runs: manyRow(deleteInstance, row, instanceSteps(row)),
      stateful: statefulRecord(instanceResource, row),
    })),
  },
}
