import type { Passing } from '../player/stage'
import type { PageClock } from './pageClock'
import { nextTask, type Settling } from './settle'

/** The clock moves by so many milliseconds at once, whatever the speed: what happens does not depend on it. */
const STEP_MS = 10
/** A frame that took longer counts as this: what the page did meanwhile is not made up for. */
const LONGEST_FRAME_MS = 50
/** How long a wait is shown at the viewer's speed. */
const SHOWN_WAIT_MS = 3_000
/** How many times faster the rest of it passes: a minute in a second. */
const WAIT_FACTOR = 60
/** How long a page that is not watched may keep the browser busy. */
const BUSY_MS = 30

/** How fast time passes for the viewer. */
export interface Pace {
  /** Milliseconds of the page for each of the viewer; 0 stops, Infinity hurries. */
  rate: number
}

/** Moves the page's clock, as fast as the pace says. */
export class PageTime {
  private waited = 0
  /** How much of the page's time the viewer has paid for. */
  private credit = 0
  private busySince = 0

  constructor(
    private readonly clock: PageClock,
    private readonly settling: Settling,
    private readonly pace: Pace,
  ) {}

  /** Ends what is waited for. */
  signal: AbortSignal | undefined

  private readonly nextFrame = () => new Promise<void>((resolve) => void this.clock.onFrame(resolve))

  /** Milliseconds of the page for each of the viewer, now. */
  private rate(why: Passing): number {
    const { rate } = this.pace
    return why === 'waiting' && this.waited > SHOWN_WAIT_MS ? rate * WAIT_FACTOR : rate
  }

  /** Comes back when time passes at all. */
  async begin(): Promise<void> {
    while (this.pace.rate === 0) {
      this.signal?.throwIfAborted()
      await this.nextFrame()
    }
  }

  /** Lets time pass. Comes back when it has, and the page has settled. */
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
    // The browser answers its user meanwhile.
    if (browserNow() - this.busySince < BUSY_MS) return
    await nextTask()
    this.busySince = browserNow()
  }
}
