/** Runs a function when the browser is idle. Safari has no `requestIdleCallback`. */
export function whenIdle(run: () => void, options?: IdleRequestOptions) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, options)
  else setTimeout(run)
}

/** As {@link whenIdle}, but after the next paint, and soon after it on a page that stays busy, as with a long list. */
export const whenPainted = (run: () => void) =>
  void requestAnimationFrame(() => whenIdle(run, { timeout: 1_000 }))
