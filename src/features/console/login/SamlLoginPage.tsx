import { useParam } from '#features/kit/routing/useParam'
import { SiloHeading } from './LoginLayout'
import { ProviderLink } from './ProviderLink'
import { SignInReason } from './SignInReason'

/** The sign-in page of an identity provider. */
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
