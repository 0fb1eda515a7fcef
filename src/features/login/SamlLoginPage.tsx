import { useParam } from '../shared/useParam'
import { ProviderLink } from './ProviderLink'
import { SignInReason } from './SignInReason'
import { SiloHeading } from './SiloHeading'

/** Signing in at an identity provider of a silo. */
export function SamlLoginPage() {
  const { silo, provider } = useParam('silo', 'provider')
  return (
    <>
      <SiloHeading silo={silo} />
      <SignInReason />
      <ProviderLink silo={silo} provider={provider} />
    </>
  )
}
