import type { Entry } from '#store/eventLog/entry'
import type { ObservedState } from '#store/observer/resourceKind'

/** A resource that the page has seen. The kinds of a saved log may be those of an older console. */
export interface SeenResource extends ObservedState {
  kind: string
}

/** An actor that runs. */
export interface SeenActor {
  /** Its name in the log, without `actor/`. */
  name: string
  /** The id of its machine. */
  machine: string
  /** Its active states, outermost first. */
  states: readonly string[]
  /** The types of the events that it accepts now. */
  accepts: readonly string[]
}

/** The state of the debugger at one moment. Plain JSON: it can be sent to another window, and saved. */
export interface Seen {
  entries: readonly Entry[]
  /** How many older entries the log has dropped. */
  dropped: number
  resources: readonly SeenResource[]
  actors: readonly SeenActor[]
}

/** An empty log, before anything is known. */
export const nothingSeen: Seen = { entries: [], dropped: 0, resources: [], actors: [] }
