import type { IpPool } from '#store/api/generated/types'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { siloPoolsApi } from '#store/api/resources/siloPools'
import { useHasFeature } from '#store/useRegionVersion'
import { fleetAdmin } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { isAllInUse, poolUse } from '#model/network/addressUse'
import { StateBadge } from '#ui/feedback/StateBadge'
import { load, loadAll, loadListed, settled, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { DetailPage } from '#features/kit/detail/DetailPage'
import { useTabs } from '#features/kit/detail/useTabs'
import { createdFact, idFact, updatedFact } from '#features/kit/detail/recordFacts'
import { editItem } from '#features/kit/commands/editItem'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { useShown } from '#features/kit/queries/gone'
import { poolTypeWord, poolUsers, poolVersion } from '#features/shared/pools/poolKinds'
import { assignPool, deletePool } from './commands'
import { PoolUse } from './PoolUse'
import { ipPools } from './noun'

const { systemIpPoolList, systemIpPoolView, systemIpPoolUtilizationView } = ipPoolsApi.endpoints

const ofPool = ({ pool }: At<'pool'>) => ({ pool })

/** The pool and its utilization. */
export const loader = loadAll(
  loadListed(systemIpPoolView, systemIpPoolList, 'pool', ofPool),
  settled(load(systemIpPoolUtilizationView, ofPool)),
)

/** The kind of a pool: its IP version, its type, and who uses its addresses. Older regions do not say them. */
function useKindFacts(pool: IpPool | undefined) {
  const hasKind = useHasFeature('ipv6Pools')
  const hasAssignment = useHasFeature('poolAssignment')
  if (!pool) return []
  const { ipVersion, poolType, assignment } = pool
  return [
    ...(hasKind
      ? [
          { label: 'IP version', value: poolVersion(ipVersion) },
          { label: 'Type', value: poolTypeWord(poolType) },
        ]
      : []),
    ...(hasAssignment ? [{ label: 'Used by', value: poolUsers(assignment) }] : []),
  ]
}

/** The entry that assigns a pool, where the region has it, with the reasons that its links and the other pools are. */
function useAssignItems(pool: IpPool | undefined) {
  const hasAssignment = useHasFeature('poolAssignment')
  const commandItems = useCommandItems()
  const isOfServices = pool?.assignment === 'system_services'
  const links = siloPoolsApi.endpoints.systemIpPoolSiloList.useQuery(
    { pool: pool?.name ?? '', limit: ALL_LIMIT },
    { skip: !pool || !hasAssignment || isOfServices },
  )
  const ofServices = systemIpPoolList.useQuery(
    { assignment: 'system_services', limit: ALL_LIMIT },
    { skip: !hasAssignment || !isOfServices },
  )
  return (assigned: IpPool) =>
    hasAssignment
      ? commandItems([assignPool(assigned)], {
          pool: assigned,
          isLinked: links.data && links.data.items.length > 0,
          isLast: ofServices.data?.items.every(({ id }) => id === assigned.id),
        })
      : []
}

/** The page of one IP pool: its properties, utilization, ranges and silos. */
export function IpPoolPage() {
  const { pool: name } = useParam('pool')
  const query = systemIpPoolView.useQuery({ pool: name })
  const pool = useShown(query, ipPools.to.list())
  const { data: utilization } = systemIpPoolUtilizationView.useQuery({ pool: name }, { skip: !pool })
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const tabs = useTabs()
  const kindFacts = useKindFacts(pool)
  const assignItems = useAssignItems(pool)
  if (!pool) return null
  const row = { pool, utilization }
  const uses = utilization ? poolUse(utilization, pool).filter(({ capacity }) => capacity > 0n) : []
  const isSpent = uses.length > 0 && uses.every(isAllInUse)
  return (
    <DetailPage
      noun={ipPools}
      title={pool.name}
      mark={isSpent && <StateBadge tone="failed" label="All in use" />}
      context={pool.description}
      query={query}
      menu={[
        copyId(pool.id),
        allowed(editItem(ipPools.to.edit({ pool: name })), fleetAdmin),
        ...assignItems(pool),
        ...commandItems([deletePool], row),
      ]}
      facts={[...kindFacts, createdFact(pool), updatedFact(pool), idFact(pool.id)]}
      tabs={tabs}
    >
      <PoolUse pool={pool} />
    </DetailPage>
  )
}
