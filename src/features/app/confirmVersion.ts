import type { DataRouter } from 'react-router'
import { whenIdle } from '#features/kit/routing/whenIdle'
import type { AppStore } from '#store/store'

/** Confirms the version of the last visit once the first page has loaded; it is used until then. */
export function confirmVersion(router: DataRouter, { spoken, parts: { signal } }: AppStore) {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    whenIdle(() => {
      if (!signal.aborted && spoken.choice === 'kept') void spoken.confirm()
    })
  })
}
