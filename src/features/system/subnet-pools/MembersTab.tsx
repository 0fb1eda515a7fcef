import { useCallback, useMemo } from 'react'
import type { SubnetPoolMember } from '#store/api/generated/types'
import { systemSubnetPoolsApi } from '#store/api/resources/systemSubnetPools'
import { useAppDispatch } from '#store/hooks'
import { ipSortKey, rangeOfNetwork, rangeSize } from '#model/network/ipRange'
import type { Column } from '#ui/tables/column'
import { CountText } from '#ui/text/CountText'
import { IdText } from '#ui/text/IdText'
import { loadPage, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { createOf } from '#features/kit/list/CreateAction'
import { createdColumn } from '#features/kit/list/columns'
import { List } from '#features/kit/list/List'
import { useResourceList } from '#features/kit/list/useResourceList'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { removeMember } from './commands'
import { subnetPools } from './noun'

const { systemSubnetPoolMemberList } = systemSubnetPoolsApi.endpoints

export const loader = loadPage(systemSubnetPoolMemberList, ({ subnetPool }: At<'subnetPool'>) => ({
  pool: subnetPool,
}))

const sizeOf = ({ subnet }: SubnetPoolMember) => rangeSize(rangeOfNetwork(subnet))

const memberColumns: readonly Column<SubnetPoolMember>[] = [
  {
    id: 'subnet',
    header: 'Subnet',
    cell: ({ subnet }) => <IdText value={subnet} />,
    sortValue: ({ subnet }) => ipSortKey(subnet),
  },
  {
    id: 'min',
    header: 'Min prefix length',
    tip: 'The largest external subnet that can be taken from it',
    cell: ({ minPrefixLength }) => <code>/{minPrefixLength}</code>,
    sortValue: ({ minPrefixLength }) => minPrefixLength,
  },
  {
    id: 'max',
    header: 'Max prefix length',
    tip: 'The smallest external subnet that can be taken from it',
    cell: ({ maxPrefixLength }) => <code>/{maxPrefixLength}</code>,
    sortValue: ({ maxPrefixLength }) => maxPrefixLength,
  },
  {
    id: 'size',
    header: 'Addresses',
    align: 'end',
    cell: (member) => <CountText value={sizeOf(member)} />,
    sortValue: (member) => String(sizeOf(member)).padStart(39, '0'),
  },
  { ...createdColumn, hideBelow: 'narrow', header: 'Added' },
]

const rowKey = ({ id }: SubnetPoolMember) => id
const nameOf = ({ subnet }: SubnetPoolMember) => subnet
const textOf = ({ id, subnet }: SubnetPoolMember) => [subnet, { id }]

/** The members of a pool, in the order of their addresses. */
export function MembersTab() {
  const { subnetPool } = useParam('subnetPool')
  const dispatch = useAppDispatch()
  const list = useResourceList({
    nouns: ['member', 'members'],
    endpoint: systemSubnetPoolMemberList,
    args: useMemo(() => ({ pool: subnetPool }), [subnetPool]),
    columns: memberColumns,
    rowKey,
    nameOf,
    textOf,
    // Also refreshes the pool and its utilization, which have no button of their own.
    onRefresh: () => dispatch(systemSubnetPoolsApi.util.invalidateTags(['SubnetPool'])),
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (member: SubnetPoolMember) => [copyId(member.id), ...commandItems([removeMember], member)],
    [commandItems],
  )
  return (
    <List
      frame="tab"
      title="Members"
      list={list}
      menu={menu}
      create={createOf(subnetPools, 'addMember', { subnetPool })}
      empty={{
        body: 'Add a member, so that projects of linked silos can take external subnets from the pool.',
      }}
    />
  )
}
