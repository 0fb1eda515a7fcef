import type { DataRouter } from 'react-router'
import type { AppStore } from '#store/store'
import { whenIdle } from '#features/kit/routing/whenIdle'

/** The browser's data about the connection, where it has any. */
interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean }
}

/** Whether the user has asked for less traffic, which disables prefetching. */
const savesData = () => (navigator as NavigatorWithConnection).connection?.saveData === true

/**
 * Starts to prefetch after the first page has loaded.
 *
 * @param complete adds the routes that are still missing
 */
export function startAhead(router: DataRouter, store: AppStore, complete: () => Promise<void>) {
  if (savesData()) return
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    whenIdle(() => {
      // If this fails, every page is fetched when it is opened.
      Promise.all([import('./ahead'), complete()])
        .then(([{ prefetchPages }]) => {
          if (!store.parts.signal.aborted) prefetchPages(router, store)
        })
        .catch(() => {})
    })
  })
}
