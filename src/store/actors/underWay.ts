import { useSyncExternalStore } from 'react'
import type { ApiError } from '../model/apiError'
import { observable } from './observable'

/** The status of a step of a plan. */
export type StepProgress = 'done' | 'acting' | 'waiting' | 'refused' | 'barred' | 'next'

/** The state and actions of a plan. */
export interface PlanView {
  /** "Stop, then delete". */
  label: string
  /** The subject of the last step. */
  name: string
  steps: readonly { label: string; progress: StepProgress }[]
  /** halting: the step under way is the last one, because the person cancelled the rest. */
  status: 'underWay' | 'halting' | 'halted' | 'refused' | 'barred'
  /** No report while waiting for the next step. */
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

/** The running commands and plans of this browser tab. */
export interface UnderWay {
  /** By the id of each resource that a step is for. */
  plans: ReadonlyMap<string, PlanView>
  /** Unsettled commands and running plans: "Stop web-1". */
  moving: readonly string[]
}

// The seam between the actors, whose code is loaded with the first command, and the components that show them.

/** Plans, and what moves. */
export const underWay = observable<UnderWay>({ plans: new Map(), moving: [] })

const { get, subscribe } = underWay

/** The plan that has a step for this resource; undefined if there is none. */
export const usePlanFor = (id: string): PlanView | undefined =>
  useSyncExternalStore(subscribe, () => get().plans.get(id))

/** The running commands and plans of this user: "Stop web-1". */
export const useMoving = (): readonly string[] => useSyncExternalStore(subscribe, () => get().moving)
