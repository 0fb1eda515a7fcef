import { useSearchParams } from 'react-router'
import { lastSession } from '#store/lastSession'
import { pageName } from '#features/routing/pageName'
import { safeRedirect } from './redirect'

/** Why the user has to sign in, and which page follows; empty for a direct visit. */
export function SignInReason() {
  const [search] = useSearchParams()
  const redirectUri = search.get('redirect_uri')
  if (!redirectUri) return null
  const to = safeRedirect(redirectUri)
  const name = pageName(to)
  const page = name ? <strong>{name}</strong> : <code>{to}</code>
  const last = lastSession()
  return last && !last.isLeft ? (
    <p>Your session ended. You will come back to {page}.</p>
  ) : (
    <p>Sign in to go on to {page}.</p>
  )
}
