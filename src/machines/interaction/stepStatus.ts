/** The status of a step of an upload. */
export type StepStatus = 'ready' | 'running' | 'complete' | 'error'

interface Progress<Step> {
  /** All steps, in order. */
  steps: readonly Step[]
  /** The running or failed step. */
  current: Step
  hasFailed: boolean
}

/** The status of a step: earlier ones are complete, later ones are ready. */
export function stepStatus<Step>(step: Step, { steps, current, hasFailed }: Progress<Step>): StepStatus {
  const distance = steps.indexOf(step) - steps.indexOf(current)
  if (distance !== 0) return distance < 0 ? 'complete' : 'ready'
  return hasFailed ? 'error' : 'running'
}
