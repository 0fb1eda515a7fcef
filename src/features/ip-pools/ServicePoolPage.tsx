import { useCallback } from 'react'
import { morePaths } from '#src/morePaths'
import { paths } from '#src/paths'
import type { IpPoolRange } from '#store/api/generated/types'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { useAppDispatch } from '#store/hooks'
import { dateOf } from '#store/model/dates'
import { rangeText } from '#store/model/ipRange'
import { fleetAdmin } from '#store/model/needs'
import { FactLine } from '#ui/tables/FactLine'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { List } from '#features/shared/list/List'
import { useResourceList } from '#features/shared/list/useResourceList'
import { QueryFailures } from '#features/shared/QueryFailures'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { useShown } from '#features/shared/gone'
import { rangeColumns } from './columns'
import { removeServiceRange } from './commands'

const rowKey = ({ id }: IpPoolRange) => id
const nameOf = ({ range }: IpPoolRange) => rangeText(range)
const textOf = ({ id, range }: IpPoolRange) => [range.first, range.last, { id }]
const args = {}

/** The pool of the region's own services: its addresses, from which silos get none. */
export function ServicePoolPage() {
  const dispatch = useAppDispatch()
  const query = ipPoolsApi.endpoints.ipPoolServiceView.useQuery({})
  const pool = useShown(query, paths.ipPools())
  const list = useResourceList({
    nouns: ['IP range', 'IP ranges'],
    endpoint: ipPoolsApi.endpoints.ipPoolServiceRangeList,
    args,
    columns: rangeColumns,
    rowKey,
    nameOf,
    textOf,
    // The pool, which has no button of its own.
    onRefresh: () => dispatch(ipPoolsApi.util.invalidateTags(['IpPool'])),
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (range: IpPoolRange) => [copyId(range.id), ...commandItems([removeServiceRange], range)],
    [commandItems],
  )
  return (
    <List
      frame="page"
      title="Service pool"
      context="Addresses of the region’s own services, such as its API and its name servers. Silos get none of them."
      tools={
        <>
          <QueryFailures of={[query]} what="the pool" />
          {pool && (
            <FactLine
              facts={[
                { label: 'Name', value: pool.name },
                { label: 'Created', value: <DateText at={dateOf(pool, 'timeCreated')} /> },
                { label: 'ID', value: <IdText value={pool.id} /> },
              ]}
            />
          )}
        </>
      }
      list={list}
      menu={menu}
      create={{ label: 'Add IP range', to: morePaths.servicePoolRangesAdd(), needs: fleetAdmin }}
      empty={{
        title: 'No IP ranges',
        body: 'Add a range, so that the region’s own services can be reached from the outside.',
      }}
    />
  )
}
