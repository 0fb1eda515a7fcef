import type { Instance } from '#store/api/generated/types'
import { possibleStep, planFor, planStep } from '#store/commands/plan'
import {
  instanceCommands,
  resizeInstance,
  startInstance,
  type NamedInstance,
  type Resizing,
} from './commands'

// By what plans lead to commands that are not allowed now. The lifecycles find the way.

/** The commands that change the state of an instance without ending it. */
export const instanceSteps = (instance: NamedInstance) =>
  instanceCommands.flatMap(({ command, isPlanStep }) => (isPlanStep ? [possibleStep(command, instance)] : []))

/**
 * How an instance that cannot be resized now is resized by a plan; undefined if it can, or if no way leads there.
 *
 * @param isStarted starts it afterwards
 */
export const resizePlan = (instance: Instance, size: Resizing['size'] = {}, isStarted = false) =>
  planFor(
    resizeInstance,
    { instance, size },
    instanceSteps(instance),
    isStarted ? [planStep(startInstance, instance)] : [],
  )
