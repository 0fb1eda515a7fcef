/** How many calls of the rows of a list run at once: a browser opens few connections. */
export const ROW_CALLS = 6

/** A queue of work for many rows: a few at a time, first in, first out. */
export class Turns {
  private running = 0
  private readonly waiting = new Set<() => Promise<unknown>>()

  /** @param most how many run at once */
  constructor(private readonly most: number) {}

  /**
   * Runs something in its turn.
   *
   * @param run must not reject
   * @returns a function that takes it out of the line while it waits
   */
  line(run: () => Promise<unknown>): () => void {
    this.waiting.add(run)
    this.next()
    return () => void this.waiting.delete(run)
  }

  /** The result of something, run when it is its turn. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.line(() => work().then(resolve, reject))
    })
  }

  private next() {
    for (const run of this.waiting) {
      if (this.running >= this.most) return
      this.waiting.delete(run)
      this.running += 1
      void run().finally(() => {
        this.running -= 1
        this.next()
      })
    }
  }
}
