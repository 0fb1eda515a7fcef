import { useEffect } from 'react'
import { isRouteErrorResponse, useParams, useRevalidator, useRouteError } from 'react-router'
import { isApiError } from '../../../store/model/apiError'
import { describeError, notFoundText, type ErrorText } from './describeError'
import type { Loads } from './loads'

/** A failed route: what to say, and how to go on. */
export interface RouteFailure {
  error: unknown
  text: ErrorText
  /** Runs again what failed; undefined where it would only fail again. */
  retry: (() => void) | undefined
  isRetrying: boolean
}

/** The failure that the nearest error element shows. The raw error goes to the browser's console only. */
export function useRouteFailure(loads: Loads | undefined): RouteFailure {
  const error = useRouteError()
  const params = useParams()
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isApiError(error) && !isRouteErrorResponse(error)) console.error(error)
  }, [error])
  const text = describeError(error, loads, params)
  const retry = () => {
    // The router remembers that it could not fetch a page's code, and would not ask for it again.
    if (text.kind === 'outdated') location.reload()
    else void revalidate()
  }
  // A thing that is not there does not come by asking again; a list does, and it may be where all ways back lead.
  const isGone = text.kind === 'notFound' && (loads?.name !== undefined || !isApiError(error))
  return {
    error,
    text,
    retry: isGone || text.kind === 'signedOut' ? undefined : retry,
    isRetrying: state === 'loading',
  }
}

/** The failure of an address that leads nowhere. */
export const noSuchPage: RouteFailure = {
  error: undefined,
  text: notFoundText,
  retry: undefined,
  isRetrying: false,
}
