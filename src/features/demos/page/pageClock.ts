import { install } from '@sinonjs/fake-timers'

/** The clock of a page in which a demo plays: it moves only by `tick`. */
export interface PageClock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Moves on, and runs what is due on the way. @returns how many timers ran */
  tick(ms: number): number
  /** The browser's own time in milliseconds, which nothing moves. */
  browserNow(): number
  /** Runs something before the browser draws next. @returns a function that cancels it */
  onFrame(run: () => void): () => void
  /** Runs something when the browser has nothing else to do. */
  onIdle(run: () => void): void
  /** A channel of the browser's own, whose messages are not counted. */
  channel(): MessageChannel
  /** How many messages that code has posted to itself are still to come: React draws in slices by such messages. */
  messages(): number
}

/** When every demo begins. */
const BEGINNING = Date.parse('2026-01-15T09:00:00Z')

/** The browser's own time within which it is idle, or counts as idle. */
const IDLE_WITHIN_MS = 20

let clock: PageClock | undefined

/** Messages of channels that are on their way. */
let posted = 0

/** Puts channels in the place of the browser's whose messages are counted until they arrive. */
function countMessages() {
  const Native = globalThis.MessageChannel
  const count = (from: MessagePort, to: MessagePort) => {
    const post = from.postMessage.bind(from) as (...args: unknown[]) => void
    from.postMessage = (...args: unknown[]) => {
      posted += 1
      post(...args)
    }
    to.addEventListener('message', () => {
      posted -= 1
    })
  }
  globalThis.MessageChannel = class extends Native {
    constructor() {
      super()
      count(this.port1, this.port2)
      count(this.port2, this.port1)
    }
  }
  return () => new Native()
}

/** The clock of this page; undefined where time is the browser's. */
export const pageClock = (): PageClock | undefined => clock

/**
 * Puts a clock under the page. From now on timers, frames, dates and the page's own time are its, but not what the browser
 * does by itself: drawing, animations of style sheets, messages and files.
 */
export function installClock() {
  const browserNow = performance.now.bind(performance)
  const channel = countMessages()
  const { requestAnimationFrame: frame, cancelAnimationFrame: cancel } = globalThis
  const idle = 'requestIdleCallback' in globalThis ? globalThis.requestIdleCallback : undefined
  const timers = install({
    now: BEGINNING,
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      // Not every browser has it.
      ...(idle ? (['requestIdleCallback', 'cancelIdleCallback'] as const) : []),
      'Date',
      'performance',
    ],
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
  const { setTimeout: once, setInterval: again, requestAnimationFrame: next } = globalThis
  const { requestIdleCallback: whenIdle } = globalThis
  Object.assign(globalThis, {
    setTimeout: (run: Run, ms?: number, ...args: unknown[]) => once(counted(run), ms, ...args),
    setInterval: (run: Run, ms?: number, ...args: unknown[]) => again(counted(run), ms, ...args),
    requestAnimationFrame: (run: Run) => next(counted(run)),
    ...(idle && {
      requestIdleCallback: (run: Run, options?: IdleRequestOptions) => whenIdle(counted(run), options),
    }),
  })
  clock = {
    browserNow,
    channel,
    messages: () => posted,
    onIdle(run) {
      // A browser without a window that has nothing to draw does not say that it is idle.
      if (idle) idle.call(globalThis, run, { timeout: IDLE_WITHIN_MS })
      else frame.call(globalThis, () => frame.call(globalThis, run))
    },
    onFrame(run) {
      const id = frame.call(globalThis, run)
      return () => cancel.call(globalThis, id)
    },
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
