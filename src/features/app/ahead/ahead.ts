import type { DataRouter } from 'react-router'
import type { AppStore } from '#store/store'
import { fetchAhead } from './fetchAhead'
import { fetchOnIntent } from './fetchOnIntent'

/** Prefetches the page of a link on intent, and the rest of the area's code when the browser is idle. */
export function prefetchPages(router: DataRouter, store: AppStore) {
  fetchOnIntent(router, store)
  fetchAhead(router, store.parts.signal)
}
