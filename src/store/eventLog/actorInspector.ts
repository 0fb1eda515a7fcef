import type { ActorRefLike, AnyActorRef, AnyMachineSnapshot, InspectionEvent, StateValue } from 'xstate'
import { observable } from '../observable'
import type { EventLog } from './eventLog'
import { isAnswer, redactEvent } from './redactEvent'

/** The running machine actors of a page, in the order of their start. */
class LiveActors {
  private readonly running = new Set<AnyActorRef>()
  private readonly shown = observable<readonly AnyActorRef[]>([])

  /** Adds a running actor, or removes one that has ended. */
  note(actor: AnyActorRef, { status }: AnyMachineSnapshot) {
    if (status === 'active') this.running.add(actor)
    else this.running.delete(actor)
    this.shown.set([...this.running])
  }

  /** The actors that run now. A new list after each change. */
  readonly list = (): readonly AnyActorRef[] => this.shown.get()

  /** @returns a function that stops listening */
  readonly subscribe = this.shown.subscribe
}

interface ActorHistory {
  /** The entry of the last event that the actor received, or the entry that was attributed to it since. */
  lastSeq: number | null
  /** The last known state; null before the first one. */
  state: StateValue | null
}

/**
 * Logs the events that live actors receive and the states they enter. The history belongs to the actor, not to
 * its name: a second visit to a page starts a new actor with the same name.
 */
class ActorInspector {
  // Weak, so that the history of a finished actor is collected with it.
  private readonly histories = new WeakMap<object, ActorHistory>()
  private readonly eventSeqs = new WeakMap<object, number>()
  /** The running machines. */
  readonly live = new LiveActors()
  /** An additional listener to all inspections. */
  tap: ((inspection: InspectionEvent) => void) | undefined

  constructor(private readonly log: EventLog) {}

  private history(actor: object): ActorHistory {
    const history = this.histories.get(actor)
    if (history) return history
    const fresh: ActorHistory = { lastSeq: null, state: null }
    this.histories.set(actor, fresh)
    return fresh
  }

  /** Runs a function on behalf of an actor: the cause is the last event that the actor received. */
  within<Result>(actor: AnyActorRef, run: () => Result): Result {
    return this.log.within(this.history(actor).lastSeq, run)
  }

  /** The entry of the last event that the actor received. */
  lastOf(actor: AnyActorRef): number | null {
    return this.history(actor).lastSeq
  }

  /** Sets the cause of the actor's next events: the reply that it waited for, or the observed state. */
  attribute(actor: AnyActorRef, seq: number | null | undefined) {
    if (seq !== null && seq !== undefined) this.history(actor).lastSeq = seq
  }

  /** The `inspect` option of every root actor; the library also calls it for descendants. */
  readonly inspect = (inspection: InspectionEvent) => {
    if (inspection.type === '@xstate.event') this.event(inspection)
    else if (inspection.type === '@xstate.snapshot') this.snapshot(inspection)
    this.tap?.(inspection)
  }

  private event({ actorRef, sourceRef, event }: Extract<InspectionEvent, { type: '@xstate.event' }>) {
    const history = this.history(actorRef)
    // The cause of an event to the actor itself or to its parent is the last event that the actor received.
    const cause = sourceRef ? this.history(sourceRef).lastSeq : this.log.cause
    const seq = this.log.record({
      kind: 'event',
      subject: { actor: nameOf(actorRef) },
      data: redactEvent(event),
      cause,
      answers: isAnswer(event) ? history.lastSeq : null,
    })
    this.eventSeqs.set(event, seq)
    history.lastSeq = seq
  }

  private snapshot({ actorRef, event, snapshot }: Extract<InspectionEvent, { type: '@xstate.snapshot' }>) {
    if (!('value' in snapshot)) return
    const machineSnapshot = snapshot as AnyMachineSnapshot
    this.live.note(actorRef as AnyActorRef, machineSnapshot)
    const history = this.history(actorRef)
    const { state: from } = history
    const { value: to } = machineSnapshot
    if (JSON.stringify(from) === JSON.stringify(to)) return
    history.state = to
    this.log.record({
      kind: 'state',
      subject: { actor: nameOf(actorRef) },
      data: { machine: machineSnapshot.machine.id, from, to, ...versionIn(machineSnapshot) },
      cause: this.eventSeqs.get(event) ?? null,
    })
  }
}

const inspectors = new WeakMap<EventLog, ActorInspector>()

/** The inspector that writes to a log. Created for the first actor: the first screen has none. */
export function inspectorOf(log: EventLog): ActorInspector {
  const inspector = inspectors.get(log) ?? new ActorInspector(log)
  inspectors.set(log, inspector)
  return inspector
}

/** The version of the region that a machine has found. Nothing else of a context is logged. */
function versionIn({ machine, context }: AnyMachineSnapshot): { version?: string } {
  const { version } = context as { version?: unknown }
  return { ...(machine.id === 'regionVersion' && typeof version === 'string' && { version }) }
}

/** The name of an actor in the log: `confirm`. */
const nameOf = (actor: ActorRefLike) => ('id' in actor ? String(actor.id) : actor.sessionId)
