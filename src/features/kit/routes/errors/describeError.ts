import type { Params } from 'react-router'
import { isApiError } from '#model/apiError'
import { MISSING_CODE } from '#ui/preloadable'
import type { Loads } from './loads'
import { callBehind, httpStatusOf } from './httpStatus'

/** The kinds of page errors, each with its own screen. */
type ErrorKind = 'notFound' | 'forbidden' | 'signedOut' | 'unreachable' | 'notOffered' | 'outdated' | 'failed'

/** The texts of a page error. */
export interface ErrorText {
  kind: ErrorKind
  /** The general text of the error, if the title is more specific. */
  label?: string
  title: string
  body: string
}

/** Code, or a style sheet of it, that could not be fetched; each browser words this differently. */
const isMissingCode = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|unable to preload css/i.test(error.message)

function kindOf(error: unknown): ErrorKind {
  switch (httpStatusOf(error)) {
    case 404:
      return 'notFound'
    case 403:
      return 'forbidden'
    case 401:
      return 'signedOut'
    case 501:
      return 'notOffered'
    case 0:
      return 'unreachable'
    default:
      return isMissingCode(error) ? 'outdated' : 'failed'
  }
}

const NOT_FOUND = 'Page not found'
const FORBIDDEN = 'Action not authorized'
const FAILED = 'Something went wrong'

const bodies: Readonly<Record<ErrorKind, string>> = {
  notFound: "The page you are looking for doesn't exist or you may not have access to it.",
  forbidden: 'You are signed in, but your roles do not allow you to see this page.',
  signedOut: 'Sign in again to continue.',
  unreachable: 'Please try again. If the problem persists, contact your administrator.',
  notOffered: 'It runs another version of the software.',
  outdated: MISSING_CODE,
  failed: 'Please try again. If the problem persists, contact your administrator.',
}

/** The scope of the role that is missing at an address. */
export const scopeOf = (pathname: string, { project }: Params): 'fleet' | 'project' | 'silo' =>
  /^\/system(\/|$)/.test(pathname) ? 'fleet' : project ? 'project' : 'silo'

/** Who can give the role that is missing at an address: an admin of its scope. */
const helpersOf = (pathname: string, params: Params): string =>
  `An admin of the ${scopeOf(pathname, params)} can give you access.`

/** "instance nope", or "instances". */
const subjectOf = ({ noun, name }: Loads, params: Params) => (name ? `${noun} ${name(params)}` : noun)

function headingOf(
  kind: ErrorKind,
  error: unknown,
  loads: Loads | undefined,
  params: Params,
): { label?: string; title: string } {
  if (kind === 'signedOut') return { title: 'Your session has ended' }
  if (kind === 'outdated') return { label: FAILED, title: 'Could not load this page' }
  if (kind === 'notOffered') return { title: 'Not part of this region' }
  if (kind === 'notFound') {
    if (!loads?.name) {
      // Without a failed request, the address is unknown to the console, for this user.
      if (!loads || !isApiError(error)) return { title: NOT_FOUND }
      return { label: NOT_FOUND, title: `Could not find ${loads.noun}` }
    }
    const within = loads.within ? ` in ${loads.within(params)}` : ''
    return { label: NOT_FOUND, title: `There is no ${subjectOf(loads, params)}${within}` }
  }
  if (kind === 'forbidden')
    return loads
      ? { label: FORBIDDEN, title: `You may not see ${subjectOf(loads, params)}` }
      : { title: FORBIDDEN }
  // An error of the page's own code, not of a request, does not name the record.
  if (!loads || !isApiError(error)) return { title: FAILED }
  return { label: FAILED, title: `Could not load ${subjectOf(loads, params)}` }
}

/**
 * The texts of a failed page.
 *
 * @param loads the record or list that its route loads; undefined without a loader
 * @param params the parameters of the address
 * @param pathname the address
 */
export function describeError(
  error: unknown,
  loads: Loads | undefined,
  params: Params,
  pathname = '',
): ErrorText {
  const call = callBehind(error)
  if (call && loads)
    return {
      kind: kindOf(call),
      label: NOT_FOUND,
      title: `Could not look up ${subjectOf(loads, params)}`,
      body: 'The control plane could not say whether it exists. Try again.',
    }
  const kind = kindOf(error)
  const body =
    kind === 'forbidden'
      ? `${loads?.seenBy ?? bodies.forbidden} ${helpersOf(pathname, params)}`
      : kind === 'notOffered' && isApiError(error)
        ? error.message
        : bodies[kind]
  return { kind, ...headingOf(kind, error, loads, params), body }
}

/** The texts for an unknown address. */
export const notFoundText: ErrorText = { kind: 'notFound', title: NOT_FOUND, body: bodies.notFound }
