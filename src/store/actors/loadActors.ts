import type { Actors } from './actors'
import { confirmView, stalledCommands } from './confirmView'
import { underWay } from './underWay'
import type { AppStore } from '../store'

const loading = new WeakMap<AppStore, Promise<Actors>>()

function showStalled(resourceId: string, sinceMs: number | undefined) {
  const next = new Map(stalledCommands.get())
  if (sinceMs === undefined) next.delete(resourceId)
  else next.set(resourceId, sinceMs)
  stalledCommands.set(next)
}

async function load(store: AppStore): Promise<Actors> {
  const { createActors } = await import('./actors')
  return createActors({
    store,
    navigateHard: (url) => location.assign(url),
    setConfirmView: confirmView.set,
    showStalled,
    setUnderWay: underWay.set,
  })
}

/**
 * The actors of a store. Their code is loaded when the first of them is needed: the first screen needs none.
 *
 * @throws when their code does not arrive; the next call tries again
 */
export function loadActors(store: AppStore): Promise<Actors> {
  const earlier = loading.get(store)
  if (earlier) return earlier
  const loaded = load(store).catch((error: unknown) => {
    loading.delete(store)
    throw error
  })
  loading.set(store, loaded)
  return loaded
}
