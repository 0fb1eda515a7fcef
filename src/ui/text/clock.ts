import { onCorrection, regionNow } from '#src/regionTime'
/**
 * Rounds wake-ups to these steps, in milliseconds, so that texts that change at about the same time share one.
 */
const GRAIN_MS = 5_000

/** The maximum delay of a timer, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1

type Wake = (now: number) => void

const waiting = new Map<Wake, number>()
let timer: ReturnType<typeof setTimeout> | undefined
let timerAt = Number.POSITIVE_INFINITY

function disarm() {
  clearTimeout(timer)
  timer = undefined
  timerAt = Number.POSITIVE_INFINITY
}

/** Sets the timer unless it fires early enough already. A hidden page has no timer. */
function arm(at: number) {
  if (at >= timerAt || document.hidden) return
  clearTimeout(timer)
  timerAt = at
  timer = setTimeout(goOff, Math.min(Math.max(0, at - regionNow()), LONGEST_MS))
}

/** Calls the due listeners and sets the timer for the next. */
function goOff() {
  disarm()
  const now = regionNow()
  let next = Number.POSITIVE_INFINITY
  for (const [wake, at] of Array.from(waiting)) {
    if (at > now) next = Math.min(next, at)
    else if (waiting.delete(wake)) wake(now)
  }
  if (next < Number.POSITIVE_INFINITY) arm(next)
}

// What is displayed was computed with the time that was wrong.
onCorrection(() => {
  const woken = Array.from(waiting.keys())
  waiting.clear()
  for (const wake of woken) wake(regionNow())
})

const onVisibility = () => (document.hidden ? disarm() : goOff())

/**
 * The shared clock of the page: calls a function once, shortly after a time. Its single timer fires at the
 * earliest of all due times, and never while the page is hidden.
 *
 * @param dueMs milliseconds since the epoch; `Infinity` for never
 * @param grainMs the maximum delay
 * @returns a function that cancels the call
 */
export function wakeAt(dueMs: number, wake: Wake, grainMs = GRAIN_MS): () => void {
  if (dueMs === Number.POSITIVE_INFINITY) return () => {}
  const at = Math.ceil(dueMs / grainMs) * grainMs
  if (waiting.size === 0) document.addEventListener('visibilitychange', onVisibility)
  waiting.set(wake, at)
  arm(at)
  return () => {
    waiting.delete(wake)
    if (waiting.size > 0) return
    disarm()
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
