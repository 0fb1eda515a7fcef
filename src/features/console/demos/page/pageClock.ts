import { install } from '@sinonjs/fake-timers'

/** The clock of a page in which a demo plays: it moves only by `tick`. */
export interface PageClock {
  /** Advances the clock, and runs the due timers. @returns their number */
  tick(ms: number): number
  /** The browser's real time in milliseconds. */
  browserNow(): number
  /** Runs a function before the browser's next frame. @returns a function that cancels it */
  onFrame(run: () => void): () => void
  /** Runs a function when the browser is idle. */
  onIdle(run: () => void): void
  /** A native channel, whose messages are not counted. */
  channel(): MessageChannel
  /** Number of pending messages that code has posted to itself: React renders in slices by such messages. */
  messages(): number
}

/** The start time of every demo. */
const BEGINNING = Date.parse('2026-01-15T09:00:00Z')

/** Time in which the browser becomes idle, or counts as idle. */
const IDLE_WITHIN_MS = 20

let clock: PageClock | undefined

/** Number of pending messages of channels. */
let posted = 0

/** Replaces the browser's channels by ones that count their pending messages. */
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

/** The clock of this page; undefined if the page uses the browser's time. */
export const pageClock = (): PageClock | undefined => clock

/**
 * Installs a clock in the page. It controls timers, frames, dates and `performance`, but not the browser's own
 * work: drawing, CSS animations, messages and files.
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
      // Safari has no `requestIdleCallback`.
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
  // Counts the timers, because the library does not report whether any ran.
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
      // A headless browser without anything to draw does not report that it is idle.
      if (idle) idle.call(globalThis, run, { timeout: IDLE_WITHIN_MS })
      else frame.call(globalThis, () => frame.call(globalThis, run))
    },
    onFrame(run) {
      const id = frame.call(globalThis, run)
      return () => cancel.call(globalThis, id)
    },
    tick(ms) {
      ran = 0
      try {
        timers.tick(ms)
      } catch (error) {
        // As the browser handles an error in a timer.
        reportError(error)
      }
      return ran
    },
  }
}
