import { useCallback, useMemo } from 'react'
import { Outlet } from 'react-router'
import { paths } from '../../../paths'
import type { InternetGateway } from '../../../store/api/generated/types'
import { internetGatewaysApi } from '../../../store/api/internetGateways'
import { EmptyState } from '../../../ui/EmptyState'
import { usePaletteEntries } from '../../app/palette/paletteStore'
import { LinkButton } from '../../shared/LinkButton'
import { ResourceTable } from '../../shared/ResourceTable'
import { copyId, useCommandItems } from '../../shared/useCommandItems'
import { usePager } from '../../shared/usePager'
import { useParam } from '../../shared/useParam'
import { TabActions } from '../TabActions'
import { gatewayColumns } from './columns'
import { deleteGateway, deleteGatewayWithRoutes } from './commands'

/** The VPC's ways out to the internet. */
export function GatewaysTab() {
  const { project, vpc } = useParam('project', 'vpc')
  const at = useMemo(() => ({ project, vpc }), [project, vpc])
  const pager = usePager()
  const query = internetGatewaysApi.endpoints.internetGatewayList.useQuery({ ...at, ...pager.args })
  const items = query.data?.items
  usePaletteEntries(
    useMemo(
      () => [
        { label: 'New internet gateway', group: 'Actions', to: paths.internetGatewaysNew(at) },
        ...(items ?? []).map(({ name }) => ({
          label: name,
          group: 'Go to internet gateway',
          to: paths.internetGateway({ ...at, gateway: name }),
        })),
      ],
      [items, at],
    ),
  )
  const columns = useMemo(() => gatewayColumns(at), [at])
  const commandItems = useCommandItems()
  const menu = useCallback(
    (gateway: InternetGateway) => [
      copyId(gateway.id),
      ...commandItems([deleteGateway, deleteGatewayWithRoutes], gateway),
    ],
    [commandItems],
  )
  const newGateway = (
    <LinkButton tone="primary" to={paths.internetGatewaysNew(at)} preventScrollReset>
      New internet gateway
    </LinkButton>
  )
  const isEmpty = items?.length === 0 && !pager.hasPrevious
  return (
    <>
      {!isEmpty && <TabActions>{newGateway}</TabActions>}
      <ResourceTable
        label="Internet gateways"
        query={query}
        pager={pager}
        columns={columns}
        rowKey={(gateway) => gateway.id}
        menu={menu}
        empty={
          <EmptyState
            title="No internet gateways"
            body="A gateway lets routes lead out of the VPC, under addresses of a pool."
            action={newGateway}
          />
        }
      />
      <Outlet />
    </>
  )
}
