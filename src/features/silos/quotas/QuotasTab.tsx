import { Outlet } from 'react-router'
import { quotasApi } from '#store/api/resources/quotas'
import { changesSilo } from '#store/model/needs'
import { Button } from '#ui/actions/Button'
import { Notice } from '#ui/feedback/Notice'
import { TabCard } from '#ui/layout/TabCard'
import { load, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { CapacityMeters } from '#features/shared/capacity/CapacityMeters'
import { capacityResources } from '#features/shared/capacity/resources'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { PageRefresh } from '#features/kit/queries/PageRefresh'
import { PendingQuery } from '#features/kit/queries/PendingQuery'
import { useMe } from '#features/kit/roles/useMe'
import { useRoleReason } from '#features/kit/roles/useRoleReason'
import { silos } from '../noun'

const { siloUtilizationView } = quotasApi.endpoints

export const loader = load(siloUtilizationView, ({ silo }: At<'silo'>) => ({ silo }))

/** The quotas of a silo and their use. Rules: QUOTA-1 to QUOTA-3. */
export function QuotasTab() {
  const { silo } = useParam('silo')
  const query = siloUtilizationView.useQuery({ silo })
  const { data } = query
  const { me } = useMe()
  const reason = useRoleReason()(changesSilo(silo === me?.siloName, 'collaborator'))
  const over = capacityResources.filter(({ key }) => data && data.provisioned[key] > data.allocated[key])
  return (
    <>
      <TabCard
        title="Quotas"
        lead={<p>A stopped instance uses only storage.</p>}
        actions={
          <>
            <PageRefresh refresh={query.refetch} updatedAt={query.fulfilledTimeStamp} />
            {reason ? (
              <Button disabledReason={reason}>Edit quotas</Button>
            ) : (
              <LinkButton to={silos.to.editQuotas({ silo })} preventScrollReset>
                Edit quotas
              </LinkButton>
            )}
          </>
        }
      >
        {data ? (
          <CapacityMeters provisioned={data.provisioned} quotas={data.allocated} />
        ) : (
          <PendingQuery query={query} noun="quotas" />
        )}
        {over.length > 0 && (
          <Notice tone="attention" title="More in use than the quota">
            {over.map(({ label }) => label).join(', ')}: what is there stays, and new requests are refused.
          </Notice>
        )}
      </TabCard>
      <Outlet />
    </>
  )
}
