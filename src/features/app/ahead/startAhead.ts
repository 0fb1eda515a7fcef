import type { DataRouter } from 'react-router'
import type { AppStore } from '#store/store'
import type { Fetch } from '#ui/onDemand'
import { savesData } from '#features/kit/routing/savesData'
import { whenIdle } from '#src/whenIdle'

/** The routes that the first file of the route tree does not have. */
export interface MissingRoutes {
  /** The code that has them. */
  secondFile: Fetch
  /** Adds them if the page at a path is one of them. */
  completeFor: (path: string) => Promise<void>
}

/** Starts to prefetch after the first page has loaded. */
export function startAhead(router: DataRouter, store: AppStore, tree: MissingRoutes) {
  if (savesData()) return
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    whenIdle(() => {
      // If this fails, every page is fetched when it is opened.
      import('./ahead')
        .then(({ prefetchPages }) => {
          if (!store.parts.signal.aborted) prefetchPages(router, store, tree)
        })
        .catch(() => {})
    })
  })
}
