import { paths } from '#src/paths'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { dateOf } from '#store/model/dates'
import { fleetAdmin } from '#store/model/needs'
import { ActionMenu } from '#ui/actions/ActionMenu'
import { PageHeader } from '#ui/layout/PageHeader'
import { FactLine } from '#ui/tables/FactLine'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { Link } from '#features/routing/Link'
import { LearnAbout } from '#features/help/LearnAbout'
import { useParam } from '#features/routing/useParam'
import { Tabs } from '#features/shared/Tabs'
import { copyId, PaletteCommands, useCommandItems } from '#features/shared/useCommandItems'
import { useAllowed } from '#features/shared/useRoleReason'
import { QueryFailures } from '#features/shared/QueryFailures'
import { useShown } from '#features/shared/useShown'
import { deletePool } from './commands'
import { PoolUse } from './PoolUse'

/** The page of one IP pool: its properties, how full it is, its ranges and its silos. */
export function IpPoolPage() {
  const { pool: name } = useParam('pool')
  const query = ipPoolsApi.endpoints.ipPoolView.useQuery({ pool: name })
  const pool = useShown(query, paths.ipPools())
  const { data: utilization } = ipPoolsApi.endpoints.ipPoolUtilizationView.useQuery(
    { pool: name },
    { skip: !pool },
  )
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  if (!pool) return null
  const row = { pool, utilization }
  return (
    <>
      <PageHeader
        title={pool.name}
        context={pool.description}
        actions={
          <>
            <LearnAbout topic="ip-pools" />
            <ActionMenu
              label="IP pool actions"
              items={[
                copyId(pool.id),
                allowed(
                  {
                    key: 'edit',
                    label: 'Edit',
                    link: <Link to={paths.ipPoolEdit(name)} preventScrollReset />,
                  },
                  fleetAdmin,
                ),
                ...commandItems([deletePool], row),
              ]}
            />
          </>
        }
      />
      <PaletteCommands commands={[deletePool]} subject={row} name={pool.name} />
      <QueryFailures of={[query]} what="the IP pool" />
      <FactLine
        facts={[
          { label: 'Created', value: <DateText at={dateOf(pool, 'timeCreated')} /> },
          { label: 'Updated', value: <DateText at={dateOf(pool, 'timeModified')} /> },
          { label: 'ID', value: <IdText value={pool.id} /> },
        ]}
      />
      <PoolUse pool={name} />
      <Tabs
        label="IP pool"
        tabs={[
          { label: 'IP ranges', to: paths.ipPool(name) },
          { label: 'Linked silos', to: paths.ipPoolSilos(name) },
        ]}
      />
    </>
  )
}
