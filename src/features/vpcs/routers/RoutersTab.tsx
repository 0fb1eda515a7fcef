import { useCallback, useMemo } from 'react'
import { Link, Outlet } from 'react-router'
import { paths } from '../../../paths'
import type { VpcRouter } from '../../../store/api/generated/types'
import { routersApi } from '../../../store/api/routers'
import { EmptyState } from '../../../ui/EmptyState'
import { usePaletteEntries } from '../../app/palette/paletteStore'
import { LinkButton } from '../../shared/LinkButton'
import { ResourceTable } from '../../shared/ResourceTable'
import { copyId, useCommandItems } from '../../shared/useCommandItems'
import { usePager } from '../../shared/usePager'
import { useParam } from '../../shared/useParam'
import { TabActions } from '../TabActions'
import { routerColumns } from './columns'
import { deleteRouter } from './commands'

/** The VPC's routers; the panels open over them. */
export function RoutersTab() {
  const { project, vpc } = useParam('project', 'vpc')
  const at = useMemo(() => ({ project, vpc }), [project, vpc])
  const pager = usePager()
  const query = routersApi.endpoints.vpcRouterList.useQuery({ ...at, ...pager.args })
  const items = query.data?.items
  usePaletteEntries(
    useMemo(
      () => [
        { label: 'New router', group: 'Actions', to: paths.routersNew(at) },
        ...(items ?? []).map(({ name }) => ({
          label: name,
          group: 'Go to router',
          to: paths.router({ ...at, router: name }),
        })),
      ],
      [items, at],
    ),
  )
  const columns = useMemo(() => routerColumns(at), [at])
  const commandItems = useCommandItems()
  const menu = useCallback(
    (router: VpcRouter) => [
      copyId(router.id),
      {
        key: 'edit',
        label: 'Edit',
        link: <Link to={paths.routerEdit({ ...at, router: router.name })} preventScrollReset />,
      },
      ...commandItems([deleteRouter], router),
    ],
    [commandItems, at],
  )
  const newRouter = (
    <LinkButton tone="primary" to={paths.routersNew(at)} preventScrollReset>
      New router
    </LinkButton>
  )
  const isEmpty = items?.length === 0 && !pager.hasPrevious
  return (
    <>
      {!isEmpty && <TabActions>{newRouter}</TabActions>}
      <ResourceTable
        label="Routers"
        query={query}
        pager={pager}
        columns={columns}
        rowKey={(router) => router.id}
        menu={menu}
        empty={
          <EmptyState
            title="No routers"
            body="A router says where the traffic of a subnet goes, before the system router is asked."
            action={newRouter}
          />
        }
      />
      <Outlet />
    </>
  )
}
