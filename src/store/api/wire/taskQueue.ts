/** Maximum number of parallel requests of a list's rows: a browser opens few connections. */
export const ROW_CALLS = 6

/** A queue of tasks of many rows: a few in parallel, first in, first out. */
export class TaskQueue {
  private running = 0
  private readonly waiting = new Set<() => Promise<unknown>>()

  /** @param most the maximum number of parallel tasks */
  constructor(private readonly most: number) {}

  /**
   * Adds a task to the queue.
   *
   * @param run must not reject
   * @returns a function that removes the task while it waits
   */
  add(run: () => Promise<unknown>): () => void {
    this.waiting.add(run)
    this.next()
    return () => void this.waiting.delete(run)
  }

  /** Runs a task in its turn. @returns its result */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.add(() => work().then(resolve, reject))
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
