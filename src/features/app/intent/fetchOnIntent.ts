import { pathBelow } from '#src/basePath'
import { createPath, parsePath, RouterContextProvider, type DataRouter } from 'react-router'
import { intents } from '#features/kit/routing/intent'
import { storeContext } from '#features/kit/routing/load'
import { consolePartOf } from '#store/parts'
import type { AppStore } from '#store/store'
import { matchesOf } from '#features/kit/routing/matchesOf'
import { lateCodeOf, loaderOf } from '#features/kit/routing/routeInternals'
import type { CompleteFor } from '../routeTree'

/** The path of the console's page that a link opens in this tab, from the event's target; undefined otherwise. */
function linkedPath({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self'))
    return undefined
  const { origin, pathname, search } = new URL(link.href)
  const path = origin === location.origin ? pathBelow(pathname) : undefined
  return path === undefined ? undefined : path + search
}

/** Fetches the code and the data of a page that may be opened, except those that the open page shares. */
async function fetchPage(router: DataRouter, store: AppStore, completeFor: CompleteFor, path: string) {
  const context = new RouterContextProvider(new Map([[storeContext, store]]))
  const { pathname = '/' } = parsePath(path)
  await completeFor(pathname)
  const { routes, state } = router
  const isOpen = (route: { id?: string }, at: string) =>
    state.matches.some((match) => match.route.id === route.id && match.pathname === at)
  const matches = matchesOf(routes, pathname)
  const request = new Request(new URL(createPath(parsePath(path)), location.origin))
  await Promise.allSettled(
    matches
      .filter((match) => !isOpen(match.route, match.pathname))
      .flatMap(({ route, params }) => {
        const load = async () => {
          const run = await loaderOf(route)
          // Ignores errors: the page shows them when it is opened.
          await run?.({ request, params, context, isGuess: true })
        }
        const draw = async () => await lateCodeOf(route)?.Component?.()
        return [load(), draw()]
      }),
  )
}

/**
 * Fetches the page of a link when the pointer is pressed on it, or when the pointer or the focus rests on it.
 * Skips cached data, so that a second intent fetches nothing.
 */
export function fetchOnIntent(router: DataRouter, store: AppStore, completeFor: CompleteFor) {
  const intent = consolePartOf(store, intents)
  const { signal } = store.parts
  intent.fetchBy((path) => void fetchPage(router, store, completeFor, path))
  const rest = (event: Event) => {
    const path = linkedPath(event)
    if (path === undefined) intent.cancel()
    else intent.intend(path)
  }
  const press = (event: Event) => {
    const path = linkedPath(event)
    if (path !== undefined) intent.intendNow(path)
  }
  document.addEventListener('pointerover', rest, { capture: true, passive: true, signal })
  document.addEventListener('focusin', rest, { capture: true, signal })
  document.addEventListener('pointerdown', press, { capture: true, passive: true, signal })
  document.documentElement.addEventListener('pointerleave', intent.cancel, { passive: true, signal })
  document.addEventListener('focusout', intent.cancel, { capture: true, signal })
}
