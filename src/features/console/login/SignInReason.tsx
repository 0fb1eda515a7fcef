import { use } from 'react'
import { useSearchParams, parsePath } from 'react-router'
import { lastSession } from '#store/kept/lastSession'
import { LinkRouter } from '#features/kit/routing/Link'
import { handleOf } from '#features/kit/routing/crumbs'
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
 * The name of the page at an address (path and query), as in its breadcrumb; for a tab that of the page around it.
 * Undefined for a page without one, such as a redirect, and null for an unknown address.
 */
export function pageName(
  routes: Parameters<typeof matchesOf>[0],
  address: string,
): string | undefined | null {
  const { pathname } = parsePath(address)
  const matches = matchesOf(routes, pathname ?? '/')
  if (matches.length === 0 || matches.at(-1)?.route.path?.endsWith('*')) return null
  const named = matches.filter(({ route }) => handleOf(route)?.crumb)
  const page = named.findLast(({ route }) => handleOf(route)?.tab === undefined) ?? named.at(-1)
  const label = page && handleOf(page.route)?.crumb?.label
  return typeof label === 'function' ? label(page?.params ?? {}) : label
}

/** The page after sign-in, as the end of a sentence. A path without a page in this console is shown as it is. */
function NextPage({ path }: { path: string }) {
  const router = use(LinkRouter)
  const name = router && pageName(router.routes, path)
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
