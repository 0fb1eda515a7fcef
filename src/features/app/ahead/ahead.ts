// @chunk ahead
import type { DataRouter } from 'react-router'
import type { AppStore } from '#store/store'
import { fetchAhead } from './fetchAhead'
import { fetchOnIntent } from './fetchOnIntent'
import type { MissingRoutes } from './startAhead'

/** Fetches and runs the page of a link on intent, and fetches the rest of the area's code when the browser is idle. */
export function prefetchPages(router: DataRouter, store: AppStore, tree: MissingRoutes) {
  fetchOnIntent(router, store, tree.completeFor)
  fetchAhead(router, tree.secondFile, store.parts.signal)
}
