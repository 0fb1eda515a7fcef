import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'

/** The running actors of a page that are machines, in the order in which they began. */
export class LiveActors {
  private readonly running = new Set<AnyActorRef>()
  private readonly listeners = new Set<() => void>()
  private shown: readonly AnyActorRef[] = []

  /** Takes in what an actor has become: it is listed for as long as it runs. */
  note(actor: AnyActorRef, { status }: AnyMachineSnapshot) {
    if (status === 'active') this.running.add(actor)
    else this.running.delete(actor)
    this.shown = [...this.running]
    for (const listener of this.listeners) listener()
  }

  /** The actors that run now; a new list after each change of one of them. */
  readonly list = (): readonly AnyActorRef[] => this.shown

  /** @returns a function that stops listening */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
}
