import type { Instance } from '#store/api/generated/types'
import { possibleStep, planFor, planStep } from '#store/commands/plan'
import {
  instanceCommands,
  resizeInstance,
  startInstance,
  type NamedInstance,
  type Resizing,
} from './commands'

// Plans for instance commands that are not allowed now. The lifecycles determine the steps.

/** The commands that change the state of an instance without ending it. */
export const instanceSteps = (instance: NamedInstance) =>
  instanceCommands.flatMap(({ command, isPlanStep }) => (isPlanStep ? [possibleStep(command, instance)] : []))

/**
 * The plan that resizes an instance that cannot be resized now; undefined if it can, or if there is no plan.
 *
 * @param isStarted whether the plan starts the instance afterwards
 */
export const resizePlan = (instance: Instance, size: Resizing['size'] = {}, isStarted = false) =>
  planFor(
    resizeInstance,
    { instance, size },
    instanceSteps(instance),
    isStarted ? [planStep(startInstance, instance)] : [],
  )
