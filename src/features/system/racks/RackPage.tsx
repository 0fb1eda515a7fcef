import { sleds } from '#features/system/inventory/noun'
import { useMemo, useState } from 'react'
import { uplinks } from '#features/system/switches/uplinks/noun'
import type { Sled } from '#store/api/generated/types'
import { hardwareApi } from '#store/api/resources/hardware'
import { rackMembershipApi } from '#store/api/resources/rackMemberships'
import { formatCount } from '#ui/format/numbers'
import { formatBytes } from '#ui/format/bytes'
import { Card } from '#ui/layout/Card'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { shortId } from '#ui/text/truncated'
import { wordsOf } from '#features/kit/noun/noun'
import { load, loadAll, settled, type At } from '#features/kit/routing/load'
import { loadOffered } from '#features/kit/routing/loadOffered'
import { useParam } from '#features/kit/routing/useParam'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { DetailPage } from '#features/kit/detail/DetailPage'
import { createdFact, idFact } from '#features/kit/detail/recordFacts'
import { useShown } from '#features/kit/queries/gone'
import { QueryCell } from '#features/kit/queries/QueryCell'
import {
  hardwareOrder,
  serialColumn,
  serviceColumn,
  sledSizeColumns,
} from '#features/shared/hardware/hardwareColumns'
import { loadColumns } from '#features/shared/hardware/loadColumns'
import type { LoadsQuery } from '#features/shared/hardware/loadsQuery'
import { isUnderWay } from '#features/shared/hardware/rackMembers'
import { TableOfPicture } from '#features/shared/TableOfPicture'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { copyId } from '#features/kit/commands/useCommandItems'
import { MembershipCard } from './MembershipCard'
import { RackElevation } from './RackElevation'
import { hardwareLoader, rackRow, slotsOf, slotsTitle, useHardware } from './contents'
import { useMembership } from './exports/useMembership'
import { racks } from './noun'

/** Columns of the sleds of a rack. @param loads of the sleds */
function rackSledColumns(loads: LoadsQuery): readonly Column<Sled>[] {
  return [
    serialColumn(({ id }) => sleds.to.page({ sledId: id })),
    serviceColumn,
    {
      id: 'instances',
      header: 'Instances',
      align: 'end',
      cell: ({ id }) => (
        <QueryCell query={loads} width="3ch" missing={<EmptyCell />}>
          {(all) => all[id]?.instances ?? 0}
        </QueryCell>
      ),
      sortValue: ({ id }) => loads.data?.[id]?.instances ?? -1,
    },
    ...Object.values(loadColumns(loads)),
    ...Object.values(sledSizeColumns),
  ]
}

const rowKey = ({ id }: Sled) => id
const nameOf = ({ baseboard }: Sled) => baseboard.serial
const textOf = ({ id, baseboard }: Sled) => [baseboard.serial, baseboard.part, { id }]
const menu = ({ id }: Sled) => [copyId(id)]

interface RackSledsProps {
  rows: readonly Sled[] | undefined
  loads: LoadsQuery
}

/** The sleds of the drawing as a folded table, which can be sorted by load. Without sleds it says so, unfolded. */
function RackSleds({ rows, loads }: RackSledsProps) {
  const list = useWholeList({
    nouns: wordsOf(sleds),
    rows: useMemo(() => hardwareOrder(rows, nameOf), [rows]),
    // The page sends the queries and shows their errors.
    queries: [],
    columns: useMemo(() => rackSledColumns(loads), [loads]),
    rowKey,
    nameOf,
    textOf,
  })
  const table = (
    <List
      frame="card"
      title={sleds.title}
      list={list}
      menu={menu}
      goTo={{ to: ({ id }) => sleds.to.page({ sledId: id }) }}
      empty={{ title: 'No sleds in this rack', body: 'No sled of this rack is in service.' }}
      isRefreshedByPage
    />
  )
  return list.isEmpty ? table : <TableOfPicture>{table}</TableOfPicture>
}

const ofAddress = ({ rackId }: At<'rackId'>) => ({ rackId })

export const loader = loadAll(
  load(hardwareApi.endpoints.rackView, ofAddress),
  // Without the sleds, the page says so.
  settled(hardwareLoader),
  settled(loadOffered('rackMembership', load(rackMembershipApi.endpoints.rackMembershipStatus, ofAddress))),
)

/** One rack: a drawing of its sleds and switches, and the same data as a folded table. */
export function RackPage() {
  const at = useParam('rackId')
  const query = hardwareApi.endpoints.rackView.useQuery(at)
  const { hardware, queries } = useHardware()
  const membership = useMembership(at.rackId)
  const rack = useShown(query, racks.to.list())
  const row = useMemo(() => rack && rackRow(rack, hardware), [rack, hardware])
  const sledIds = useMemo(() => row?.sleds.map(({ id }) => id) ?? [], [row])
  const loads = hardwareApi.endpoints.sledLoads.useQuery({ sledIds }, { skip: sledIds.length === 0 })
  // Decided once, on opening the page: nothing moves when the change is over.
  const [isMembershipFirst] = useState(isUnderWay(membership?.data))
  if (!rack || !row) return null
  const membershipCard = membership && <MembershipCard query={membership} rows={row.sleds} />
  const all = [
    query,
    ...queries,
    ...(sledIds.length > 0 ? [{ ...loads, failed: 'Could not load what runs on the sleds' }] : []),
  ]
  return (
    <DetailPage
      noun={racks}
      title={`Rack ${shortId(rack.id)}`}
      context={
        hardware.sleds && `${formatCount(row.threads)} threads and ${formatBytes(row.ram)} for instances`
      }
      query={query}
      failures={all}
      refresh={() =>
        Promise.all([...all, ...(membership ? [membership] : [])].map(({ refetch }) => refetch()))
      }
      menu={[copyId(rack.id)]}
      facts={[
        ...(hardware.sleds
          ? [
              { label: 'Sleds in service', value: row.sleds.length },
              { label: 'Provisionable', value: row.open },
            ]
          : []),
        createdFact(rack),
        idFact(rack.id),
      ]}
    >
      {isMembershipFirst && membershipCard}
      {/* An empty drawing would say that there are none. */}
      {hardware.sleds && (
        <>
          <Card
            title={slotsTitle(slotsOf(row))}
            actions={<LinkButton to={uplinks.to.list()}>View uplinks</LinkButton>}
          >
            <RackElevation {...row} change={membership?.data} loads={loads} />
          </Card>
          <RackSleds rows={row.sleds} loads={loads} />
        </>
      )}
      {!isMembershipFirst && membershipCard}
    </DetailPage>
  )
}
