import { useSearchParams } from 'react-router'
import { lastSession } from '../../store/lastSession'
import { pageName } from '../app/pageName'
import { safeRedirect } from './redirect'

/** Why one is asked to sign in, and where that leads back to; nothing for a visit of one's own accord. */
export function SignInReason() {
  const [search] = useSearchParams()
  const wanted = search.get('redirect_uri')
  if (!wanted) return null
  const to = safeRedirect(wanted)
  const name = pageName(to)
  const page = name ? <strong>{name}</strong> : <code>{to}</code>
  const last = lastSession()
  return last && !last.isLeft ? (
    <p>Your session ended. You will come back to {page}.</p>
  ) : (
    <p>Sign in to go on to {page}.</p>
  )
}
