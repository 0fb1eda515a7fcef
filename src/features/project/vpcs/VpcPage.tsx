import { loadListed, type At } from '#features/kit/routing/load'
import { vpcsApi } from '#store/api/resources/vpcs'
import { networkCollaborator } from '#model/needs'
import { IdText } from '#ui/text/IdText'
import { DetailPage } from '#features/kit/detail/DetailPage'
import { useTabs } from '#features/kit/detail/useTabs'
import { createdFact, idFact, updatedFact } from '#features/kit/detail/recordFacts'
import { editItem } from '#features/kit/commands/editItem'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { useParam } from '#features/kit/routing/useParam'
import { useShown } from '#features/kit/queries/gone'
import { deleteAllItem } from '#features/shared/deleteAll'
import { deleteVpc } from './commands'
import { vpcs } from './noun'

export const loader = loadListed(
  vpcsApi.endpoints.vpcView,
  vpcsApi.endpoints.vpcList,
  'vpc',
  ({ project, vpc }: At<'project' | 'vpc'>) => ({ project, vpc }),
)

/** The page of one VPC: properties, actions and tabs. */
export function VpcPage() {
  const at = useParam('project', 'vpc')
  const query = vpcsApi.endpoints.vpcView.useQuery(at)
  const vpc = useShown(query, vpcs.to.list(at))
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const tabs = useTabs()
  if (!vpc) return null
  return (
    <DetailPage
      noun={vpcs}
      title={vpc.name}
      context={vpc.description}
      query={query}
      menu={[
        copyId(vpc.id),
        allowed(editItem(vpcs.to.edit(at)), networkCollaborator),
        ...commandItems([deleteVpc], vpc),
        deleteAllItem(allowed, deleteVpc, vpc, vpcs.to.deleteAll(at)),
      ]}
      facts={[
        { label: 'DNS name', value: <code>{vpc.dnsName}</code> },
        { label: 'IPv6 prefix', value: <IdText value={vpc.ipv6Prefix} /> },
        createdFact(vpc),
        updatedFact(vpc),
        idFact(vpc.id),
      ]}
      tabs={tabs}
    />
  )
}
