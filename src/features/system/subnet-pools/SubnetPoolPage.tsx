import { systemSubnetPoolsApi } from '#store/api/resources/systemSubnetPools'
import { fleetAdmin } from '#model/needs'
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
import { AddressUsesCard } from '#features/shared/pools/AddressUses'
import { poolVersion } from '#features/shared/pools/poolKinds'
import { deleteSubnetPool } from './commands'
import { subnetPools } from './noun'

const { systemSubnetPoolList, systemSubnetPoolView, systemSubnetPoolUtilizationView } =
  systemSubnetPoolsApi.endpoints

const ofPool = ({ subnetPool }: At<'subnetPool'>) => ({ pool: subnetPool })

/** The pool and its utilization. */
export const loader = loadAll(
  loadListed(systemSubnetPoolView, systemSubnetPoolList, 'pool', ofPool),
  settled(load(systemSubnetPoolUtilizationView, ofPool)),
)

/** The page of one subnet pool: its properties, utilization, members and silos. */
export function SubnetPoolPage() {
  const { subnetPool: name } = useParam('subnetPool')
  const query = systemSubnetPoolView.useQuery({ pool: name })
  const pool = useShown(query, subnetPools.to.list())
  const utilizationQuery = systemSubnetPoolUtilizationView.useQuery({ pool: name }, { skip: !pool })
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const tabs = useTabs()
  if (!pool) return null
  const utilization = utilizationQuery.data
  const uses = utilization && poolUse(utilization, pool)
  return (
    <DetailPage
      noun={subnetPools}
      title={pool.name}
      mark={uses?.some(isAllInUse) && <StateBadge tone="failed" label="All in use" />}
      context={pool.description}
      query={query}
      menu={[
        copyId(pool.id),
        allowed(editItem(subnetPools.to.edit({ subnetPool: name })), fleetAdmin),
        ...commandItems([deleteSubnetPool], { pool, utilization }),
      ]}
      facts={[
        { label: 'IP version', value: poolVersion(pool.ipVersion) },
        createdFact(pool),
        updatedFact(pool),
        idFact(pool.id),
      ]}
      tabs={tabs}
    >
      <AddressUsesCard query={utilizationQuery} uses={uses} none="The pool has no addresses: add a member." />
    </DetailPage>
  )
}
