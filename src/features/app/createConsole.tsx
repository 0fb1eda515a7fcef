import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createBrowserRouter, RouterContextProvider, type DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { LinkRouter } from '#features/routing/Link'
import { missingBranch } from '#features/routing/lateCode'
import { storeContext } from '#features/routing/load'
import { navigations } from '#features/routing/navigationLog'
import { keepingPageQuery, pageParameters } from '#features/routing/pageQuery'
import { refusals } from '#features/routing/refusals'
import { RouteTree } from '#src/routeTree'
import { loadActors } from '#store/actors/loadActors'
import { captureIntents } from '#store/eventLog/intents'
import type { Tape } from '#store/eventLog/tape'
import { partOf } from '#store/parts'
import { makeStore, type AppStore } from '#store/store'
import { followScrollbar } from '#ui/overlays/scrollbarRoom'
import { startAhead } from './ahead/startAhead'
import { followPreferences } from './theme'

/** What a console is made of. */
interface ConsoleOptions {
  /** The element that it is drawn in. */
  root: Element
  /** Keeps its actions, where tests and the debugger rebuild the present from them. */
  tape?: Tape
  /** Called with its store, before anything is asked for. */
  prepare?: (store: AppStore) => void
}

/** A console in the page. */
export interface Console {
  store: AppStore
  router: DataRouter
  /** Ends it: what it draws, its calls, timers and listeners. The page can then have another one. */
  dispose(): void
}

/** The store of a console. Its session actor handles a lost session. */
function storeWith(tape: Tape | undefined): AppStore {
  const store = makeStore({
    onSessionLost: (location) =>
      void loadActors(store).then(
        ({ expire }) => expire(location),
        // Without its code the next call that is not let in tries again.
        () => {},
      ),
    tape,
  })
  return store
}

/** Makes a console at the address of the page, and draws it. */
export async function createConsole({ root, tape, prepare }: ConsoleOptions): Promise<Console> {
  const store = storeWith(tape)
  const { signal } = store.parts
  prepare?.(store)
  // A constant in each build.
  if (import.meta.env.DEV || import.meta.env.VITE_MOCK === '1') {
    const asked = new URLSearchParams(location.search).get('inspect')
    if (asked !== null)
      (await import('#features/hosted-inspector/hostedInspector')).openInspector(store, asked)
  }
  const navigated = partOf(store, navigations)
  navigated.logButtons(signal)
  const tree = new RouteTree(partOf(store, missingBranch).set)
  const context = () => new RouterContextProvider(new Map([[storeContext, store]]))
  const router = keepingPageQuery(
    createBrowserRouter(await tree.beginningAt(location.pathname), {
      getContext: context,
      patchRoutesOnNavigation: tree.onNavigation,
    }),
    partOf(store, pageParameters),
  )
  store.parts.whenOver(() => router.dispose())
  tree.growIn(router)
  captureIntents(store.log, document, signal)
  followPreferences(store)
  followScrollbar(signal)
  partOf(store, refusals).reloadIn(router)
  startAhead(router, store, () => tree.complete())
  navigated.follow(router)
  const drawn = createRoot(root)
  store.parts.whenOver(() => drawn.unmount())
  drawn.render(
    <StrictMode>
      <Provider store={store}>
        <LinkRouter value={router}>
          <RouterProvider router={router} useTransitions={false} />
        </LinkRouter>
      </Provider>
    </StrictMode>,
  )
  return { store, router, dispose: () => store.parts.dispose() }
}
