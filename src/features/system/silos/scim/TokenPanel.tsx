import { scimTokensApi } from '#store/api/resources/scimTokens'
import { load, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { DetailsPanel } from '#features/kit/detail/DetailsPanel'
import { createdFact, idFact } from '#features/kit/detail/recordFacts'
import { useShown } from '#features/kit/queries/gone'
import { TokenExpiry } from '#features/shared/access-token/expiresColumn'
import { tokenName } from './commands'
import { scimTokens } from './noun'

const { scimTokenView } = scimTokensApi.endpoints

export const loader = load(scimTokenView, ({ silo, tokenId }: At<'silo' | 'tokenId'>) => ({ silo, tokenId }))

/** A SCIM token. Its value is never returned. */
export function TokenPanel() {
  const at = useParam('silo', 'tokenId')
  const list = scimTokens.to.list({ silo: at.silo })
  const query = scimTokenView.useQuery(at)
  const token = useShown(query, list)
  if (!token) return null
  return (
    <DetailsPanel
      title={scimTokens.panels.page}
      name={tokenName(token)}
      query={query}
      back={list}
      items={[
        createdFact(token),
        { label: 'Expires', value: <TokenExpiry token={token} /> },
        idFact(token.id),
      ]}
    />
  )
}
