import { useCallback } from 'react'
import { morePaths } from '#src/morePaths'
import { paths } from '#src/paths'
import type { IpPool, IpPoolUtilization } from '#store/api/generated/types'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { fleetAdmin } from '#store/model/needs'
import { Link } from '#features/routing/Link'
import { described } from '#features/shared/list/described'
import { List } from '#features/shared/list/List'
import { useResourceList } from '#features/shared/list/useResourceList'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { useAllowed } from '#features/shared/useRoleReason'
import { poolColumns } from './columns'
import { deletePool } from './commands'
import { shallowEqual } from 'react-redux'

const { ipPoolUtilizationView } = ipPoolsApi.endpoints

/** The utilization that the rows of a list have loaded, by the name of the pool. Makes no call. */
const usePoolUses = (
  pools: readonly { name: string }[] | undefined,
): Readonly<Record<string, IpPoolUtilization | undefined>> =>
  useAppSelector(
    (state) =>
      Object.fromEntries(
        (pools ?? []).map(({ name }) => [name, ipPoolUtilizationView.select({ pool: name })(state).data]),
      ),
    shallowEqual,
  )

const args = {}
const toServices = (
  <p>
    The region’s own services have a <Link to={morePaths.servicePool()}>service pool</Link>.
  </p>
)

/** The IP pools of the region; the create panel opens over it. */
export function IpPoolsPage() {
  const dispatch = useAppDispatch()
  const list = useResourceList({
    ...described,
    nouns: ['IP pool', 'IP pools'],
    endpoint: ipPoolsApi.endpoints.ipPoolList,
    args,
    columns: poolColumns,
    // The utilization of each row.
    onRefresh: () => dispatch(ipPoolsApi.util.invalidateTags(['IpPool'])),
  })
  const uses = usePoolUses(list.rows)
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const menu = useCallback(
    (pool: IpPool) => [
      copyId(pool.id),
      allowed({ key: 'edit', label: 'Edit', link: <Link to={paths.ipPoolEdit(pool.name)} /> }, fleetAdmin),
      ...commandItems([deletePool], { pool, utilization: uses[pool.name] }),
    ],
    [commandItems, allowed, uses],
  )
  return (
    <List
      frame="page"
      title="IP pools"
      tools={toServices}
      list={list}
      menu={menu}
      create={{ label: 'Create IP pool', to: paths.ipPoolsNew(), needs: fleetAdmin }}
      goTo={{ group: 'Go to IP pool', to: ({ name }) => paths.ipPool(name) }}
      empty={{
        title: 'No IP pools',
        body: 'An IP pool is a set of address ranges. Silos that are linked to it take their external IPs from it.',
      }}
    />
  )
}
