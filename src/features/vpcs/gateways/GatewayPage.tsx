import { useCallback, useMemo, type ReactNode } from 'react'
import { Link, Outlet } from 'react-router'
import { paths } from '../../../paths'
import type { InternetGatewayIpAddress, InternetGatewayIpPool } from '../../../store/api/generated/types'
import { internetGatewaysApi } from '../../../store/api/internetGateways'
import { ALL_LIMIT } from '../../../store/model/limits'
import { useAppDispatch } from '../../../store/hooks'
import { dateOf } from '../../../store/model/dates'
import { ActionMenu, type MenuItem } from '../../../ui/ActionMenu'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { DataTable, type Column } from '../../../ui/DataTable'
import { DateText } from '../../../ui/DateText'
import { EmptyState } from '../../../ui/EmptyState'
import { IdText } from '../../../ui/IdText'
import { PageHeader } from '../../../ui/PageHeader'
import { PropertyList } from '../../../ui/PropertyList'
import { LinkButton } from '../../shared/LinkButton'
import { PageRefresh } from '../../shared/PageRefresh'
import { QueryFailures } from '../../shared/QueryFailures'
import { couldNotLoad } from '../../shared/couldNot'
import { copyId, useCommandItems } from '../../shared/useCommandItems'
import { useParam } from '../../shared/useParam'
import { useShown } from '../../shared/useShown'
import { ListCard } from '../../shared/list/ListPage'
import { useWholeList } from '../../shared/list/useWholeList'
import { routesTo, useVpcRoutes, type RouteOfRouter } from '../useVpcRoutes'
import { addressColumns, gatewayRouteColumns, gatewayRouteText, poolColumns } from './columns'
import {
  deleteGateway,
  deleteGatewayWithRoutes,
  detachAddress,
  detachAddressWithRoutes,
  detachPool,
  detachPoolWithRoutes,
} from './commands'
import { LearnAbout } from '../../help/LearnAbout'

const { internetGatewayView, internetGatewayIpPoolList, internetGatewayIpAddressList } =
  internetGatewaysApi.endpoints

/** One gateway: what is attached to it, and which routes lead to it. */
export function GatewayPage() {
  const { project, vpc, gateway: name } = useParam('project', 'vpc', 'gateway')
  const at = useMemo(() => ({ project, vpc, gateway: name }), [project, vpc, name])
  const query = internetGatewayView.useQuery(at)
  const gateway = useShown(query, paths.internetGateways(at))
  const commandItems = useCommandItems()
  const dispatch = useAppDispatch()
  if (!gateway) return null
  const refresh = async () => {
    dispatch(internetGatewaysApi.util.invalidateTags(['GatewayPart', 'Router', 'Route']))
    await query.refetch()
  }
  return (
    <>
      <PageHeader
        title={gateway.name}
        context={gateway.description}
        actions={
          <>
            <LearnAbout topic="internet-gateways" />
            <PageRefresh refresh={refresh} updatedAt={query.fulfilledTimeStamp} />
            <ActionMenu
              label="Internet gateway actions"
              items={[copyId(gateway.id), ...commandItems([deleteGateway, deleteGatewayWithRoutes], gateway)]}
            />
          </>
        }
      />
      <PropertyList
        items={[
          { label: 'VPC', value: <Link to={paths.vpc(at)}>{vpc}</Link> },
          { label: 'Created', value: <DateText at={dateOf(gateway, 'timeCreated')} /> },
          { label: 'Updated', value: <DateText at={dateOf(gateway, 'timeModified')} /> },
          { label: 'ID', value: <IdText value={gateway.id} /> },
        ]}
      />
      <Addresses at={at} />
      <Pools at={at} />
      <Routes at={at} />
      <Outlet />
    </>
  )
}

interface AtGateway {
  project: string
  vpc: string
  gateway: string
}

function Addresses({ at }: { at: AtGateway }) {
  const query = internetGatewayIpAddressList.useQuery({ ...at, limit: ALL_LIMIT })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (address: InternetGatewayIpAddress) => [
      copyId(address.id),
      ...commandItems([detachAddress, detachAddressWithRoutes], address),
    ],
    [commandItems],
  )
  const isTaken = (query.data?.items.length ?? 0) > 0
  return (
    <Parts
      title="IP addresses"
      query={query}
      columns={addressColumns}
      menu={menu}
      action={
        isTaken ? (
          <Button disabledReason="A gateway has at most one address: detach this one first">
            Attach IP address
          </Button>
        ) : (
          <LinkButton to={paths.gatewayAddressAttach(at)} preventScrollReset>
            Attach IP address
          </LinkButton>
        )
      }
      empty={
        <EmptyState
          small
          title="No IP address attached"
          body="Without one, an address of an attached pool is used."
        />
      }
    />
  )
}

function Pools({ at }: { at: AtGateway }) {
  const query = internetGatewayIpPoolList.useQuery({ ...at, limit: ALL_LIMIT })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (pool: InternetGatewayIpPool) => [
      copyId(pool.id),
      ...commandItems([detachPool, detachPoolWithRoutes], pool),
    ],
    [commandItems],
  )
  return (
    <Parts
      title="IP pools"
      query={query}
      columns={poolColumns}
      menu={menu}
      action={
        <LinkButton to={paths.gatewayPoolAttach(at)} preventScrollReset>
          Attach IP pool
        </LinkButton>
      }
      empty={
        <EmptyState
          small
          title="No IP pool attached"
          body="Attach a pool or an address, so that what leaves here has one to leave under."
        />
      }
    />
  )
}

interface PartsProps<Part> {
  title: string
  query: { data?: { items: Part[] } | undefined; error?: unknown; refetch: () => unknown }
  columns: readonly Column<Part>[]
  menu: (part: Part) => MenuItem[]
  action: ReactNode
  empty: ReactNode
}

/** What is attached: few enough to need no pages. */
function Parts<Part extends { id: string }>({
  title,
  query,
  columns,
  menu,
  action,
  empty,
}: PartsProps<Part>) {
  const rows = query.data?.items
  return (
    <Card title={title} actions={action}>
      <QueryFailures of={[{ ...query, failed: couldNotLoad(title) }]} what={title} />
      {!rows && query.error ? null : rows?.length === 0 ? (
        empty
      ) : (
        <DataTable label={title} columns={columns} rows={rows} rowKey={(part) => part.id} menu={menu} />
      )}
    </Card>
  )
}

function Routes({ at }: { at: AtGateway }) {
  const { routes, queries } = useVpcRoutes(at)
  const list = useWholeList({
    nouns: ['route', 'routes'],
    rows: useMemo(() => routes && routesTo(routes, at.gateway), [routes, at]),
    queries,
    columns: useMemo(() => gatewayRouteColumns(at), [at]),
    rowKey: ({ route }: RouteOfRouter) => route.id,
    nameOf: ({ route }: RouteOfRouter) => route.name,
    textOf: gatewayRouteText,
  })
  return (
    <ListCard
      title="Routes that lead here"
      list={list}
      isRefreshedByPage
      empty={{
        title: 'No routes lead here',
        body: 'Nothing leaves the VPC through this gateway yet.',
      }}
    />
  )
}
