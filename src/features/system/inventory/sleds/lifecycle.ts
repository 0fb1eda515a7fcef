import type { SledInstance } from '#store/api/generated/types'
import { namedInstanceResource } from '#features/project/instances/lifecycle'
import { instanceSteps } from '#features/shared/instance/plans'
import type { StatefulResource } from '#features/kit/lifecycle/statefulResource'

const named = ({ id, name, state }: SledInstance) => ({ id, name, runState: state })

/** The lifecycle of an instance on a sled, in the user's own silo. */
export const ownInstanceResource: StatefulResource<SledInstance> = {
  kind: namedInstanceResource.kind,
  lifecycle: namedInstanceResource.lifecycle,
  tone: namedInstanceResource.tone,
  read: ({ id, name, state }) => ({ id, name, state }),
  commands: (instance) => namedInstanceResource.commands(named(instance)),
  steps: (instance) => instanceSteps(named(instance)),
}

/** The lifecycle of an instance on a sled in another silo: read-only for the user. */
export const foreignInstanceResource: StatefulResource<SledInstance> = {
  ...ownInstanceResource,
  commands: () => [],
  steps: () => [],
}
