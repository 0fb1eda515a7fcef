import type { DataRouter } from 'react-router'
import { fetchAhead } from './fetchAhead'
import { fetchOnIntent } from './fetchOnIntent'

/** Fetches ahead: what a link leads to when it is about to be opened, and the rest when nothing happens. */
export function prefetchPages(router: DataRouter) {
  fetchOnIntent(router)
  fetchAhead(router)
}
