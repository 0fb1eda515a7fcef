import { vi } from 'vitest'

// Time for a page and its region, in a test with fake timers.

/** Runs the tasks that are due, and waits for the code that they have asked for, which a page would have read by then. */
export async function runTasks(): Promise<void> {
  for (let at = 0; at < 5; at += 1) await new Promise((resolve) => setImmediate(resolve))
  await vi.dynamicImportSettled()
}

/** Lets time pass for the pages and the region of a test. */
export interface PassingTime {
  /** Until something holds. @throws if it does not after very long */
  until(holds: () => boolean | Promise<boolean>): Promise<void>
  /** The result of something that needs time to pass. */
  passing<Result>(work: PromiseLike<Result>): Promise<Result>
}

/**
 * Lets time pass, by turns.
 *
 * @param region whose clock advances too; undefined for a region without one
 * @param options.turnMs the length of a turn, in milliseconds
 * @param options.most so many turns are very long
 */
export function passingTime(
  region: { clock: { advance(ms: number): void } } | undefined,
  { turnMs = 50, most = 5_000 } = {},
): PassingTime {
  async function until(holds: () => boolean | Promise<boolean>) {
    for (let turns = 0; !(await holds()); turns += 1) {
      if (turns > most) throw new Error('It does not become so')
      await vi.advanceTimersByTimeAsync(turnMs)
      region?.clock.advance(turnMs)
      await runTasks()
    }
  }
  return {
    until,
    async passing(work) {
      let isOver = false
      const end = () => {
        isOver = true
      }
      work.then(end, end)
      await until(() => isOver)
      return work
    },
  }
}
