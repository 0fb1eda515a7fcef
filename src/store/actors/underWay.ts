import { consolePart } from '../parts'
import { observable } from '../observable'
import type { PlanView } from './plan/planView'

/** The user's commands and plans that run in this browser tab. */
export interface UnderWay {
  /** The plans, by the id of each resource of a step. */
  plans: ReadonlyMap<string, PlanView>
  /** The labels of commands that were chosen and that the region has not answered yet, by the id of their resource. */
  asked: ReadonlyMap<string, string>
  /** Labels of unsettled commands and running plans: "Stop web-1". */
  moving: readonly string[]
}

// The interface between the actors, whose code is loaded with the first command, and the components.

/** The running plans and commands. */
export const underWay = consolePart(() =>
  observable<UnderWay>({ plans: new Map(), asked: new Map(), moving: [] }),
)
