import { wordsOf } from '#features/kit/noun/noun'
import { loadAll, loadListed, loadPage, settled, type At } from '#features/kit/routing/load'
import { useCallback, useMemo } from 'react'
import type { RouterRoute } from '#store/api/generated/types'
import { routersApi } from '#store/api/resources/routers'
import { routeEditFixed, routerFixed } from '#model/network/fixedRoutes'
import { Badge } from '#ui/feedback/Badge'
import { Link } from '#features/kit/routing/Link'
import { DetailPage } from '#features/kit/detail/DetailPage'
import { createdFact, idFact, updatedFact } from '#features/kit/detail/recordFacts'
import { createOf } from '#features/kit/list/CreateAction'
import { described } from '#features/kit/list/described'
import { List } from '#features/kit/list/List'
import { useResourceList } from '#features/kit/list/useResourceList'
import { editItem } from '#features/kit/commands/editItem'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { networkCollaborator } from '#model/needs'
import { latePart } from '#features/kit/routing/latePart'
import { useParam } from '#features/kit/routing/useParam'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { useShown } from '#features/kit/queries/gone'
import { routeColumns } from './routerColumns'
import { deleteRoute, deleteRouter } from './commands'
import { vpcs } from '../noun'
import { routers, routerRoutes } from './noun'
import { wordFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { endpointKinds, endpointText, type Endpoint } from '../EndpointLabel'

const kindWord = (type: string) => endpointKinds[type as Endpoint['type']] ?? type

/** The facets of a router's routes. */
const routeFacets: readonly Facet<RouterRoute>[] = [
  wordFacet('kind', 'Kind', (route) => route.kind),
  wordFacet('target', 'Target', (route) => route.target.type, kindWord),
]

/** The texts of a route that a filter searches. */
const routeText = (route: RouterRoute) => [
  ...described.textOf(route),
  endpointText(route.destination),
  endpointText(route.target),
]

const routerOf = ({ project, vpc, router }: At<'project' | 'vpc' | 'router'>) => ({ project, vpc, router })

export const loader = loadAll(
  loadListed(routersApi.endpoints.vpcRouterView, routersApi.endpoints.vpcRouterList, 'router', routerOf),
  settled(loadPage(routersApi.endpoints.vpcRouterRouteList, routerOf)),
)

const RouterSubnets = latePart(async () => (await import('./RouterSubnets')).RouterSubnets)

/** One router, its routes, and the subnets that use it. */
export function RouterPage() {
  const { project, vpc, router: name } = useParam('project', 'vpc', 'router')
  const at = useMemo(() => ({ project, vpc, router: name }), [project, vpc, name])
  const query = routersApi.endpoints.vpcRouterView.useQuery(at)
  const router = useShown(query, routers.to.list(at))
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  if (!router) return null
  return (
    <DetailPage
      noun={routers}
      title={router.name}
      context={router.description}
      query={query}
      menu={[
        copyId(router.id),
        allowed(editItem(routers.to.edit(at), { opens: 'page' }), networkCollaborator),
        ...commandItems([deleteRouter], router),
      ]}
      facts={[
        { isPlain: true, label: 'Kind', value: <Badge>{router.kind}</Badge> },
        { label: 'VPC', value: <Link to={vpcs.to.page(at)}>{vpc}</Link> },
        createdFact(router),
        updatedFact(router),
        idFact(router.id),
      ]}
    >
      <Routes at={at} fixed={routerFixed(router)} />
      <RouterSubnets at={at} router={router} />
    </DetailPage>
  )
}

interface RoutesProps {
  at: { project: string; vpc: string; router: string }
  /** Why no routes can be added. */
  fixed: string | undefined
}

function Routes({ at, fixed }: RoutesProps) {
  const list = useResourceList({
    ...described,
    nouns: wordsOf(routerRoutes),
    endpoint: routersApi.endpoints.vpcRouterRouteList,
    args: at,
    columns: useMemo(() => routeColumns(at), [at]),
    facets: routeFacets,
    textOf: routeText,
  })
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const menu = useCallback(
    (route: RouterRoute) => {
      const reason = routeEditFixed(route)
      const toEdit = routerRoutes.to.edit({ ...at, route: route.name })
      return [
        copyId(route.id),
        reason
          ? editItem(toEdit, { disabledReason: reason })
          : allowed(editItem(toEdit), networkCollaborator),
        ...commandItems([deleteRoute], route),
      ]
    },
    [commandItems, allowed, at],
  )
  return (
    <List
      frame="card"
      title={routerRoutes.title}
      list={list}
      menu={menu}
      create={{ ...createOf(routerRoutes, 'create', at), disabledReason: fixed }}
      goTo={{ group: 'Edit route', to: ({ name }) => routerRoutes.to.edit({ ...at, route: name }) }}
      empty={{ body: 'A route sends the traffic for a destination to a target.' }}
    />
  )
}
