import { install } from '@sinonjs/fake-timers'

/** The clock of a page in which a demo plays: it stands still unless it is moved. */
export interface PageClock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Moves on, and runs what is due on the way. @returns how many timers ran */
  tick(ms: number): number
  /** The browser's own time in milliseconds, which nothing moves. */
  browserNow(): number
}

/** When every demo begins. */
const BEGINNING = Date.parse('2026-01-15T09:00:00Z')

let clock: PageClock | undefined

/** The clock of this page; undefined where time is the browser's. */
export const pageClock = (): PageClock | undefined => clock

/**
 * Puts a clock under the page. From now on timers, dates and the page's own time are its, but not what the browser does
 * by itself: drawing, animations, messages and files.
 */
export function installClock() {
  const browserNow = performance.now.bind(performance)
  const timers = install({
    now: BEGINNING,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    shouldClearNativeTimers: true,
  })
  let ran = 0
  type Run = (...args: unknown[]) => void
  const counted =
    (run: Run): Run =>
    (...args) => {
      ran += 1
      run(...args)
    }
  // The library does not tell whether anything ran.
  const { setTimeout: once, setInterval: again } = globalThis
  Object.assign(globalThis, {
    setTimeout: (run: Run, ms?: number, ...args: unknown[]) => once(counted(run), ms, ...args),
    setInterval: (run: Run, ms?: number, ...args: unknown[]) => again(counted(run), ms, ...args),
  })
  clock = {
    browserNow,
    now: () => timers.now,
    tick(ms) {
      ran = 0
      try {
        timers.tick(ms)
      } catch (error) {
        // As the browser treats an error in a timer.
        reportError(error)
      }
      return ran
    },
  }
}
