// The parts of a console besides its store: state with functions, browser handles, and values between two
// renderings. They belong to one console and end with it, so that a page can create another one.

/** A part of a console with its own state: created on first use, once per console. */
export interface ConsolePart<Store, Value> {
  make: (store: Store) => Value
  /** Releases resources: timers, listeners. */
  end: ((value: Value) => void) | undefined
}

/** The parts of one console that were used so far. */
export class ConsoleParts {
  private readonly made = new Map<object, unknown>()
  private readonly life = new AbortController()
  /** Aborted when the console is disposed of; pass it to listeners. */
  readonly signal = this.life.signal

  get<Store, Value>(wanted: ConsolePart<Store, Value>, store: Store): Value {
    if (!this.made.has(wanted)) {
      const value = wanted.make(store)
      this.made.set(wanted, value)
      this.onDispose(() => wanted.end?.(value))
    }
    return this.made.get(wanted) as Value
  }

  /** Registers a part that was created outside of the console. */
  give<Store, Value>(wanted: ConsolePart<Store, Value>, value: Value) {
    this.made.set(wanted, value)
  }

  /** Calls a function when the console is disposed of. */
  onDispose(end: () => void) {
    this.signal.addEventListener('abort', end)
  }

  dispose() {
    this.life.abort()
  }
}
