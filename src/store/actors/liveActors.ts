import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { observable } from './observable'

/** The running machine actors of a page, in the order of their start. */
export class LiveActors {
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
