import { use } from 'react'
import { useSearchParams } from 'react-router'
import { lastSession } from '#store/kept/lastSession'
import { LinkRouter } from '#features/kit/routing/Link'
import { pageName } from './pageName'
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
