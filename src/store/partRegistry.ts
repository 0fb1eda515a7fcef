// What a console has besides its store: state that holds functions, handles of the browser, or what is between two
// renderings. It belongs to one console and ends with it, so that a page can make another one.

/** A piece of a console with a state of its own: made when it is first asked for, once for each console. */
export interface Part<Store, Value> {
  make: (store: Store) => Value
  /** Gives back what it holds: timers, listeners. */
  end: ((value: Value) => void) | undefined
}

/** The parts of one console that were asked for so far. */
export class Parts {
  private readonly made = new Map<object, unknown>()
  private readonly life = new AbortController()
  /** Aborted when the console is disposed of: for its listeners. */
  readonly signal = this.life.signal

  get<Store, Value>(wanted: Part<Store, Value>, store: Store): Value {
    if (!this.made.has(wanted)) {
      const value = wanted.make(store)
      this.made.set(wanted, value)
      this.whenOver(() => wanted.end?.(value))
    }
    return this.made.get(wanted) as Value
  }

  /** Gives the console a part that was made outside of it. */
  give<Store, Value>(wanted: Part<Store, Value>, value: Value) {
    this.made.set(wanted, value)
  }

  /** Calls a function when the console is disposed of. */
  whenOver(end: () => void) {
    this.signal.addEventListener('abort', end)
  }

  /** Ends all parts. */
  dispose() {
    this.life.abort()
  }
}
