import type { ApiError } from '../model/apiError'
import { part } from '../parts'
import { observable } from './observable'

/** How far a step of a plan is. */
export type StepProgress = 'done' | 'acting' | 'waiting' | 'refused' | 'barred' | 'next'

/** The state and actions of a plan. */
export interface PlanView {
  /** "Stop, then delete". */
  label: string
  /** What the last step is for. */
  name: string
  steps: readonly { label: string; progress: StepProgress }[]
  /** halting: the step under way is the last one, because the person cancelled the rest. */
  status: 'underWay' | 'halting' | 'halted' | 'refused' | 'barred'
  /** The next step has been waited for without news. */
  isStalled: boolean
  /** The server's answer to the step it refused, with what failed. */
  failure?: { title: string; error: ApiError }
  /** Why the next step is no longer allowed. */
  reason?: string
  halt: () => void
  goOn: () => void
  retry: () => void
  dismiss: () => void
}

/** What goes on in this browser tab because of its user. */
export interface UnderWay {
  /** By the id of each resource that a step is for. */
  plans: ReadonlyMap<string, PlanView>
  /** Commands that have not settled, and plans that go on: "Stop web-1". */
  moving: readonly string[]
}

// The seam between the actors, whose code is loaded with the first command, and the components that show them.

/** Plans, and what moves. */
export const underWay = part(() => observable<UnderWay>({ plans: new Map(), moving: [] }))
