import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterContextProvider, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { LinkRouter } from '#features/kit/routing/Link'
import { storeContext } from '#features/kit/routing/load'
import { showMoments } from '#features/console/debugger/source/pastMoments'
import { pastShown, pastStore } from '#store/past/pastStore'
import { applyPreferences } from './theme'

/**
 * Shows the past console, in a frame of the debugger: the same pages over recorded states, without a region and
 * without requests. The parent page sends the moments to show.
 */
export function startPast(element: Element, routes: RouteObject[]) {
  const store = pastStore()
  // The frame shares the storage of the parent page, and must not write to it.
  Storage.prototype.setItem = () => {}
  Storage.prototype.removeItem = () => {}
  const root = createRoot(element)
  let router: ReturnType<typeof createMemoryRouter> | undefined
  let shown = ''
  showMoments(({ state, path }) => {
    store.dispatch(pastShown(state))
    applyPreferences(state.preferences)
    if (router && path === shown) return
    shown = path
    if (router) return void router.navigate(path, { replace: true })
    router = createMemoryRouter(routes, {
      initialEntries: [path],
      getContext: () => new RouterContextProvider(new Map([[storeContext, store]])),
    })
    root.render(
      <Provider store={store}>
        <LinkRouter value={router}>
          <RouterProvider router={router} useTransitions={false} />
        </LinkRouter>
      </Provider>,
    )
  })
}
