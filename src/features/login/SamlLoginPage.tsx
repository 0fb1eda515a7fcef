import { useSearchParams } from 'react-router'
import { paths } from '../../paths'
import { buttonClass } from '../../ui/Button'
import { useParam } from '../shared/useParam'
import { SiloHeading } from './SiloHeading'

/** Signing in at an identity provider: one real link, which the control plane answers. */
export function SamlLoginPage() {
  const { silo, provider } = useParam('silo', 'provider')
  const [search] = useSearchParams()
  const wanted = search.get('redirect_uri')?.trim()
  const query = wanted ? `?redirect_uri=${encodeURIComponent(wanted)}` : ''
  return (
    <>
      <SiloHeading silo={silo} />
      <a className={buttonClass('primary')} href={paths.samlRedirect(silo, provider) + query}>
        Sign in with {provider}
      </a>
    </>
  )
}
