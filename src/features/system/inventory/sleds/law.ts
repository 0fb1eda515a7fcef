import type { SledInstance } from '#store/api/generated/types'
import { namedInstanceLaw } from '#features/project/instances/law'
import { instanceSteps } from '#features/project/instances/plans'
import type { ResourceLaw } from '#features/kit/lifecycle/resourceLaw'

const named = ({ id, name, state }: SledInstance) => ({ id, name, runState: state })

/** The law of an instance on a sled, in the user's own silo. */
export const ownInstanceLaw: ResourceLaw<SledInstance> = {
  kind: namedInstanceLaw.kind,
  lifecycle: namedInstanceLaw.lifecycle,
  tone: namedInstanceLaw.tone,
  read: ({ id, name, state }) => ({ id, name, state }),
  commands: (instance) => namedInstanceLaw.commands(named(instance)),
  steps: (instance) => instanceSteps(named(instance)),
}

/** The law of an instance on a sled in another silo: read-only for the user. */
export const foreignInstanceLaw: ResourceLaw<SledInstance> = {
  ...ownInstanceLaw,
  commands: () => [],
  steps: () => [],
}
