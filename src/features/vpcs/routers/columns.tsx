import { paths } from '#src/paths'
import type { RouterRoute, VpcRouter } from '#store/api/generated/types'
import { dateOf, timeOf } from '#store/model/dates'
import { Badge } from '#ui/feedback/Badge'
import { DateText } from '#ui/text/DateText'
import type { Column } from '#ui/tables/column'
import { DescriptionText } from '#ui/text/DescriptionText'
import { Link } from '#features/routing/Link'
import { endpointText, EndpointLink } from '../endpoint'

interface AtVpc {
  project: string
  vpc: string
}

/** Columns of a VPC's routers. */
export const routerColumns = (at: AtVpc): readonly Column<VpcRouter>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: (router) => <Link to={paths.router({ ...at, router: router.name })}>{router.name}</Link>,
    sortValue: (router) => router.name,
  },
  {
    id: 'kind',
    header: 'Kind',
    cell: (router) => <Badge>{router.kind}</Badge>,
    sortValue: (router) => router.kind,
  },
  {
    id: 'description',
    header: 'Description',
    isPlain: true,
    cell: (router) => <DescriptionText text={router.description} />,
  },
  {
    id: 'timeCreated',
    header: 'Created',
    cell: (router) => <DateText at={dateOf(router, 'timeCreated')} />,
    sortValue: (router) => timeOf(router, 'timeCreated'),
  },
]

/** Columns of a router's routes. */
export const routeColumns = (at: AtVpc & { router: string }): readonly Column<RouterRoute>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: (route) => (
      <Link to={paths.routeEdit({ ...at, route: route.name })} preventScrollReset>
        {route.name}
      </Link>
    ),
    sortValue: (route) => route.name,
  },
  {
    id: 'kind',
    header: 'Kind',
    cell: (route) => <Badge>{route.kind.replaceAll('_', ' ')}</Badge>,
    sortValue: (route) => route.kind,
  },
  {
    id: 'destination',
    header: 'Destination',
    cell: (route) => <EndpointLink endpoint={route.destination} />,
    sortValue: (route) => endpointText(route.destination),
  },
  {
    id: 'target',
    header: 'Target',
    cell: (route) => <EndpointLink endpoint={route.target} />,
    sortValue: (route) => endpointText(route.target),
  },
]
