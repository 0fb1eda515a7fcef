import type { Lifecycle } from '#machines/lifecycle/ask'
import type { StatefulKind } from '#model/nouns'
import type { PossibleStep, PlanStep } from '#store/commands/plan'
import type { StateTone } from '#ui/feedback/StateBadge'

/** The identity and the state of one resource. */
interface LawSubject {
  id: string
  name: string
  state: string
  /** Since when it has been in that state, where the record says so. */
  since?: Date | null
  /** When it was created, where it is shown to be new. */
  created?: Date | null
}

/** The law of a kind of resource, for its records: the course, the law card and the marks of its states read it. */
export interface ResourceLaw<Row> {
  kind: StatefulKind
  lifecycle: Lifecycle
  tone: (state: string) => StateTone
  read: (row: Row) => LawSubject
  /** The commands that need nothing but the record, in the order of importance. */
  commands: (row: Row) => readonly PlanStep[]
  /** The commands that plans may contain, for commands that are not allowed now. */
  steps?: (row: Row) => readonly PossibleStep[]
  /** As `steps`, as a hook: for steps that need a request. Only an open law card calls it. */
  useSteps?: (row: Row) => readonly PossibleStep[]
  /** Another effect of a change of state, by the states it starts and ends with: "frees 4 vCPUs". */
  effect?: (row: Row) => (from: string, to: string) => string | undefined
}

/** A record with its law, of any kind. */
export interface Lawful {
  law: ResourceLaw<unknown>
  row: unknown
}

/** Pairs a record with its law. */
export const lawful = <Row>(law: ResourceLaw<Row>, row: Row): Lawful => ({
  law: law as ResourceLaw<unknown>,
  row,
})
