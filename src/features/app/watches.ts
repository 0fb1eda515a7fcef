// @chunk late
import type { DataRouter } from 'react-router'
import { savesData } from '#features/kit/routing/savesData'
import { oneUser } from '#store/actors/session/oneUser'
import { consolePartOf } from '#store/parts'
import type { AppStore } from '#store/store'
import { fetchAhead } from './intent/fetchAhead'
import { fetchOnIntent } from './intent/fetchOnIntent'
import type { CompleteFor } from './routeTree'

/** How long after the first page the version of the region is confirmed, in milliseconds. */
const CONFIRM_MS = 10_000

/**
 * Begins to fetch pages on intent, and files ahead, to watch that the user stays the same, and, ten seconds later, to watch
 * the version of the region. Called once the first page has loaded.
 */
export function beginWatches(router: DataRouter, store: AppStore, completeFor: CompleteFor) {
  const { regionVersion, parts } = store
  if (!savesData()) {
    fetchOnIntent(router, store, completeFor)
    fetchAhead(router, parts.signal)
  }
  consolePartOf(store, oneUser)
  const confirming = setTimeout(() => void regionVersion.begin(), CONFIRM_MS)
  parts.signal.addEventListener('abort', () => clearTimeout(confirming))
}
