import type { DataRouter } from 'react-router'
import { whenIdle } from '#features/kit/routing/whenIdle'
import type { AppStore } from '#store/store'

/** Watches the version of the region once the first page has loaded; that of the last visit is confirmed then. */
export function confirmVersion(router: DataRouter, { spoken, parts: { signal } }: AppStore) {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    whenIdle(() => {
      if (!signal.aborted) void spoken.begin()
    })
  })
}
