import type { DataRouter } from 'react-router'
import type { AppStore } from '#store/store'
import { savesData } from '#features/kit/routing/savesData'
import { whenIdle } from '#src/whenIdle'

/** Adds the routes that the first file of the route tree does not have, if the page at a path is one of them. */
export type CompleteFor = (path: string) => Promise<void>

/** Starts to fetch pages on intent once the first page has loaded. */
export function startIntents(router: DataRouter, store: AppStore, completeFor: CompleteFor) {
  if (savesData()) return
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    whenIdle(() => {
      // If this fails, every page is fetched when it is opened.
      import('./fetchOnIntent')
        .then(({ fetchOnIntent }) => {
          if (!store.parts.signal.aborted) fetchOnIntent(router, store, completeFor)
        })
        .catch(() => {})
    })
  })
}
