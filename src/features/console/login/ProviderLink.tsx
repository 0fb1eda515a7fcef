import { addressOf } from '#src/basePath'
import { useSearchParams } from 'react-router'
import { noteProvider } from '#store/kept/lastSession'
import { buttonClass } from '#ui/actions/Button'
import { safeRedirect } from './redirect'
import { samlRedirect } from './noun'

/** Sign-in at an identity provider: a real link, which the control plane handles. */
export function ProviderLink({ silo, provider }: { silo: string; provider: string }) {
  const [search] = useSearchParams()
  const redirectUri = search.get('redirect_uri')?.trim()
  const query = redirectUri ? `?redirect_uri=${encodeURIComponent(addressOf(safeRedirect(redirectUri)))}` : ''
  return (
    <a
      className={buttonClass('primary')}
      href={samlRedirect({ silo, provider }) + query}
      onClick={() => noteProvider(silo, provider)}
    >
      Sign in with {provider}
    </a>
  )
}
