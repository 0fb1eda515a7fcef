/** The region's time. Nothing in the mock reads the wall clock. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Runs something later. @returns a function that calls it off. */
  after(ms: number, run: () => void): () => void
}

/** A clock that starts at a given moment and goes with the page's own. */
export function runningClock(startedAt: number, elapsed: () => number = () => performance.now()): Clock {
  const zero = elapsed()
  return {
    now: () => startedAt + elapsed() - zero,
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  }
}

/** A clock that stands still until it is moved. For tests. */
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

  /** Moves on, running in order whatever falls due on the way. */
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
