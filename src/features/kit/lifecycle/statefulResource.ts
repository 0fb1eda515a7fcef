import type { Lifecycle } from '#machines/lifecycle/ask'
import type { StatefulKind } from '#model/nouns'
import type { PossibleStep, PlanStep } from '#store/commands/plan'
import type { StateTone } from '#ui/feedback/StateBadge'

/** The identity and the state of one resource. */
interface SubjectWithState {
  id: string
  name: string
  state: string
  /** Since when it has been in that state, where the record says so. */
  since?: Date | null
  /** When it was created, where it is shown to be new. */
  created?: Date | null
}

/** A kind of resource with states. The course, the lifecycle card and the state marks read it. */
export interface StatefulResource<Row> {
  kind: StatefulKind
  lifecycle: Lifecycle
  tone: (state: string) => StateTone
  read: (row: Row) => SubjectWithState
  /** The commands that need nothing but the record, in the order of importance. */
  commands: (row: Row) => readonly PlanStep[]
  /** The commands that plans may contain, for commands that are not allowed now. */
  steps?: (row: Row) => readonly PossibleStep[]
  /** As `steps`, as a hook: for steps that need a request. Only an open lifecycle card calls it. */
  useSteps?: (row: Row) => readonly PossibleStep[]
  /** Another effect of a change of state, by the states it starts and ends with: "frees 4 vCPUs". */
  effect?: (row: Row) => (from: string, to: string) => string | undefined
}

/** A record with its kind of resource. */
export interface StatefulRecord {
  resource: StatefulResource<unknown>
  row: unknown
}

/** Pairs a record with its kind of resource. */
export const statefulRecord = <Row>(resource: StatefulResource<Row>, row: Row): StatefulRecord => ({
  resource: resource as StatefulResource<unknown>,
  row,
})
