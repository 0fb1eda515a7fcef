import type { RouterRoute, VpcRouter } from '#store/api/generated/types'
import { wireWords, withInitialisms } from '#model/case'
import { Badge } from '#ui/feedback/Badge'
import type { Column } from '#ui/tables/column'
import { endpointText, EndpointLink } from '../EndpointLabel'
import { columnsOf, createdColumn, descriptionColumn, nameColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { routers, routerRoutes } from './noun'

interface AtVpc {
  project: string
  vpc: string
}

const heads = headsOf(routers, { Name: 'other', Kind: 'word', Description: 'text', Created: 'date' })

/** Columns of a VPC's routers. */
export const routerColumns = (at: AtVpc) =>
  columnsOf<VpcRouter>()(heads, {
    Name: nameColumn((router) => routers.to.page({ ...at, router: router.name })),
    Kind: {
      id: 'kind',
      cell: (router) => <Badge>{router.kind}</Badge>,
      sortValue: (router) => router.kind,
    },
    Description: descriptionColumn,
    Created: createdColumn,
  })

/** Columns of a router's routes. */
export const routeColumns = (at: AtVpc & { router: string }): readonly Column<RouterRoute>[] => [
  nameColumn((route) => routerRoutes.to.edit({ ...at, route: route.name }), 'panel'),
  {
    id: 'kind',
    header: 'Kind',
    cell: (route) => <Badge>{withInitialisms(wireWords(route.kind))}</Badge>,
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
