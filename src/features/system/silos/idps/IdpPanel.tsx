import { identityProvidersApi } from '#store/api/resources/identityProviders'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { IdText } from '#ui/text/IdText'
import { load, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { DetailsPanel } from '#features/kit/detail/DetailsPanel'
import { createdFact, idFact, updatedFact } from '#features/kit/detail/recordFacts'
import { useShown } from '#features/kit/queries/gone'
import { identityProviders } from './noun'

const { samlIdentityProviderView } = identityProvidersApi.endpoints

export const loader = load(samlIdentityProviderView, ({ silo, provider }: At<'silo' | 'provider'>) => ({
  silo,
  provider,
}))

/** A SAML identity provider. It cannot be changed, and its metadata and private key are never returned. */
export function IdpPanel() {
  const at = useParam('silo', 'provider')
  const list = identityProviders.to.list({ silo: at.silo })
  const query = samlIdentityProviderView.useQuery(at)
  const provider = useShown(query, list)
  if (!provider) return null
  return (
    <DetailsPanel
      title={identityProviders.panels.page}
      name={provider.name}
      query={query}
      back={list}
      items={[
        { label: 'Description', value: provider.description || <EmptyCell /> },
        { label: 'Technical contact email', value: <IdText value={provider.technicalContactEmail} /> },
        { label: 'Service provider client ID', value: <IdText value={provider.spClientId} /> },
        { label: 'ACS URL', value: <IdText value={provider.acsUrl} /> },
        { label: 'Single logout URL', value: <IdText value={provider.sloUrl} /> },
        { label: 'Entity ID', value: <IdText value={provider.idpEntityId} /> },
        { label: 'Group attribute name', value: provider.groupAttributeName || <EmptyCell /> },
        { label: 'Signed requests', value: provider.publicCert ? 'Yes' : 'No' },
        createdFact(provider),
        updatedFact(provider),
        idFact(provider.id),
      ]}
    />
  )
}
