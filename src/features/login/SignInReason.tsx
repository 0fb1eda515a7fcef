import { use } from 'react'
import { parsePath, useSearchParams, type DataRouter } from 'react-router'
import { lastSession } from '#store/kept/lastSession'
import type { RouteHandle } from '#features/kit/routing/crumbs'
import { LinkRouter } from '#features/kit/routing/Link'
import { matchesOf } from '#features/kit/routing/matchesOf'
import { safeRedirect } from './redirect'

/** Why the user has to sign in, and the page that follows; empty for a direct visit. */
export function SignInReason() {
  const [search] = useSearchParams()
  const redirectUri = search.get('redirect_uri')
  if (!redirectUri) return null
  const last = lastSession()
  const page = <NextPage path={safeRedirect(redirectUri)} />
  return last && !last.isLeft ? (
    <p>Your session ended. You will come back{page}.</p>
  ) : (
    <p>Sign in to go on{page}.</p>
  )
}

/**
 * The name of the page at an address (path and query), as in its breadcrumb: undefined for a page without one,
 * such as a redirect, and null for an unknown address.
 */
function pageName({ routes }: Pick<DataRouter, 'routes'>, address: string): string | undefined | null {
  const { pathname } = parsePath(address)
  const matches = matchesOf(routes, pathname ?? '/')
  if (matches.length === 0 || matches.at(-1)?.route.path?.endsWith('*')) return null
  const named = matches.findLast(({ route }) => (route.handle as RouteHandle | undefined)?.crumb)
  const label = (named?.route.handle as RouteHandle | undefined)?.crumb?.label
  return typeof label === 'function' ? label(named?.params ?? {}) : label
}

/** The page after sign-in, as the end of a sentence. A path without a page in this console is shown as it is. */
function NextPage({ path }: { path: string }) {
  const router = use(LinkRouter)
  const name = router && pageName(router, path)
  if (name === undefined) return null
  return name === null ? (
    <>
      {' '}
      to <code>{path}</code>, where this console has no page
    </>
  ) : (
    <>
      {' '}
      to <strong>{name}</strong>
    </>
  )
}
