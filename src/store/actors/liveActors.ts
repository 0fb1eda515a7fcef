import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { observable } from './observable'

/** The running actors of a page that are machines, in the order in which they began. */
export class LiveActors {
  private readonly running = new Set<AnyActorRef>()
  private readonly shown = observable<readonly AnyActorRef[]>([])

  /** Takes in what an actor has become: it is listed for as long as it runs. */
  note(actor: AnyActorRef, { status }: AnyMachineSnapshot) {
    if (status === 'active') this.running.add(actor)
    else this.running.delete(actor)
    this.shown.set([...this.running])
  }

  /** The actors that run now; a new list after each change of one of them. */
  readonly list = (): readonly AnyActorRef[] => this.shown.get()

  /** @returns a function that stops listening */
  readonly subscribe = this.shown.subscribe
}
