import { useSearchParams } from 'react-router'
import { paths } from '../../paths'
import { noteProvider } from '../../store/lastSession'
import { buttonClass } from '../../ui/Button'
import { safeRedirect } from './redirect'

/** Signing in at an identity provider: one real link, which the control plane answers. */
export function ProviderLink({ silo, provider }: { silo: string; provider: string }) {
  const [search] = useSearchParams()
  const wanted = search.get('redirect_uri')?.trim()
  const query = wanted ? `?redirect_uri=${encodeURIComponent(safeRedirect(wanted))}` : ''
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
