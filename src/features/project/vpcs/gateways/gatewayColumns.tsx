import { routers, routerRoutes } from '../routers/noun'
import type {
  InternetGateway,
  InternetGatewayIpAddress,
  InternetGatewayIpPool,
} from '#store/api/generated/types'
import { internetGatewaysApi } from '#store/api/resources/internetGateways'
import { dateOf } from '#model/dates'
import { counted } from '#ui/format/counted'
import { CopyButton } from '#ui/actions/CopyButton'
import { DateText } from '#ui/text/DateText'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { OverflowList } from '#ui/text/OverflowList'
import { Link } from '#features/kit/routing/Link'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { described } from '#features/kit/list/described'
import { endpointText, EndpointLink } from '../EndpointLabel'
import { routesTo, useVpcRoutes, type RouteOfRouter } from '../useVpcRoutes'
import { PoolName } from '#features/shared/PoolName'
import { usePoolNames } from '#features/shared/pools/usePoolNames'
import { columnsOf, createdColumn, descriptionColumn, nameColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { internetGateways } from './noun'

interface AtVpc {
  project: string
  vpc: string
}

function FirstPool({ at }: { at: AtVpc & { gateway: string } }) {
  const query = internetGatewaysApi.endpoints.internetGatewayIpPoolList.useQuery(at)
  const names = usePoolNames()
  return (
    <QueryCell query={query} missing={<EmptyCell />}>
      {({ items: [first, ...rest] }) =>
        first ? (
          <OverflowList
            heading="Other IP pools"
            first={<PoolName id={first.ipPoolId} />}
            more={rest.map(({ ipPoolId, name }) => names.get(ipPoolId) ?? name)}
          />
        ) : (
          <EmptyCell />
        )
      }
    </QueryCell>
  )
}

function FirstAddress({ at }: { at: AtVpc & { gateway: string } }) {
  const query = internetGatewaysApi.endpoints.internetGatewayIpAddressList.useQuery(at)
  return (
    <QueryCell query={query} width="10ch" missing={<EmptyCell />}>
      {({ items: [first, ...rest] }) =>
        first ? (
          <OverflowList
            heading="Other IP addresses"
            first={
              <span>
                <code>{first.address}</code> <CopyButton value={first.address} />
              </span>
            }
            more={rest.map(({ address }) => address)}
          />
        ) : (
          <EmptyCell />
        )
      }
    </QueryCell>
  )
}

function RouteCount({ at }: { at: AtVpc & { gateway: string } }) {
  const { routes, queries } = useVpcRoutes(at)
  const failed = queries.find(({ error }) => error !== undefined)
  return (
    <QueryCell query={{ ...(failed ?? queries[0]), data: routes }} width="3ch" missing={<EmptyCell />}>
      {(all) => {
        const count = routesTo(all, at.gateway).length
        if (count === 0) return <EmptyCell />
        return (
          <Link
            to={internetGateways.to.page(at)}
            aria-label={`${counted(count, 'route leads', 'routes lead')} to ${at.gateway}`}
          >
            {count}
          </Link>
        )
      }}
    </QueryCell>
  )
}

const heads = headsOf(internetGateways, {
  Name: 'other',
  Description: 'text',
  'Attached IP pool': 10,
  'Attached IP address': 16,
  Routes: 'figure',
  Created: 'date',
})

/** Columns of a VPC's internet gateways. */
export const gatewayColumns = ({ project, vpc }: AtVpc) => {
  const at = (gateway: InternetGateway) => ({ project, vpc, gateway: gateway.name })
  return columnsOf<InternetGateway>()(heads, {
    Name: nameColumn((gateway) => internetGateways.to.page(at(gateway))),
    Description: descriptionColumn,
    'Attached IP pool': {
      id: 'pool',
      cell: (gateway) => <FirstPool at={at(gateway)} />,
    },
    'Attached IP address': {
      id: 'address',
      tip: 'What leaves through the gateway has this address. Without one, it has an address of the attached pool.',
      cell: (gateway) => <FirstAddress at={at(gateway)} />,
    },
    Routes: {
      id: 'routes',
      align: 'end',
      cell: (gateway) => <RouteCount at={at(gateway)} />,
    },
    Created: { ...createdColumn, hideBelow: 'narrowest' },
  })
}

/** Columns of the pools attached to a gateway. */
export const poolColumns: readonly Column<InternetGatewayIpPool>[] = [
  { id: 'name', header: 'Name', cell: (part) => part.name, sortValue: (part) => part.name },
  { id: 'pool', header: 'IP pool', width: '12rem', cell: (part) => <PoolName id={part.ipPoolId} /> },
  descriptionColumn,
  { id: 'timeCreated', header: 'Attached', cell: (part) => <DateText at={dateOf(part, 'timeCreated')} /> },
]

/** Columns of the addresses attached to a gateway. */
export const addressColumns: readonly Column<InternetGatewayIpAddress>[] = [
  { id: 'name', header: 'Name', cell: (part) => part.name, sortValue: (part) => part.name },
  {
    id: 'address',
    header: 'IP address',
    isPlain: true,
    cell: (part) => (
      <>
        <code>{part.address}</code> <CopyButton value={part.address} />
      </>
    ),
  },
  descriptionColumn,
  { id: 'timeCreated', header: 'Attached', cell: (part) => <DateText at={dateOf(part, 'timeCreated')} /> },
]

/** Columns of the routes that target a gateway. */
export const gatewayRouteColumns = (at: AtVpc): readonly Column<RouteOfRouter>[] => [
  {
    id: 'route',
    header: 'Route',
    cell: ({ route, router }) => (
      <Link to={routerRoutes.to.edit({ ...at, router: router.name, route: route.name })}>{route.name}</Link>
    ),
    sortValue: ({ route }) => route.name,
  },
  {
    id: 'router',
    header: 'Router',
    cell: ({ router }) => <Link to={routers.to.page({ ...at, router: router.name })}>{router.name}</Link>,
    sortValue: ({ router }) => router.name,
  },
  {
    id: 'destination',
    header: 'Destination',
    cell: ({ route }) => <EndpointLink endpoint={route.destination} />,
  },
]

/** The texts of a gateway's route that a filter searches. */
export const gatewayRouteText = ({ route, router }: RouteOfRouter) => [
  ...described.textOf(route),
  router.name,
  endpointText(route.destination),
]
