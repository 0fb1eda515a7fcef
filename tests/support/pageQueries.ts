import { skipToken } from '@reduxjs/toolkit/query'
import { api } from '#store/api/api'
import type { AppStore } from '#store/store'

// The calls that the parts of a page make when they show, such as names in cells: without a browser there are no
// effects that send them.

type Ask = (store: AppStore) => unknown

/** An endpoint as the part of a page that shows it asks for it. */
interface Asked {
  useQuery?: (args: unknown, options?: { skip?: boolean }) => unknown
  select: (args: unknown) => unknown
  initiate: (args: unknown) => Parameters<AppStore['dispatch']>[0]
}

/** Endpoints that the rows of lists ask once they are in view (`rowAnswers`); their hooks read what is known. */
const ofRows: ReadonlySet<string> = new Set(['alertDeliveryList', 'linksOfPorts', 'sledLoads'])

/** Notes what the hooks of a rendering ask for: without effects, they send nothing. @returns a function that ends it */
function watchQueries(asked: Map<string, Ask>): () => void {
  const undo = Object.entries(api.endpoints as unknown as Record<string, Asked>).flatMap(
    ([name, endpoint]) => {
      const { useQuery, select, initiate } = endpoint
      if (!useQuery) return []
      const note = (args: unknown) =>
        asked.set(`${name} ${JSON.stringify(args)}`, (store) => store.dispatch(initiate(args)))
      endpoint.useQuery = (args, options) => {
        if (args !== skipToken && !options?.skip) note(args)
        return useQuery(args, options)
      }
      if (ofRows.has(name))
        endpoint.select = (args) => {
          note(args)
          return select(args)
        }
      return [() => void Object.assign(endpoint, { useQuery, select })]
    },
  )
  return () => {
    for (const back of undo) back()
  }
}

/** The renderings after the first one that a page may need for the names in its cells, and for what they lead to. */
const MOST_RENDERINGS = 3

/** Asks for all that a page asks for, and then for what that makes it ask for. */
export async function settle(store: AppStore, draw: () => Promise<unknown>) {
  const known = new Set<string>()
  for (let times = 0; times < MOST_RENDERINGS; times += 1) {
    const asked = new Map<string, Ask>()
    const unwatch = watchQueries(asked)
    await draw().finally(unwatch)
    const fresh = [...asked].filter(([key]) => !known.has(key))
    if (fresh.length === 0) return
    for (const [key, ask] of fresh) {
      known.add(key)
      ask(store)
    }
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
  }
}

const isUnderWay = (store: AppStore) =>
  Object.values(store.getState().api.queries).some((query) => query?.status === 'pending')

/**
 * Waits for all calls, also those that a change sends again. The library does not list these among the running ones, and
 * a loader would take the answer from before the change.
 */
export async function allAnswered(store: AppStore) {
  while (isUnderWay(store))
    await new Promise<void>((resolve) => {
      const stop = store.subscribe(() => {
        stop()
        resolve()
      })
    })
}
