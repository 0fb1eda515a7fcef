import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { LinkRouter } from '#features/routing/Link'
import { keepingPageQuery } from '#features/routing/pageQuery'
import { completedBy, completeTree, treeFor } from '#src/routeTree'
import { store } from '#store/appStore'
import { isPastFrame } from '#store/pastFrame'
import { captureIntents } from '#store/eventLog/intents'
import { logNavigations } from '#features/routing/navigationLog'
import { reloadRefused } from '#features/routing/refusals'
import { namePagesBy } from '#features/routing/pageName'
import { startAhead } from '#features/app/ahead/startAhead'
import { followPreferences } from '#features/app/theme'
import { followScrollbar } from '#ui/overlays/scrollbarRoom'
import '#ui/fonts/fonts.css'
import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/frame.css'

// For public/unstarted.js.
document.documentElement.dataset['code'] = 'here'

async function start() {
  // A constant in each build: the production build drops the import and the mock.
  if (import.meta.env.VITE_MOCK === '1') {
    await window.beforeStart
    if (isPastFrame) {
      const [{ startPast }, { allRoutes }] = await Promise.all([
        import('#features/app/startPast'),
        import('#src/allRoutes'),
      ])
      return startPast(allRoutes)
    }
    const { startPreview } = await import('#features/preview/startPreview')
    if (!(await startPreview())) return
  }
  if (import.meta.env.DEV || import.meta.env.VITE_MOCK === '1') {
    const asked = new URLSearchParams(location.search).get('inspect')
    if (asked !== null)
      (await import('#features/hosted-inspector/hostedInspector')).openInspector(store.log, asked)
  }
  const followNavigations = logNavigations(store.log)
  const router = keepingPageQuery(
    createBrowserRouter(await treeFor(location.pathname), {
      patchRoutesOnNavigation: completedBy(() => router),
    }),
  )
  namePagesBy(router)
  captureIntents(store.log, document)
  followPreferences(store)
  followScrollbar()
  reloadRefused(router)
  startAhead(router, () => completeTree(router))
  followNavigations(router)
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <LinkRouter value={router}>
          <RouterProvider router={router} useTransitions={false} />
        </LinkRouter>
      </Provider>
    </StrictMode>,
  )
}

/** Says on the page that the console did not start. Where the code for that cannot be fetched either, unstarted.js does. */
async function sayFailed(error: unknown) {
  try {
    const { showStartFailure } = await import('#features/app/startFailure')
    showStartFailure(error)
  } catch {
    document.documentElement.dataset['code'] = 'missing'
    throw error
  }
}

void start().catch(sayFailed)
