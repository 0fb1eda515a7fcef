import { useSearchParams } from 'react-router'
import { paths } from '#src/paths'
import { noteProvider } from '#store/lastSession'
import { buttonClass } from '#ui/actions/Button'
import { safeRedirect } from './redirect'

/** Sign-in at an identity provider: a real link, which the control plane handles. */
export function ProviderLink({ silo, provider }: { silo: string; provider: string }) {
  const [search] = useSearchParams()
  const redirectUri = search.get('redirect_uri')?.trim()
  const query = redirectUri ? `?redirect_uri=${encodeURIComponent(safeRedirect(redirectUri))}` : ''
  return (
    <a
      className={buttonClass('primary')}
      href={paths.samlRedirect(silo, provider) + query}
      onClick={() => noteProvider(silo, provider)}
    >
      Sign in with {provider}
    </a>
  )
}
