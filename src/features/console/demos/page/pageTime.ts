import type { Passing } from '../player/stage'
import type { PageClock } from './pageClock'
import { nextTask, type Settling } from './settle'

/** The step of the clock in milliseconds, at any speed, so that a demo does not depend on it. */
const STEP_MS = 10
/** Maximum frame duration that counts: the clock does not catch up on time the page was busy. */
const LONGEST_FRAME_MS = 50
/** Time that a wait passes at the viewer's speed. */
const SHOWN_WAIT_MS = 3_000
/** The speed-up of the rest of a wait: a minute in a second. */
const WAIT_FACTOR = 60
/** Maximum time without a pause for the browser, if no viewer watches the page. */
const BUSY_MS = 30

/** The speed of time for the viewer. */
export interface Pace {
  /** Milliseconds of the page per millisecond of the viewer; 0 stops, Infinity does not wait. */
  rate: number
}

/** Moves the page's clock at the viewer's pace. */
export class PageTime {
  private waited = 0
  /** Time of the page that is due for the viewer. */
  private credit = 0
  private busySince = 0

  constructor(
    private readonly clock: PageClock,
    private readonly settling: Settling,
    private readonly pace: Pace,
  ) {}

  /** Aborts a running wait. */
  signal: AbortSignal | undefined

  private readonly nextFrame = () => new Promise<void>((resolve) => void this.clock.onFrame(resolve))

  /** The current milliseconds of the page per millisecond of the viewer. */
  private rate(why: Passing): number {
    const { rate } = this.pace
    return why === 'waiting' && this.waited > SHOWN_WAIT_MS ? rate * WAIT_FACTOR : rate
  }

  /** Resolves once time passes. */
  async begin(): Promise<void> {
    while (this.pace.rate === 0) {
      this.signal?.throwIfAborted()
      await this.nextFrame()
    }
  }

  /** Advances the clock. Resolves when the time has passed and the page has settled. */
  async advance(ms: number, why: Passing): Promise<void> {
    if (why !== 'waiting') this.waited = 0
    for (let left = ms; left > 0; left -= STEP_MS) {
      const step = Math.min(STEP_MS, left)
      await this.earn(step, why)
      this.signal?.throwIfAborted()
      if (this.clock.tick(step) > 0) await this.settling.settled()
      if (why === 'waiting') this.waited += step
    }
  }

  /** Waits until a step of the clock is due for the viewer. */
  private async earn(step: number, why: Passing) {
    const { browserNow } = this.clock
    let last = browserNow()
    while (this.credit < step && this.rate(why) !== Infinity) {
      this.signal?.throwIfAborted()
      await this.nextFrame()
      const now = browserNow()
      this.credit += Math.min(now - last, LONGEST_FRAME_MS) * this.rate(why)
      last = now
    }
    if (this.rate(why) !== Infinity) {
      this.credit -= step
      return
    }
    this.credit = 0
    // Lets the browser handle the user's input.
    if (browserNow() - this.busySince < BUSY_MS) return
    await nextTask()
    this.busySince = browserNow()
  }
}
