import type { ApiError } from '#model/apiError'

/** The progress of a step of a plan. */
export type StepProgress = 'done' | 'acting' | 'waiting' | 'refused' | 'barred' | 'next'

/** The state and actions of a plan. */
export interface PlanView {
  /** "Stop, then delete". */
  label: string
  /** The last step's subject, as titles name it. */
  name: string
  steps: readonly { label: string; progress: StepProgress }[]
  /** halting: the step under way is the last one, because the user stops after it. */
  status: 'underWay' | 'halting' | 'halted' | 'refused' | 'barred'
  /** A row of a batch, not a plan of its own. `halt` takes it out. */
  ofBatch?: true
  /** The wait for the next step has had no news. */
  isStalled: boolean
  /** The server's error to the refused step, with the title that names what failed. */
  failure?: { title: string; error: ApiError }
  /** Why the next step is no longer allowed. */
  reason?: string
  halt: () => void
  resume: () => void
  retry: () => void
  dismiss: () => void
}
