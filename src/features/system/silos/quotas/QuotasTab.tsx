import { useMemo } from 'react'
import { Outlet } from 'react-router'
import { hardwareApi } from '#store/api/resources/hardware'
import { quotasApi } from '#store/api/resources/quotas'
import { changesSilo } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { Button } from '#ui/actions/Button'
import { Notice } from '#ui/feedback/Notice'
import { Card } from '#ui/layout/Card'
import { TabCard } from '#ui/layout/TabCard'
import type { Column } from '#ui/tables/column'
import { capacity } from '#features/system/capacity/noun'
import { CardTable } from '#features/kit/list/CardTable'
import { load, loadAll, settled, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { CapacityMeters } from '#features/shared/capacity/CapacityMeters'
import { capacityResources, type CapacityResource } from '#features/shared/capacity/capacityResources'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { PageRefresh } from '#features/kit/queries/PageRefresh'
import { PendingQuery } from '#features/kit/queries/PendingQuery'
import { useMe } from '#features/kit/roles/useMe'
import { useRoleReason } from '#features/kit/roles/useRoleReason'
import type { Sled, SiloUtilization } from '#store/api/generated/types'
import { plannedCapacity } from '#model/plannedCapacity'
import { silos } from '../noun'

const { siloUtilizationView, siloUtilizationList } = quotasApi.endpoints
const { sledList } = hardwareApi.endpoints
const all = { limit: ALL_LIMIT }

export const loader = loadAll(
  load(siloUtilizationView, ({ silo }: At<'silo'>) => ({ silo })),
  settled(load(siloUtilizationList, () => all)),
  settled(load(sledList, () => all)),
)

/** A quota of a silo, beside what is promised to all silos and what there is for instances. */
interface QuotaRow {
  resource: CapacityResource
  used: number
  quota: number
  /** The sum of the quotas of all silos. */
  promised: number
  /** The planned part of the hardware. Rule: QUOTA-4. */
  planned: number
}

/** The quotas of a silo beside the region's: a row for each resource. */
export function quotaRows(
  { provisioned, allocated }: Pick<SiloUtilization, 'provisioned' | 'allocated'>,
  allocations: readonly Pick<SiloUtilization, 'allocated'>[],
  sleds: readonly Pick<Sled, 'usableHardwareThreads' | 'usablePhysicalRam'>[],
): readonly QuotaRow[] {
  const planned = plannedCapacity(sleds)
  return capacityResources.map((resource) => {
    const { key } = resource
    return {
      resource,
      used: provisioned[key],
      quota: allocated[key],
      promised: allocations.reduce((sum, silo) => sum + silo.allocated[key], 0),
      planned: planned[key],
    }
  })
}

const amount = (
  id: 'used' | 'quota' | 'promised' | 'planned',
  header: string,
  tip?: string,
): Column<QuotaRow> => ({
  id,
  header,
  ...(tip && { tip }),
  align: 'end',
  cell: ({ resource, [id]: value }) => resource.words(value),
})

const columns: readonly Column<QuotaRow>[] = [
  { id: 'resource', header: 'Resource', cell: ({ resource }) => resource.label },
  amount('used', 'In use'),
  amount('quota', 'Quota'),
  amount('promised', 'Quotas of all silos'),
  amount('planned', 'Planned', 'An estimate: 70 % of the hardware is planned for instances.'),
]
const BESIDE = 'Beside the capacity of the region'
const rowKey = ({ resource }: QuotaRow) => resource.key

/**
 * The quotas of a silo, their use, and the capacity of the region beside them. CPUs and memory are charged from the start
 * of an instance until it is stopped, failed or deleted; storage from the creation of a disk or snapshot, in full size,
 * until its deletion. Rules: QUOTA-2 to QUOTA-4.
 */
export function QuotasTab() {
  const { silo } = useParam('silo')
  const query = siloUtilizationView.useQuery({ silo })
  const { data } = query
  const promised = siloUtilizationList.useQuery(all)
  const sleds = sledList.useQuery(all)
  const rows = useMemo(
    () =>
      data && promised.data && sleds.data
        ? quotaRows(data, promised.data.items, sleds.data.items)
        : undefined,
    [data, promised.data, sleds.data],
  )
  const queries = [query, promised, sleds]
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
            <PageRefresh
              refresh={() => Promise.all(queries.map(({ refetch }) => refetch()))}
              updatedAt={query.fulfilledTimeStamp}
            />
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
        {over.length > 0 && (
          <Notice tone="attention" title="More in use than the quota">
            {over.map(({ label }) => label).join(', ')}: what is there stays, and new requests are refused.
          </Notice>
        )}
        {data ? (
          <CapacityMeters provisioned={data.provisioned} quotas={data.allocated} />
        ) : (
          <PendingQuery query={query} noun="quotas" />
        )}
      </TabCard>
      {data && (
        <Card title={BESIDE} actions={<LinkButton to={capacity.to.list()}>View capacity</LinkButton>}>
          <CardTable
            label={BESIDE}
            queries={[promised, sleds]}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            empty={null}
          />
        </Card>
      )}
      <Outlet />
    </>
  )
}
