import { use, useEffect } from 'react'
import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
} from 'react-router'
import { isApiError } from '#model/apiError'
import { useAppStore, useConsolePart } from '#store/hooks'
import { observable } from '#store/observable'
import { consolePart } from '#store/parts'
import { reloadPage } from '#ui/reloadPage'
import { LinkRouter } from '#features/kit/routing/Link'
import { refusals } from '#features/kit/routing/refusals'
import { describeError, notFoundText, type ErrorText } from './describeError'
import type { Loads } from './loads'
import { callBehind } from './httpStatus'

/** A failed route: its texts and the possible next steps. */
export interface RouteFailure {
  error: unknown
  text: ErrorText
  /** Retries the route; undefined if a retry would fail again. */
  retry: (() => void) | undefined
  isRetrying: boolean
}

/** Replaces the page, where there is nothing, by that of the record which had the name in its address before. */
function useRenamed(isGone: boolean) {
  const store = useAppStore()
  const routes = use(LinkRouter)?.routes
  const go = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!isGone) return
    let isOver = false
    async function find() {
      const { renamedAddress } = await import('./renamed')
      const to = await renamedAddress(store, routes ?? [], { pathname, search })
      if (to !== undefined && !isOver) void go(to, { replace: true })
    }
    // Without the code, the page says that there is nothing.
    find().catch(() => {})
    return () => {
      isOver = true
    }
  }, [isGone, pathname, search, routes, store, go])
}

/** The path of the page that was tried again last, for an error screen that is mounted anew by the try. */
const triedPath = consolePart(() => observable(''))

/** The error of the nearest error element. The raw error is logged to the browser's console only. */
export function useRouteFailure(loads: Loads | undefined): RouteFailure {
  const thrown = useRouteError()
  const error = callBehind(thrown) ?? thrown
  const params = useParams()
  const { pathname, search, hash, state, key } = useLocation()
  const go = useNavigate()
  const { location: next } = useNavigation()
  const asked = useConsolePart(refusals)
  useEffect(() => {
    if (!isApiError(error) && !isRouteErrorResponse(error)) console.error(error)
  }, [error])
  const text = describeError(thrown, loads, params, pathname)
  useRenamed(text.kind === 'notFound' && isApiError(error))
  const isOutdated = text.kind === 'outdated'
  const tried = useConsolePart(triedPath)
  useEffect(() => {
    // The retry failed. After a release the code has other addresses, which a reload fetches; and some browsers
    // never refetch a file that failed.
    if (tried.get() === pathname && isOutdated) void reloadPage()
    tried.set('')
  }, [tried, key, pathname, isOutdated])
  const retry = () => {
    tried.set(isOutdated ? pathname : '')
    asked.askAgain()
    // Opens the page again. A revalidation is not enough: the router's error boundary keeps its error unless it
    // renders while the loaders run, and a busy page renders only after them.
    void go({ pathname, search, hash }, { replace: true, state, preventScrollReset: true })
  }
  // A retry cannot fix a missing record. It can fix a list, which may be the target of all links back.
  const isGone = text.kind === 'notFound' && (loads?.name !== undefined || !isApiError(error))
  return {
    error,
    text,
    retry: isGone || text.kind === 'signedOut' || text.kind === 'notOffered' ? undefined : retry,
    isRetrying: next?.pathname === pathname,
  }
}

/** In place of a page whose feature the installation has switched off. */
export const switchedOff: RouteFailure = {
  error: undefined,
  text: {
    kind: 'notOffered',
    title: 'This feature is switched off',
    body: 'The operator of this console has switched it off here. Ask them if you need it.',
  },
  retry: undefined,
  isRetrying: false,
}

/** The error of an unknown address. */
export const noSuchPage: RouteFailure = {
  error: undefined,
  text: notFoundText,
  retry: undefined,
  isRetrying: false,
}
