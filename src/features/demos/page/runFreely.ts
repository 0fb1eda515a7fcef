import type { PageClock } from './pageClock'

/** A frame that took longer, as in a tab that was hidden, counts as this: time goes on from there. */
const LONGEST_FRAME_MS = 1_000

/** From now on the page's clock goes with the browser's. */
export function runFreely(clock: PageClock) {
  let last = clock.browserNow()
  const frame = () => {
    const now = clock.browserNow()
    clock.tick(Math.round(Math.min(now - last, LONGEST_FRAME_MS)))
    last = now
    clock.onFrame(frame)
  }
  clock.onFrame(frame)
}
