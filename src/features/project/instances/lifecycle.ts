import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Instance } from '#store/api/generated/types'
import { dateOf } from '#model/dates'
import { counted } from '#ui/format/counted'
import { formatBytes } from '#ui/format/bytes'
import { planStep } from '#store/commands/plan'
import type { StatefulResource } from '#features/kit/lifecycle/statefulResource'
import { instanceTone } from '#features/kit/lifecycle/stateTones'
import { instanceCommands, type NamedInstance } from '#features/shared/instance/commands'
import { instanceSteps } from '#features/shared/instance/plans'

/** The capacity that a change of state takes or frees, in words; undefined for none. */
function capacityEffect({ ncpus, memory }: Pick<Instance, 'ncpus' | 'memory'>) {
  const capacity = `${counted(ncpus, 'vCPU')} and ${formatBytes(memory)}`
  const uses = (state: string) => instanceLifecycle.has(state, 'usesCapacity')
  return (from: string, to: string) =>
    uses(from) === uses(to) ? undefined : `${uses(from) ? 'frees' : 'takes'} ${capacity}`
}

const namedCommands = (instance: NamedInstance) =>
  instanceCommands.map(({ command }) => planStep(command, instance))

/** The lifecycle of instances, for records with only the name and the state of an instance. */
export const namedInstanceResource: StatefulResource<NamedInstance> = {
  kind: 'instance',
  lifecycle: instanceLifecycle,
  tone: instanceTone,
  read: ({ id, name, runState }) => ({ id, name, state: runState }),
  commands: namedCommands,
  steps: instanceSteps,
}

/** The lifecycle of instances. */
export const instanceResource: StatefulResource<Instance> = {
  ...namedInstanceResource,
  read: (instance) => ({
    id: instance.id,
    name: instance.name,
    state: instance.runState,
    since: dateOf(instance, 'timeRunStateUpdated'),
    created: dateOf(instance, 'timeCreated'),
  }),
  effect: capacityEffect,
}
