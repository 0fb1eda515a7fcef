import type { DataRouter } from 'react-router'
import type { AppStore } from '#store/store'
import { whenIdle } from '#features/kit/routing/whenIdle'

/** A page that was hidden for this long may be in front of another region, in milliseconds. */
const LONG_HIDDEN_MS = 10 * 60_000

/**
 * Confirms the version of the region: after the first page has loaded, and when the page is visible again after a long
 * time. The version of the last visit is used until then.
 */
export function confirmVersion(router: DataRouter, { spoken, parts: { signal } }: AppStore) {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    whenIdle(() => {
      if (!signal.aborted && spoken.choice === 'kept') void spoken.confirm()
    })
  })
  let hiddenAt = 0
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') hiddenAt = performance.now()
      else if (performance.now() - hiddenAt > LONG_HIDDEN_MS) void spoken.confirm()
    },
    { signal },
  )
}
