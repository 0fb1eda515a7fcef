import type { DataRouter } from 'react-router'
import type { AppStore } from '#store/store'
import { fetchAhead } from './fetchAhead'
import { fetchOnIntent } from './fetchOnIntent'

/** Fetches ahead: what a link leads to when it is about to be opened, and the rest when nothing happens. */
export function prefetchPages(router: DataRouter, store: AppStore) {
  fetchOnIntent(router, store)
  fetchAhead(router, store.parts.signal)
}
