import type { Act, IntentSource } from '#machines/interaction/commandRequest'
import type { Entry, IntentDetails, NewEntry } from './entry'

/** How long entries are batched before they are dispatched, in milliseconds: about a frame. */
const FLUSH_MS = 16

/** The number of intents whose act is kept: their consequences start within seconds. */
const KNOWN_ACTS = 100

/**
 * The writer of the event log. Causes are explicit: code that runs because of an entry runs inside {@link
 * EventLog.within}, and everything recorded there has that entry as its cause.
 */
export class EventLog {
  private lastSeq = 0
  private waiting: Entry[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private current: number | null = null
  private readonly entries = new WeakMap<object, number>()
  /** Of the last intents, the source and the act that they belong to. */
  private readonly acts = new Map<number, { source: IntentSource; act: Act }>()

  /**
   * @param deliver receives the entries of about one frame together
   * @param now the present by the browser's clock, in milliseconds since the epoch
   */
  constructor(
    private readonly deliver: (entries: readonly Entry[]) => void,
    readonly now: () => number = () => Date.now(),
  ) {}

  /** The cause of the code that runs now, or null. */
  get cause(): number | null {
    return this.current
  }

  /** The number of the last entry. */
  get last(): number {
    return this.lastSeq
  }

  /** Adds one entry. @returns its number, for use as a cause */
  record({ cause = this.current, answers = null, also, at = this.now(), ...said }: NewEntry): number {
    const seq = ++this.lastSeq
    this.waiting.push({
      seq,
      at,
      cause,
      ...(answers === null ? {} : { answers }),
      ...(also && { also }),
      ...said,
    })
    this.timer ??= setTimeout(() => this.flush(), FLUSH_MS)
    return seq
  }

  /**
   * Runs a function with an entry as its cause. A null cause marks work that nothing in this browser has caused.
   */
  within<Result>(cause: number | null, run: () => Result): Result {
    const outer = this.current
    this.current = cause
    try {
      return run()
    } finally {
      this.current = outer
    }
  }

  /**
   * Records an action of the user. It is the cause of everything until the end of the browser's task.
   *
   * @param cause null for a new chain; by default the current cause
   */
  intent(subject: string, source: IntentSource, details: IntentDetails = {}, cause = this.current): number {
    const seq = this.record({ kind: 'intent', subject, data: { source, ...details }, cause })
    // A key, or a submit, that follows from another intent belongs to the act of that.
    this.acts.set(seq, { source, act: this.actOf(cause) ?? { source, text: subject } })
    for (const oldest of this.acts.keys()) {
      if (this.acts.size <= KNOWN_ACTS) break
      this.acts.delete(oldest)
    }
    this.resume(seq)
    return seq
  }

  /** Continues an intent: another key in the same field. It is the cause again until the end of the task. */
  resume(seq: number) {
    this.current = seq
    setTimeout(() => {
      if (this.current === seq) this.current = null
    }, 0)
  }

  /** The source of an intent's entry; undefined for other entries and for old intents. */
  sourceOf(seq: number | null): IntentSource | undefined {
    return seq === null ? undefined : this.acts.get(seq)?.source
  }

  /** The act of the user that an intent's entry belongs to; undefined for other entries and for old intents. */
  actOf(seq: number | null): Act | undefined {
    return seq === null ? undefined : this.acts.get(seq)?.act
  }

  /** Remembers the entry of a value (a reply's data or error) for the lifetime of the value. */
  link(value: unknown, seq: number) {
    if (typeof value === 'object' && value !== null) this.entries.set(value, seq)
  }

  /** The entry of a linked value. */
  entryOf(value: unknown): number | undefined {
    return typeof value === 'object' && value !== null ? this.entries.get(value) : undefined
  }

  /** Delivers the batched entries now. */
  flush() {
    clearTimeout(this.timer)
    this.timer = undefined
    if (this.waiting.length === 0) return
    const batch = this.waiting
    this.waiting = []
    this.deliver(batch)
  }
}
