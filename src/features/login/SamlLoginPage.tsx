import { useParam } from '#features/routing/useParam'
import { ProviderLink } from './ProviderLink'
import { SignInReason } from './SignInReason'
import { SiloHeading } from './SiloHeading'

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
