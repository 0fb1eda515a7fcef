import { load, loadAll, loadListed, settled, type At } from '#features/kit/routing/load'
import { useCallback, useMemo, type ReactNode } from 'react'
import type { InternetGatewayIpAddress, InternetGatewayIpPool } from '#store/api/generated/types'
import { internetGatewaysApi } from '#store/api/resources/internetGateways'
import { ALL_LIMIT } from '#model/paging'
import type { Command } from '#store/commands/command'
import { useAppDispatch } from '#store/hooks'
import { Button } from '#ui/actions/Button'
import { Card } from '#ui/layout/Card'
import type { Column } from '#ui/tables/column'
import { wordsOf } from '#features/kit/noun/noun'
import { Link } from '#features/kit/routing/Link'
import { DetailPage } from '#features/kit/detail/DetailPage'
import { createdFact, idFact, updatedFact } from '#features/kit/detail/recordFacts'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { networkCollaborator } from '#model/needs'
import { useRoleReason } from '#features/kit/roles/useRoleReason'
import { useParam } from '#features/kit/routing/useParam'
import { useShown } from '#features/kit/queries/gone'
import type { FailableQuery } from '#features/kit/queries/queryLike'
import { CardTable } from '#features/kit/list/CardTable'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { routesTo, useVpcRoutes, type RouteOfRouter } from '../useVpcRoutes'
import { addressColumns, gatewayRouteColumns, gatewayRouteText, poolColumns } from './gatewayColumns'
import {
  deleteGateway,
  deleteGatewayWithRoutes,
  detachAddress,
  detachAddressWithRoutes,
  detachPool,
  detachPoolWithRoutes,
} from './commands'
import { vpcs } from '../noun'
import { routerRoutes } from '../routers/noun'
import { internetGateways } from './noun'

const gatewayOf = ({ project, vpc, gateway }: At<'project' | 'vpc' | 'gateway'>) => ({
  project,
  vpc,
  gateway,
})
const allOfGateway = (at: At<'project' | 'vpc' | 'gateway'>) => ({ ...gatewayOf(at), limit: ALL_LIMIT })

/** The gateway with its pools and addresses: if they came later, the routes would move. */
export const loader = loadAll(
  loadListed(
    internetGatewaysApi.endpoints.internetGatewayView,
    internetGatewaysApi.endpoints.internetGatewayList,
    'gateway',
    gatewayOf,
  ),
  settled(load(internetGatewaysApi.endpoints.internetGatewayIpAddressList, allOfGateway)),
  settled(load(internetGatewaysApi.endpoints.internetGatewayIpPoolList, allOfGateway)),
)

const { internetGatewayView, internetGatewayIpPoolList, internetGatewayIpAddressList } =
  internetGatewaysApi.endpoints

/** The page of one gateway: its pools, addresses and routes. */
export function GatewayPage() {
  const { project, vpc, gateway: name } = useParam('project', 'vpc', 'gateway')
  const at = useMemo(() => ({ project, vpc, gateway: name }), [project, vpc, name])
  const query = internetGatewayView.useQuery(at)
  const gateway = useShown(query, internetGateways.to.list(at))
  const commandItems = useCommandItems()
  const dispatch = useAppDispatch()
  if (!gateway) return null
  const refresh = async () => {
    dispatch(internetGatewaysApi.util.invalidateTags(['GatewayPart', 'Router', 'Route']))
    await query.refetch()
  }
  return (
    <DetailPage
      noun={internetGateways}
      title={gateway.name}
      context={gateway.description}
      query={query}
      refresh={refresh}
      menu={[copyId(gateway.id), ...commandItems([deleteGateway, deleteGatewayWithRoutes], gateway)]}
      facts={[
        { label: 'VPC', value: <Link to={vpcs.to.page(at)}>{vpc}</Link> },
        createdFact(gateway),
        updatedFact(gateway),
        idFact(gateway.id),
      ]}
    >
      <Addresses at={at} />
      <Pools at={at} />
      <Routes at={at} />
    </DetailPage>
  )
}

interface AtGateway {
  project: string
  vpc: string
  gateway: string
}

interface AttachLinkProps {
  to: string
  /** Why attaching is disabled. */
  reason?: string | undefined
  children: ReactNode
}

/** A link to an attach form; disabled if the role or the gateway does not allow it. */
function AttachLink({ to, reason, children }: AttachLinkProps) {
  const disabledReason = useRoleReason()(networkCollaborator) ?? reason
  if (disabledReason) return <Button disabledReason={disabledReason}>{children}</Button>
  return (
    <LinkButton to={to} preventScrollReset>
      {children}
    </LinkButton>
  )
}

interface PartsProps<Part> {
  title: string
  query: FailableQuery & { data?: { items: readonly Part[] } | undefined }
  columns: readonly Column<Part>[]
  /** The commands of a row that detach it. */
  detach: readonly Command<Part>[]
  attach: ReactNode
  empty: { title: string; body: string }
}

/** The addresses or the pools that are attached to a gateway. */
function Parts<Part extends InternetGatewayIpAddress | InternetGatewayIpPool>({
  title,
  query,
  columns,
  detach,
  attach,
  empty,
}: PartsProps<Part>) {
  const commandItems = useCommandItems()
  const menu = useCallback(
    (part: Part) => [copyId(part.id), ...commandItems(detach, part)],
    [commandItems, detach],
  )
  return (
    <Card title={title} actions={attach}>
      <CardTable
        label={title}
        queries={[query]}
        columns={columns}
        rows={query.data?.items}
        rowKey={({ id }) => id}
        nameOf={({ name }) => name}
        menu={menu}
        empty={empty}
      />
    </Card>
  )
}

const detachingAddress = [detachAddress, detachAddressWithRoutes]

function Addresses({ at }: { at: AtGateway }) {
  const query = internetGatewayIpAddressList.useQuery({ ...at, limit: ALL_LIMIT })
  const isTaken = (query.data?.items.length ?? 0) > 0
  return (
    <Parts
      title="IP addresses"
      query={query}
      columns={addressColumns}
      detach={detachingAddress}
      attach={
        <AttachLink
          to={internetGateways.to.attachAddress(at)}
          reason={isTaken ? 'A gateway has at most one address: detach this one first' : undefined}
        >
          Attach IP address
        </AttachLink>
      }
      empty={{
        title: 'No IP address attached',
        body: 'Without one, an address of an attached pool is used.',
      }}
    />
  )
}

const detachingPool = [detachPool, detachPoolWithRoutes]

function Pools({ at }: { at: AtGateway }) {
  return (
    <Parts
      title="IP pools"
      query={internetGatewayIpPoolList.useQuery({ ...at, limit: ALL_LIMIT })}
      columns={poolColumns}
      detach={detachingPool}
      attach={<AttachLink to={internetGateways.to.attachPool(at)}>Attach IP pool</AttachLink>}
      empty={{
        title: 'No IP pool attached',
        body: 'Traffic that leaves here gets an address of an attached pool, or the attached address.',
      }}
    />
  )
}

function Routes({ at }: { at: AtGateway }) {
  const { routes, queries } = useVpcRoutes(at)
  const list = useWholeList({
    nouns: wordsOf(routerRoutes),
    rows: useMemo(() => routes && routesTo(routes, at.gateway), [routes, at]),
    queries,
    columns: useMemo(() => gatewayRouteColumns(at), [at]),
    rowKey: ({ route }: RouteOfRouter) => route.id,
    nameOf: ({ route }: RouteOfRouter) => route.name,
    textOf: gatewayRouteText,
  })
  return (
    <List
      frame="card"
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
