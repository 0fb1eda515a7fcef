import { useCallback } from 'react'
import { shallowEqual } from 'react-redux'
import type { SubnetPool, SubnetPoolUtilization } from '#store/api/generated/types'
import { systemSubnetPoolsApi } from '#store/api/resources/systemSubnetPools'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { fleetAdmin } from '#model/needs'
import { poolUse } from '#model/network/addressUse'
import { ALL_LIMIT } from '#model/paging'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { CountText } from '#ui/text/CountText'
import { wordsOf } from '#features/kit/noun/noun'
import { loadPage } from '#features/kit/routing/load'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { createOf } from '#features/kit/list/CreateAction'
import { List } from '#features/kit/list/List'
import { columnsOf, createdColumn, descriptionColumn, nameColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { described } from '#features/kit/list/described'
import { useResourceList } from '#features/kit/list/useResourceList'
import { editItem } from '#features/kit/commands/editItem'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { UseFraction } from '#features/shared/pools/AddressUses'
import { poolVersion } from '#features/shared/pools/poolKinds'
import { deleteSubnetPool } from './commands'
import { subnetPools } from './noun'

const { systemSubnetPoolList, systemSubnetPoolMemberList, systemSubnetPoolUtilizationView } =
  systemSubnetPoolsApi.endpoints

/** The number of members of a pool. */
function MemberCount({ pool }: { pool: SubnetPool }) {
  const query = systemSubnetPoolMemberList.useQuery({ pool: pool.name, limit: ALL_LIMIT })
  return (
    <QueryCell query={query} width="2ch" missing={<EmptyCell />}>
      {({ items }) => <CountText value={items.length} />}
    </QueryCell>
  )
}

/** The addresses of a pool that external subnets take. */
function PoolUseCell({ pool }: { pool: SubnetPool }) {
  const query = systemSubnetPoolUtilizationView.useQuery({ pool: pool.name })
  return (
    <QueryCell query={query} missing={<EmptyCell />}>
      {(utilization) => poolUse(utilization, pool).map((use) => <UseFraction key={use.version} use={use} />)}
    </QueryCell>
  )
}

const heads = headsOf(subnetPools, {
  Name: 'other',
  Description: 'text',
  'IP version': 'word',
  Members: 'figure',
  Utilization: 16,
  Created: 'date',
})

const subnetPoolColumns = columnsOf<SubnetPool>()(heads, {
  Name: nameColumn(({ name }) => subnetPools.to.page({ subnetPool: name })),
  Description: descriptionColumn,
  'IP version': {
    id: 'version',
    cell: ({ ipVersion }) => poolVersion(ipVersion),
    sortValue: ({ ipVersion }) => ipVersion,
  },
  Members: {
    id: 'members',
    align: 'end',
    hideBelow: 'narrow',
    cell: (pool) => <MemberCount pool={pool} />,
  },
  Utilization: {
    id: 'utilization',
    tip: 'Addresses in external subnets of all addresses in the members of the pool',
    cell: (pool) => <PoolUseCell pool={pool} />,
  },
  Created: { ...createdColumn, hideBelow: 'narrowest' },
})

/** The first page of pools. Each row fetches its own members and utilization; the page does not wait for them. */
export const loader = loadPage(systemSubnetPoolList, () => ({}))

/** The utilizations fetched by the rows of a list, by the name of the pool. Sends no request. */
const usePoolUses = (
  pools: readonly { name: string }[] | undefined,
): Readonly<Record<string, SubnetPoolUtilization | undefined>> =>
  useAppSelector(
    (state) =>
      Object.fromEntries(
        (pools ?? []).map(({ name }) => [
          name,
          systemSubnetPoolUtilizationView.select({ pool: name })(state).data,
        ]),
      ),
    shallowEqual,
  )

const args = {}

/** The subnet pools of the region; the create panel opens over it. */
export function SubnetPoolsPage() {
  const dispatch = useAppDispatch()
  const list = useResourceList({
    ...described,
    nouns: wordsOf(subnetPools),
    endpoint: systemSubnetPoolList,
    args,
    columns: subnetPoolColumns,
    // Also refreshes the members and the utilization of each row.
    onRefresh: () => dispatch(systemSubnetPoolsApi.util.invalidateTags(['SubnetPool', 'SubnetPoolMember'])),
  })
  const uses = usePoolUses(list.rows)
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const menu = useCallback(
    (pool: SubnetPool) => [
      copyId(pool.id),
      allowed(editItem(subnetPools.to.edit({ subnetPool: pool.name }), { opens: 'page' }), fleetAdmin),
      ...commandItems([deleteSubnetPool], { pool, utilization: uses[pool.name] }),
    ],
    [commandItems, allowed, uses],
  )
  return (
    <List
      frame="page"
      title={subnetPools.title}
      list={list}
      menu={menu}
      create={createOf(subnetPools, 'create')}
      goTo={{ to: ({ name }) => subnetPools.to.page({ subnetPool: name }) }}
      empty={{
        body: 'A subnet pool is a set of address blocks. Projects of the silos that are linked to it take external subnets from it.',
      }}
    />
  )
}
