import { useMemo } from 'react'
import { morePaths } from '#src/morePaths'
import { paths } from '#src/paths'
import { hardwareApi } from '#store/api/resources/hardware'
import { dateOf } from '#store/model/dates'
import { formatBytes } from '#ui/format/bytes'
import { Card } from '#ui/layout/Card'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { shortId } from '#ui/text/truncated'
import { useParam } from '#features/routing/useParam'
import { DetailPage } from '#features/shared/detail/DetailPage'
import { LinkButton } from '#features/shared/LinkButton'
import { copyId } from '#features/shared/useCommandItems'
import { useShown } from '#features/shared/gone'
import { rackRow } from './contents'
import { RackElevation } from './RackElevation'
import { RackSleds } from './RackSleds'
import { useHardware } from './useHardware'

/** One rack: its elevation, and the same as a table. */
export function RackPage() {
  const at = useParam('rackId')
  const query = hardwareApi.endpoints.rackView.useQuery(at)
  const { hardware, queries } = useHardware()
  const rack = useShown(query, paths.racks())
  const row = useMemo(() => rack && rackRow(rack, hardware), [rack, hardware])
  const sledIds = useMemo(() => row?.sleds.map(({ id }) => id) ?? [], [row])
  const loads = hardwareApi.endpoints.sledLoads.useQuery({ sledIds }, { skip: sledIds.length === 0 })
  if (!rack || !row) return null
  const all = [query, ...queries, ...(sledIds.length > 0 ? [{ ...loads, failed: LOADS_FAILED }] : [])]
  return (
    <DetailPage
      noun="Rack"
      title={`Rack ${shortId(rack.id)}`}
      context={`Offers ${row.threads} hardware threads and ${formatBytes(row.ram)} of memory to instances.`}
      topic="inventory"
      query={query}
      failures={all}
      refresh={() => Promise.all(all.map(({ refetch }) => refetch()))}
      menu={[copyId(rack.id)]}
      facts={[
        { label: 'Sleds in service', value: row.sleds.length },
        { label: 'Take new instances', value: row.open },
        { label: 'Created', value: <DateText at={dateOf(rack, 'timeCreated')} /> },
        { label: 'ID', value: <IdText value={rack.id} /> },
      ]}
    >
      <Card title="Elevation" actions={<LinkButton to={morePaths.uplinks()}>View uplinks</LinkButton>}>
        <RackElevation {...row} loads={loads.data} />
      </Card>
      <RackSleds sleds={hardware.sleds && row.sleds} loads={loads.data} />
    </DetailPage>
  )
}

const LOADS_FAILED = 'Could not load what runs on the sleds'
