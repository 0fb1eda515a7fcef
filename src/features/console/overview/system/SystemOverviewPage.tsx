import { useMemo } from 'react'
import { healthApi } from '#store/api/resources/health'
import { hardwareApi, loadOf } from '#store/api/resources/hardware'
import { quotasApi } from '#store/api/resources/quotas'
import { ALL_LIMIT } from '#model/paging'
import { Card } from '#ui/layout/Card'
import { TabHead } from '#ui/layout/TabCard'
import { LastChanges } from '#features/system/audit-log/exports/LastChanges'
import { auditLog } from '#features/system/audit-log/noun'
import { summaryOf } from '#features/system/issues/exports/finding'
import { useChecks } from '#features/system/issues/exports/useChecks'
import { issues } from '#features/system/issues/noun'
import { PageRefresh } from '#features/kit/queries/PageRefresh'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import { Link } from '#features/kit/routing/Link'
import { load, loadAll, settled } from '#features/kit/routing/load'
import type { LoadsAnswer } from '#features/shared/hardware/loadsQuery'
import { RackLine } from '#features/system/racks/exports/RackLine'
import { racks } from '#features/system/racks/noun'
import { AttentionTable } from '../AttentionTable'
import styles from '../overview.module.css'
import { RegionMeters } from './RegionMeters'
import meterStyles from './RegionMeters.module.css'

const all = { limit: ALL_LIMIT }

/**
 * The calls of the bars. The errors of all calls but the last changes' are shown in one place, and the checks are made in
 * the page.
 */
export const loader = loadAll(
  settled(load(hardwareApi.endpoints.sledList, () => all)),
  settled(load(quotasApi.endpoints.siloUtilizationList, () => all)),
)

/** The loads of the sleds, by the instances that are placed on them. */
function usePlacedLoads(): LoadsAnswer {
  const { data, error } = healthApi.endpoints.placedInstances.useQueryState({})
  const loads = useMemo(
    () =>
      data &&
      Object.fromEntries(
        [...new Set(data.map(({ activeSledId }) => activeSledId))].map((id) => [
          id,
          loadOf(data.filter(({ activeSledId }) => activeSledId === id)),
        ]),
      ),
    [data],
  )
  return { data: loads, error }
}

/** The region at a glance: what is used, what needs attention, what changed, and its racks. Rule: OPS-21. */
export function SystemOverviewPage() {
  const rackQuery = hardwareApi.endpoints.rackList.useQuery(all)
  const switchQuery = hardwareApi.endpoints.switchList.useQuery(all)
  const { findings, query, unread, forbidden, refresh } = useChecks([
    { what: 'racks', query: rackQuery },
    { what: 'switches', query: switchQuery },
  ])
  const loads = usePlacedLoads()
  return (
    <>
      <TabHead
        lead={<p>{findings ? summaryOf(findings, unread) : 'Checking the region'}</p>}
        actions={<PageRefresh refresh={refresh} updatedAt={query.fulfilledTimeStamp} />}
      />
      <div className={meterStyles.place}>
        <Card title="Needs attention" actions={<Link to={issues.to.list()}>All issues</Link>}>
          <QueryFailures of={[query]} what="the region" />
          <AttentionTable
            findings={findings}
            none={unread ? 'Nothing else: not all could be checked.' : 'Nothing needs attention.'}
          />
          {forbidden && <p className={styles.none}>{forbidden}</p>}
        </Card>
        <RegionMeters />
      </div>
      <div className={styles.columns}>
        <Card title="Last changes" actions={<Link to={auditLog.to.list()}>Audit log</Link>}>
          <LastChanges className={styles.rows} />
        </Card>
        <Card title="Racks" actions={<Link to={racks.to.list()}>All racks</Link>}>
          <RackLine loads={loads} />
        </Card>
      </div>
    </>
  )
}
