import { useCallback, useMemo } from 'react'
import { ALL_LIMIT } from '#model/paging'
import type { RackMembershipStatus, UninitializedSled } from '#store/api/generated/types'
import { hardwareApi } from '#store/api/resources/hardware'
import { rackMembershipApi } from '#store/api/resources/rackMemberships'
import { useHasFeature } from '#store/useRegionVersion'
import { StateBadge } from '#ui/feedback/StateBadge'
import type { Column } from '#ui/tables/column'
import { wordsOf } from '#features/kit/noun/noun'
import { load, loadAll, settled, type LoaderInput } from '#features/kit/routing/load'
import { loadOffered } from '#features/kit/routing/loadOffered'
import { columnsOf } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { partColumn, serialColumn, withRacks } from '#features/shared/hardware/hardwareColumns'
import { isBeingAdded } from '#features/shared/hardware/rackMembers'
import { MembershipLines } from '#features/system/racks/exports/MembershipLines'
import { useKnownMemberships } from '#features/system/racks/exports/useMembership'
import { uninitializedSleds } from '../noun'
import { addSled } from './commands'

const { rackList, sledListUninitialized } = hardwareApi.endpoints
const { rackMembershipStatus } = rackMembershipApi.endpoints
const all = { limit: ALL_LIMIT }

/** The newest change of the members of each rack: its line is above the list. */
async function loadMemberships(input: LoaderInput) {
  const racks = await load(rackList, () => all)(input)
  const ids = racks?.items.map(({ id }) => id) ?? []
  return Promise.all(ids.map((rackId) => settled(load(rackMembershipStatus, () => ({ rackId })))(input)))
}

export const loader = loadAll(
  load(sledListUninitialized, () => ({})),
  settled(loadOffered('rackMembership', loadMemberships)),
)

const heads = headsOf(uninitializedSleds, { Serial: 'other', Part: 'other', Cubby: 'figure' })

/** Columns of the sleds that can be added. */
const uninitializedColumns = columnsOf<UninitializedSled>()(heads, {
  Serial: serialColumn(),
  Part: partColumn,
  Cubby: {
    id: 'cubby',
    align: 'end',
    tip: 'Its place in the rack',
    cell: ({ cubby }) => cubby,
    sortValue: ({ cubby }) => cubby,
  },
})

type Changes = ReadonlyMap<string, RackMembershipStatus>

/** Whether a sled is being added, where a region says so. @param changes the newest one of each rack */
const additionColumn = (changes: Changes): Column<UninitializedSled> => ({
  id: 'state',
  header: 'State',
  isPlain: true,
  cell: ({ baseboard, rackId }) =>
    isBeingAdded(baseboard, changes.get(rackId)) ? (
      <StateBadge tone="motion" label="being added" moving />
    ) : (
      <StateBadge tone="off" label="waiting" />
    ),
})

const rowKey = ({ baseboard }: UninitializedSled) => `${baseboard.part} ${baseboard.serial}`
const nameOf = ({ baseboard }: UninitializedSled) => baseboard.serial
const textOf = ({ baseboard, rackId }: UninitializedSled) => [
  baseboard.serial,
  baseboard.part,
  { id: rackId },
]

/** The sleds that a rack has detected and that are not in service yet, all in one response. Rules: OPS-2, OPS-22. */
export function UninitializedTab() {
  const hasMembership = useHasFeature('rackMembership')
  const racks = rackList.useQuery(all, { skip: !hasMembership })
  const rackIds = useMemo(() => racks.data?.items.map(({ id }) => id) ?? [], [racks.data])
  const changes = useKnownMemberships(rackIds)
  const query = sledListUninitialized.useQuery({})
  const rows = query.data?.items
  const list = useWholeList({
    nouns: wordsOf(uninitializedSleds),
    rows,
    queries: [query],
    base: 'serial',
    columns: useMemo(
      () =>
        withRacks(
          hasMembership ? [...uninitializedColumns, additionColumn(changes)] : uninitializedColumns,
          rows,
        ),
      [rows, hasMembership, changes],
    ),
    rowKey,
    nameOf,
    textOf,
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (sled: UninitializedSled) => [
      copyId(sled.baseboard.serial, 'Copy serial'),
      ...commandItems([addSled], { ...sled, change: changes.get(sled.rackId) }),
    ],
    [commandItems, changes],
  )
  return (
    <>
      <MembershipLines rackIds={rackIds} />
      <List
        frame="tab"
        title={uninitializedSleds.title}
        context="Found in a rack. They stay unused until they are added."
        list={list}
        menu={menu}
        empty={{ title: 'No sleds are waiting', body: 'Every sled in the racks has been added.' }}
      />
    </>
  )
}
