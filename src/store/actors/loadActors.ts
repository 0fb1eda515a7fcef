import { addressOf } from '#src/basePath'
import { consolePart, consolePartOf } from '../parts'
import type { AppStore } from '../store'
import type { Actors } from './actors'
import { dialogs } from './dialogs'
import { stalledCommands } from './command/stalled'
import { underWay } from './underWay'

async function load(store: AppStore): Promise<Actors> {
  const { createActors } = await import('./actors')
  const shown = consolePartOf(store, dialogs)
  const stalled = consolePartOf(store, stalledCommands)
  // Without a cause: the log must be the same whether the code was loaded before or after the click's task ended.
  return store.log.within(null, () =>
    createActors({
      store,
      navigateHard: (url) => location.assign(addressOf(url)),
      setConfirmView: (confirm) => shown.set({ ...shown.get(), confirm }),
      showStalled(resourceId, sinceMs) {
        const next = new Map(stalled.get())
        if (sinceMs === undefined) next.delete(resourceId)
        else next.set(resourceId, sinceMs)
        stalled.set(next)
      },
      setUnderWay: consolePartOf(store, underWay).set,
    }),
  )
}

/** Loads the actors of a console once; after a failure, the next call retries. */
const loader = consolePart(
  (store) => {
    let loading: Promise<Actors> | undefined
    return {
      load: () =>
        (loading ??= load(store).catch((error: unknown) => {
          loading = undefined
          throw error
        })),
      end: () => void loading?.then(({ root }) => root.stop()),
    }
  },
  ({ end }) => end(),
)

/**
 * The actors of a store. The first use loads their code: the first screen needs none.
 *
 * @throws when the code cannot be fetched; the next call retries
 */
export const loadActors = (store: AppStore): Promise<Actors> => consolePartOf(store, loader).load()
