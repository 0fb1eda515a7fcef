/** Runs a function when the browser is idle. Safari has no `requestIdleCallback`. */
export function whenIdle(run: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run)
  else setTimeout(run)
}

/** As {@link whenIdle}, but after the next paint. */
export const whenPainted = (run: () => void) => void requestAnimationFrame(() => whenIdle(run))
