import type { DataRouter } from 'react-router'
import type { AppStore } from '#store/store'
import { whenIdle } from '#features/kit/routing/whenIdle'

/** What the browsers that know of it say about the connection. */
interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean }
}

/** Whether the user asked for less traffic: then nothing is fetched that may not be needed. */
const savesData = () => (navigator as NavigatorWithConnection).connection?.saveData === true

/**
 * Once the first page is there, fetches ahead what is likely to be opened next.
 *
 * @param complete adds the routes that are not there yet
 */
export function startAhead(router: DataRouter, store: AppStore, complete: () => Promise<void>) {
  if (savesData()) return
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    whenIdle(() => {
      // Without it, everything is fetched when it is opened.
      Promise.all([import('./ahead'), complete()])
        .then(([{ prefetchPages }]) => {
          if (!store.parts.signal.aborted) prefetchPages(router, store)
        })
        .catch(() => {})
    })
  })
}
