/** Runs something once the browser has nothing else to do. Not every browser tells when that is. */
export function whenIdle(run: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run)
}

/** The same, but not before what is drawn now is on the screen. */
export const whenPainted = (run: () => void) => void requestAnimationFrame(() => whenIdle(run))
