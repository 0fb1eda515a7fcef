import { pagePath } from '#src/basePath'
import { regionNow } from '#src/regionTime'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createBrowserRouter, RouterContextProvider, type DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { LinkRouter } from '#features/kit/routing/Link'
import { keepingPageQuery, pageParameters } from '#features/kit/routing/pageQuery'
import { routeTree } from './routeTree'
import { api } from '#store/api/api'
import { loadActors } from '#store/actors/loadActors'
import { consolePartOf } from '#store/parts'
import { makeStore, type AppStore } from '#store/store'
import type { Version } from '#store/api/versions/generated/shipped'
import { pinnedVersion } from '#store/api/versions/regionVersion'
import { captureIntents } from '#store/eventLog/intents'
import type { Tape } from '#store/eventLog/tape'
import { formatDateTime } from '#ui/format/formatDateTime'
import { noteMissingSheets } from '#ui/missingSheets'
import { missingBranch } from '#features/kit/routes/lateCode'
import { storeContext } from '#features/kit/routing/load'
import { navigations } from '#features/kit/routing/navigationLog'
import { withLatestState } from './latestState'
import { dropWrongEntry } from '#features/kit/routing/routeInternals'
import { dropWrongPositions } from '#features/kit/routing/scrollPositions'
import { refusals } from '#features/kit/routing/refusals'
import { whenIdle } from '#src/whenIdle'
import { unreadable } from '#store/kept/browserStorage'
import { checkBuild, loadInstallation, type Installation } from './readSettings'
import { reportStartFailure } from './reportStartFailure'
import { followPreferences } from './theme'

/** The surroundings of a console. */
interface ConsoleOptions {
  /** The element that it is rendered in. */
  root: Element
  /** Records its actions; tests and the debugger rebuild states from them. */
  tape?: Tape
  /** Called with its store, before the first request. */
  prepare?: (store: AppStore) => void
  /** The version of the API that its region is known to have; without it, the console finds out. */
  apiVersion?: Version | undefined
  /** Its settings and its path; without it, those of the build. */
  installation?: Installation
}

/** A running console. */
export interface Console {
  store: AppStore
  router: DataRouter
  /** Ends it: unmounts it, aborts its requests, and removes its timers and listeners. */
  dispose(): void
}

/** Calls a function once the first page has its data. */
function whenLoaded(router: DataRouter, run: () => void) {
  if (router.state.initialized) return run()
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    run()
  })
}

/** How long the first page may take until its skeleton is drawn, in milliseconds. */
const SOON_MS = 500

/** Writes the address and the time below a printed page: base.css shows them from the attribute. */
function followPrint(root: Element, signal: AbortSignal) {
  const write = () =>
    root.setAttribute('data-printed', `${location.href} · ${formatDateTime(new Date(regionNow()))}`)
  addEventListener('beforeprint', write, { signal })
}

/** Says what the browser has kept and the console cannot read, now and later. Without the code, the next visit does. */
function reportUnreadable(store: AppStore) {
  unreadable.say = () =>
    void loadInstallation().then(
      (code) => code.reportUnreadable(store),
      () => {},
    )
  if (unreadable.found.length > 0) unreadable.say()
}

/** Creates a console at the address of the page, and renders it. */
export async function createConsole({
  root,
  tape,
  prepare,
  apiVersion,
  installation,
}: ConsoleOptions): Promise<Console> {
  const code = installation?.code
  const store: AppStore = makeStore({
    // The session actor handles lost sessions.
    onSessionLost: (path) =>
      void loadActors(store).then(
        ({ expire }) => expire(path),
        // Without the actor's code, the next refused request retries.
        () => {},
      ),
    tape,
    apiVersion: pinnedVersion() ?? apiVersion ?? 'found',
  })
  const { signal } = store.parts
  noteMissingSheets(signal)
  reportUnreadable(store)
  prepare?.(store)
  // Constant in each build: the production build drops the branch.
  if (import.meta.env.DEV || import.meta.env.VITE_MOCK === '1') {
    const asked = new URLSearchParams(location.search).get('inspect')
    if (asked !== null)
      (await import('#features/console/hosted-inspector/hostedInspector')).openInspector(store, asked)
  }
  dropWrongPositions()
  dropWrongEntry()
  const navigated = consolePartOf(store, navigations)
  navigated.logButtons(signal)
  const tree = routeTree(() => router, consolePartOf(store, missingBranch).set, code?.routesWithoutOff)
  const created = createBrowserRouter(await tree.beginningAt(pagePath()), {
    ...(code && { window: code.windowBelow() }),
    getContext: () => new RouterContextProvider(new Map([[storeContext, store]])),
    patchRoutesOnNavigation: tree.onNavigation,
  })
  const router: DataRouter = navigated.withCauses(
    keepingPageQuery(created, consolePartOf(store, pageParameters)),
  )
  captureIntents(store.log, document, signal)
  followPreferences(store)
  followPrint(root, signal)
  consolePartOf(store, refusals).reloadIn(router)
  whenLoaded(router, () =>
    whenIdle(() => {
      // Without the code, pages are fetched when they are opened, and the next page load watches.
      import('./watches').then(
        ({ beginWatches }) => signal.aborted || beginWatches(router, store, tree.completeFor),
        () => {},
      )
    }),
  )
  // Without the code of the report, the next visit reports.
  void checkBuild(router, store).catch(() => {})
  void installation?.file.then((file) => file?.code.checkSettings(file.text, router, store))
  // Without the code, the next visit says it.
  void installation?.late?.then(
    (late) => late.reportLateSettings(store),
    () => {},
  )
  navigated.follow(router)
  const rendered = withLatestState(router)
  // An error that no error screen caught: one of the error screen itself.
  const drawn = createRoot(root, { onUncaughtError: (error) => void reportStartFailure(error, dispose) })
  function dispose() {
    drawn.unmount()
    router.dispose()
    store.parts.dispose()
    for (const call of store.dispatch(api.util.getRunningQueriesThunk())) call.abort()
    for (const call of store.dispatch(api.util.getRunningMutationsThunk())) call.abort()
    store.dispatch(api.util.resetApiState())
    store.log.flush()
  }
  const page = (
    <StrictMode>
      <Provider store={store}>
        <LinkRouter value={router}>
          <RouterProvider router={rendered} useTransitions={false} />
        </LinkRouter>
      </Provider>
    </StrictMode>
  )
  // Drawn once the first page has its data, in place of the frame of `index.html`; a page that takes longer has its
  // skeleton meanwhile. The same element a second time draws nothing.
  const draw = () => signal.aborted || drawn.render(page)
  whenLoaded(router, draw)
  setTimeout(draw, SOON_MS)
  return { store, router, dispose }
}
