import { useCallback, useMemo } from 'react'
import type { IpPoolRange } from '#store/api/generated/types'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { useAppDispatch } from '#store/hooks'
import { ipSortKey, rangeSize, ipRangeText } from '#model/network/ipRange'
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
import { removeRange } from './commands'
import { ipPools } from './noun'

const { systemIpPoolRangeList } = ipPoolsApi.endpoints

export const loader = loadPage(systemIpPoolRangeList, ({ pool }: At<'pool'>) => ({ pool }))

const rangeColumns: readonly Column<IpPoolRange>[] = [
  {
    id: 'first',
    header: 'First address',
    cell: ({ range }) => <IdText value={range.first} />,
    sortValue: ({ range }) => ipSortKey(range.first),
  },
  {
    id: 'last',
    header: 'Last address',
    cell: ({ range }) => <IdText value={range.last} />,
    sortValue: ({ range }) => ipSortKey(range.last),
  },
  {
    id: 'size',
    header: 'Addresses',
    align: 'end',
    cell: ({ range }) => <CountText value={rangeSize(range)} />,
    sortValue: ({ range }) => String(rangeSize(range)).padStart(39, '0'),
  },
  { ...createdColumn, hideBelow: 'narrow', header: 'Added' },
]

/** A list of ranges, of any pool. */
export const listOfRanges = {
  nouns: ['IP range', 'IP ranges'],
  columns: rangeColumns,
  rowKey: ({ id }: IpPoolRange) => id,
  nameOf: ({ range }: IpPoolRange) => ipRangeText(range),
  textOf: ({ id, range }: IpPoolRange) => [range.first, range.last, { id }],
} as const

/** The address ranges of a pool, in the order of their addresses. */
export function RangesTab() {
  const { pool } = useParam('pool')
  const dispatch = useAppDispatch()
  const list = useResourceList({
    ...listOfRanges,
    endpoint: systemIpPoolRangeList,
    args: useMemo(() => ({ pool }), [pool]),
    // Also refreshes the pool and its utilization, which have no button of their own.
    onRefresh: () => dispatch(ipPoolsApi.util.invalidateTags(['IpPool'])),
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (range: IpPoolRange) => [copyId(range.id), ...commandItems([removeRange], range)],
    [commandItems],
  )
  return (
    <List
      frame="tab"
      title="IP ranges"
      list={list}
      menu={menu}
      create={createOf(ipPools, 'addRange', { pool })}
      empty={{
        body: 'Add a range, so that linked silos can take addresses from the pool.',
      }}
    />
  )
}
