// Safari has no `requestIdleCallback`.
function idle(run: () => void, options?: IdleRequestOptions) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, options)
  else setTimeout(run)
}

/** Runs a function when the browser is idle. */
export const whenIdle = (run: () => void) => idle(run)

/** As {@link whenIdle}, but after the next paint, and soon after it on a page that stays busy, as with a long list. */
export const whenPainted = (run: () => void) =>
  void requestAnimationFrame(() => idle(run, { timeout: 1_000 }))
