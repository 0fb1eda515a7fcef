import type { DataRouter } from 'react-router'
import { whenIdle } from '#features/kit/routing/whenIdle'
import type { Version } from '#store/api/versions/change'
import { isBefore } from '#store/api/versions/offers'
import type { AppStore } from '#store/store'

/** What the user is shown when the region has another version than before. */
export const changedRegion = (version: Version, before: Version) => ({
  tone: 'success' as const,
  title: `The region was ${isBefore(version, before) ? 'rolled back' : 'updated'}`,
  body: `Its API is now version ${version}. Everything on this page was loaded again; what you typed is kept.`,
})

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
