import type { AnyActor } from 'xstate'

/** Runs something later. */
export interface Timer {
  /** Runs something after so many milliseconds. @returns a function that cancels it */
  after(ms: number, run: () => void): () => void
}

/** The region's time. Nothing in the mock reads the wall clock. */
export interface Clock extends Timer {
  /** Milliseconds since the epoch. */
  now(): number
}

/** The page's own timers, until they are stopped. */
export class PageTimer implements Timer {
  private readonly waiting = new Set<ReturnType<typeof setTimeout>>()

  after(ms: number, run: () => void) {
    const timer = setTimeout(() => {
      this.waiting.delete(timer)
      run()
    }, ms)
    this.waiting.add(timer)
    return () => {
      this.waiting.delete(timer)
      clearTimeout(timer)
    }
  }

  /** Cancels everything that waits. */
  stop() {
    for (const timer of this.waiting) clearTimeout(timer)
    this.waiting.clear()
  }
}

/** A clock that stands at its first moment until it is started. */
export interface RunningClock extends Clock {
  start(): void
}

/**
 * A clock that runs with the page's own once it is started: until then a world can be made, all of it in one moment.
 *
 * @param startedAt its first moment, in milliseconds since the epoch
 * @param timer runs the callbacks
 */
export function runningClock(startedAt: number, timer: Timer): RunningClock {
  let zero: number | undefined
  return {
    start() {
      zero ??= performance.now()
    },
    now: () => (zero === undefined ? startedAt : startedAt + performance.now() - zero),
    after: (ms, run) => timer.after(ms, run),
  }
}

/** A clock that a test advances. */
export class ManualClock implements Clock {
  private waiting: { at: number; run: () => void }[] = []

  constructor(private time = Date.parse('2026-01-15T09:00:00Z')) {}

  now() {
    return this.time
  }

  after(ms: number, run: () => void) {
    const entry = { at: this.time + ms, run }
    this.waiting.push(entry)
    return () => {
      this.waiting = this.waiting.filter((other) => other !== entry)
    }
  }

  /** Advances the time and runs the due timers in order. */
  advance(ms: number) {
    const end = this.time + ms
    for (;;) {
      const due = this.waiting.filter((entry) => entry.at <= end).sort((a, b) => a.at - b.at)[0]
      if (!due) break
      this.waiting = this.waiting.filter((entry) => entry !== due)
      this.time = due.at
      due.run()
    }
    this.time = end
  }
}

/** A timer whose waits are shorter than the given clock's: by 20 for a speed of 20. */
export const fastTimer = (clock: Timer, speed: number): Timer => ({
  after: (ms, run) => clock.after(ms / speed, run),
})

/** The clock of actors that run on a timer. */
export const actorClock = (timer: Timer): AnyActor['clock'] => ({
  setTimeout: (run: () => void, ms) => timer.after(ms, run),
  clearTimeout: (cancel: (() => void) | undefined) => cancel?.(),
})

/**
 * Makes the function that returns the present moment as the wire writes it, to the microsecond. Each moment is later
 * than the one before, so that no two rows share one.
 */
export function timestamps(clock: Clock): () => string {
  let last = 0
  return () => {
    // The page measures its own time in fractions of a microsecond.
    last = Math.max(Math.floor(clock.now() * 1_000), last + 1)
    const seconds = new Date(Math.floor(last / 1_000)).toISOString().slice(0, -1)
    return `${seconds}${String(last % 1_000).padStart(3, '0')}Z`
  }
}
