import type { SiloUtilization } from '#store/api/generated/types'
import { quotasApi } from '#store/api/resources/quotas'
import { ALL_LIMIT } from '#store/model/paging'
import { InlineSelect } from '#ui/forms/InlineSelect'
import { Card } from '#ui/layout/Card'
import { PageHeader } from '#ui/layout/PageHeader'
import { PageHelp } from '#features/help/PageHelp'
import { CapacityCharts } from './CapacityCharts'
import { CapacityMeters } from '#features/shared/capacity/CapacityMeters'
import { ChartControls } from './ChartControls'
import { List } from '#features/shared/list/List'
import { useWholeList } from '#features/shared/list/useWholeList'
import { RangePicker } from '#features/shared/timeRange/RangePicker'
import { useRefetchAt } from '#features/shared/timeRange/useRefetchAt'
import { useTimeRange } from '#features/shared/timeRange/useTimeRange'
import { copyId } from '#features/shared/useCommandItems'
import { useSearchParam } from '#features/shared/useSearchParam'
import { siloUsageColumns } from './siloColumns'
import { totalOf } from './shares'

const ALL = ''
const rowKey = ({ siloId }: SiloUtilization) => siloId
const nameOf = ({ siloName }: SiloUtilization) => siloName
const textOf = ({ siloId, siloName }: SiloUtilization) => [siloName, { id: siloId }]
const menu = ({ siloId }: SiloUtilization) => [copyId(siloId, 'Copy silo ID')]

/** The use of quotas: of all silos together, of each, and over time. */
export function SystemUtilizationPage() {
  const control = useTimeRange()
  const query = quotasApi.endpoints.siloUtilizationList.useQuery({ limit: ALL_LIMIT })
  useRefetchAt(control.refreshedAt, query.refetch)
  const silos = query.data?.items
  const [chosen, setSilo] = useSearchParam('silo', ALL)
  // A silo that is deleted meanwhile is no longer a choice.
  const silo = silos?.find(({ siloName }) => siloName === chosen)
  const shown = silo ? [silo] : silos
  const total = shown && totalOf(shown)
  const list = useWholeList({
    nouns: ['silo', 'silos'],
    rows: silos,
    queries: [query],
    base: 'name',
    columns: siloUsageColumns,
    rowKey,
    nameOf,
    textOf,
  })
  return (
    <>
      <PageHeader
        title="Utilization"
        context="What the silos use of their quotas. A silo that is not discoverable is not counted here; its own page shows it."
        actions={
          <>
            <InlineSelect
              label="Silo"
              value={silo?.siloName ?? ALL}
              options={[
                { value: ALL, label: 'All silos' },
                ...(silos ?? []).map(({ siloName }) => ({ value: siloName, label: siloName })),
              ]}
              onChange={setSilo}
            />
            <PageHelp />
          </>
        }
      />
      {total && <CapacityMeters provisioned={total.provisioned} quotas={total.quotas} />}
      <List
        frame="card"
        title="Silos"
        list={list}
        menu={menu}
        empty={{
          title: 'No silos',
          body: 'A silo is the place of one organisation, with quotas of its own.',
        }}
      />
      <Card title="Provisioned over time" actions={<RangePicker control={control} />}>
        <ChartControls>{silo ? `Silo ${silo.siloName}` : 'All silos'}</ChartControls>
        <CapacityCharts
          owner={silo ? { level: 'system', silo: silo.siloId } : { level: 'system' }}
          control={control}
          quotas={total?.quotas}
        />
      </Card>
    </>
  )
}
