import { silos } from '#features/system/silos/noun'
import type { SiloUtilization, VirtualResourceCounts } from '#store/api/generated/types'
import { quotasApi } from '#store/api/resources/quotas'
import { ALL_LIMIT } from '#model/paging'
import { FullMark } from '#ui/feedback/FullMark'
import { MeterBar } from '#ui/feedback/MeterBar'
import { InlineSelect } from '#ui/forms/InlineSelect'
import { Card } from '#ui/layout/Card'
import { TabHead } from '#ui/layout/TabCard'
import type { Column } from '#ui/tables/column'
import { wordsOf } from '#features/kit/noun/noun'
import { PageRefresh } from '#features/kit/queries/PageRefresh'
import { Link } from '#features/kit/routing/Link'
import { load } from '#features/kit/routing/load'
import { CapacityMeters } from '#features/shared/capacity/CapacityMeters'
import { quotaLeftText, shareOf, shareText } from '#features/shared/capacity/left'
import {
  capacityResources,
  usedText,
  type CapacityResource,
} from '#features/shared/capacity/capacityResources'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { RangePicker } from '#features/shared/timeRange/RangePicker'
import { useRefetchAt } from '#features/shared/timeRange/useRefetchAt'
import { useTimeRange } from '#features/shared/timeRange/useTimeRange'
import { copyId } from '#features/kit/commands/useCommandItems'
import { useSearchParam } from '#features/kit/routing/useSearchParam'
import { CapacityCharts } from './CapacityCharts'
import styles from './SystemUtilizationPage.module.css'

const { siloUtilizationList } = quotasApi.endpoints
const all = { limit: ALL_LIMIT }

export const loader = load(siloUtilizationList, () => all)

interface UsageCellProps {
  /** The accessible name of the meter: "CPU of tidewater-ops". */
  label: string
  provisioned: number
  quota: number
  resource: CapacityResource
}

/** Use of a quota in a table: the amounts, a meter, the rest, and the used share. */
function UsageCell({ label, provisioned, quota, resource }: UsageCellProps) {
  const { words } = resource
  const text = usedText(resource, provisioned, quota)
  return (
    <span className={styles.cell}>
      <span
        className={styles.meter}
        role="meter"
        aria-label={label}
        aria-valuenow={provisioned}
        aria-valuemin={0}
        aria-valuemax={Math.max(quota, provisioned)}
        aria-valuetext={text}
      >
        <span>{text}</span>
        <MeterBar used={shareOf(provisioned, quota)} />
      </span>
      {/* Outside the meter, since screen readers skip its contents. */}
      <span className={styles.left}>
        <span>{quotaLeftText(provisioned, quota, words)}</span>{' '}
        <span>
          <FullMark used={shareOf(provisioned, quota)} /> {shareText(provisioned, quota)}
        </span>
      </span>
    </span>
  )
}

/** Columns of the silos with their use of quotas. */
const columns: readonly Column<SiloUtilization>[] = [
  {
    id: 'name',
    header: 'Silo',
    cell: ({ siloName }) => <Link to={silos.to.page({ silo: siloName })}>{siloName}</Link>,
    sortValue: ({ siloName }) => siloName,
  },
  ...capacityResources.map((resource): Column<SiloUtilization> => ({
    id: resource.key,
    header: resource.label,
    tip: 'Provisioned, out of the quota. Sorted by the share used.',
    cell: ({ siloName, provisioned, allocated }) => (
      <UsageCell
        label={`${resource.label} of ${siloName}`}
        provisioned={provisioned[resource.key]}
        quota={allocated[resource.key]}
        resource={resource}
      />
    ),
    sortValue: ({ provisioned, allocated }) => shareOf(provisioned[resource.key], allocated[resource.key]),
  })),
]

const ALL = ''
const rowKey = ({ siloId }: SiloUtilization) => siloId
const nameOf = ({ siloName }: SiloUtilization) => siloName
const textOf = ({ siloId, siloName }: SiloUtilization) => [siloName, { id: siloId }]
const menu = ({ siloId }: SiloUtilization) => [copyId(siloId, 'Copy silo ID')]

const sum = (counts: readonly VirtualResourceCounts[]): VirtualResourceCounts => ({
  cpus: counts.reduce((total, { cpus }) => total + cpus, 0),
  memory: counts.reduce((total, { memory }) => total + memory, 0),
  storage: counts.reduce((total, { storage }) => total + storage, 0),
})

/** The total use and the total quotas of several silos. */
export const totalOf = (rows: readonly SiloUtilization[]) => ({
  provisioned: sum(rows.map(({ provisioned }) => provisioned)),
  quotas: sum(rows.map(({ allocated }) => allocated)),
})

/** The use of quotas: of all silos together, of each, and over time. */
export function SystemUtilizationPage() {
  const control = useTimeRange()
  const query = siloUtilizationList.useQuery(all)
  useRefetchAt(control.refreshedAt, query.refetch)
  const rows = query.data?.items
  const [chosen, setSilo] = useSearchParam('silo', ALL)
  // A deleted silo cannot stay chosen.
  const silo = rows?.find(({ siloName }) => siloName === chosen)
  const shown = silo ? [silo] : rows
  const total = shown && totalOf(shown)
  const list = useWholeList({
    nouns: wordsOf(silos),
    rows,
    queries: [query],
    base: 'name',
    columns,
    rowKey,
    nameOf,
    textOf,
  })
  return (
    <>
      <TabHead
        lead={<p>What discoverable silos use of their quotas.</p>}
        actions={
          <>
            <InlineSelect
              label="Silo"
              value={silo?.siloName ?? ALL}
              options={[
                { value: ALL, label: 'All silos' },
                ...(rows ?? []).map(({ siloName }) => ({ value: siloName, label: siloName })),
              ]}
              onChange={setSilo}
            />
            <PageRefresh
              refresh={() => {
                control.refresh()
                return query.refetch()
              }}
              updatedAt={query.fulfilledTimeStamp}
            />
          </>
        }
      />
      {total && <CapacityMeters provisioned={total.provisioned} quotas={total.quotas} />}
      <List
        frame="card"
        title={silos.title}
        list={list}
        menu={menu}
        isRefreshedByPage
        empty={{
          body: 'A silo is a tenant of the region, with users, projects and quotas of its own.',
        }}
      />
      <Card
        title={silo ? `Provisioned over time by ${silo.siloName}` : 'Provisioned over time'}
        actions={<RangePicker control={control} hasPageRefresh />}
      >
        <CapacityCharts
          owner={silo ? { level: 'system', silo: silo.siloId } : { level: 'system' }}
          control={control}
          quotas={total?.quotas}
        />
      </Card>
    </>
  )
}
