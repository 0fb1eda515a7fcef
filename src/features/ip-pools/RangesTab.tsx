import { useCallback, useMemo } from 'react'
import { paths } from '#src/paths'
import type { IpPoolRange } from '#store/api/generated/types'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { useAppDispatch } from '#store/hooks'
import { rangeText } from '#store/model/ipRange'
import { fleetAdmin } from '#store/model/needs'
import { useParam } from '#features/routing/useParam'
import { List } from '#features/shared/list/List'
import { useResourceList } from '#features/shared/list/useResourceList'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { rangeColumns } from './columns'
import { removeRange } from './commands'

const rowKey = ({ id }: IpPoolRange) => id
const nameOf = ({ range }: IpPoolRange) => rangeText(range)
const textOf = ({ id, range }: IpPoolRange) => [range.first, range.last, { id }]

/** The address ranges of a pool, in the order of their addresses. */
export function RangesTab() {
  const { pool } = useParam('pool')
  const dispatch = useAppDispatch()
  const list = useResourceList({
    nouns: ['IP range', 'IP ranges'],
    endpoint: ipPoolsApi.endpoints.ipPoolRangeList,
    args: useMemo(() => ({ pool }), [pool]),
    columns: rangeColumns,
    rowKey,
    nameOf,
    textOf,
    // The pool and its utilization, which have no button of their own.
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
      create={{ label: 'Add IP range', to: paths.ipPoolRangesAdd(pool), needs: fleetAdmin }}
      empty={{
        title: 'No IP ranges',
        body: 'Add a range, so that linked silos can take addresses from the pool.',
      }}
    />
  )
}
