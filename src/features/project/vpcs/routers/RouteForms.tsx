import { loadFresh, type At } from '#features/kit/routing/load'
import { routersApi } from '#store/api/resources/routers'
import { subnetsApi } from '#store/api/resources/subnets'
import { networkCollaborator } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { isOnlyTargetFree, routeEditFixed } from '#model/network/fixedRoutes'
import { Button } from '#ui/actions/Button'
import { Notice } from '#ui/feedback/Notice'
import { PropertyList } from '#ui/tables/PropertyList'
import { SidePanel } from '#ui/overlays/SidePanel'
import { RelevantDocs } from '#features/kit/help/RelevantDocs'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useEdit } from '#features/kit/form/useEdit'
import { ResourceMeta } from '#features/kit/detail/ResourceMeta'
import { useBack } from '#features/kit/routing/useBack'
import { useParam } from '#features/kit/routing/useParam'
import { EndpointLink, endpointText } from '../EndpointLabel'
import { routeEffects } from './routeEffects'
import { emptyRoute, routeBody, routeDraft, routeSchema, routeValues } from './routeForm'
import { RouteFields } from './RouteFields'
import { routers, routerRoutes } from './noun'

export const editLoader = loadFresh(
  routersApi.endpoints.vpcRouterRouteView,
  ({ project, vpc, router, route }: At<'project' | 'vpc' | 'router' | 'route'>) => ({
    project,
    vpc,
    router,
    route,
  }),
)

/** The names of the subnets whose own router this is. The system router serves all, and names none. */
function useSubnetNames(at: { project: string; vpc: string; router: string }): readonly string[] {
  const router = routersApi.endpoints.vpcRouterView.useQuery(at).data?.id
  const { data } = subnetsApi.endpoints.vpcSubnetList.useQuery({ ...at, limit: ALL_LIMIT })
  return (data?.items ?? [])
    .filter(({ customRouterId }) => router !== undefined && customRouterId === router)
    .map(({ name }) => name)
}

/** Adds a route to a custom router. */
export function CreateRouteForm() {
  const at = useParam('project', 'vpc', 'router')
  const subnets = useSubnetNames(at)
  return (
    <SidePanelForm
      title={routerRoutes.panels.create}
      needs={routerRoutes.creates.create}
      schema={routeSchema}
      initial={emptyRoute}
      effects={(values) => routeEffects(undefined, values, subnets)}
      draft={{ fields: routeDraft }}
      send={(values, { save }) =>
        save(routersApi.endpoints.vpcRouterRouteCreate, { ...at, body: routeBody(values) })
      }
      saved={(route) => `Route ${route.name} created`}
      back={routers.to.page(at)}
    >
      <RouteFields at={at} />
    </SidePanelForm>
  )
}

/** The ends of a route in words. */
const routeWords = { destination: { text: endpointText }, target: { text: endpointText } }

/** Edits a route as far as its kind allows; automatic routes are read-only. */
export function EditRouteForm() {
  const { route: name, ...at } = useParam('project', 'vpc', 'router', 'route')
  const goBack = useBack()
  const { data: route } = routersApi.endpoints.vpcRouterRouteView.useQuery({ ...at, route: name })
  const edit = useEdit(routeWords)
  const subnets = useSubnetNames(at)
  if (!route) return null
  const back = routers.to.page(at)
  const destination = { label: 'Destination', value: <EndpointLink endpoint={route.destination} /> }
  const fixed = routeEditFixed(route)
  if (fixed) {
    const close = () => goBack(back)
    return (
      <SidePanel
        title="Route"
        name={route.name}
        onDismiss={close}
        footer={<Button onClick={close}>Close</Button>}
      >
        <Notice tone="info" title="Kept by the system">
          {fixed}
        </Notice>
        <PropertyList
          items={[
            { label: 'Name', value: route.name },
            { label: 'Description', value: route.description },
            destination,
            { label: 'Target', value: <EndpointLink endpoint={route.target} /> },
          ]}
        />
        <RelevantDocs />
      </SidePanel>
    )
  }
  const onlyTarget = isOnlyTargetFree(route)
  return (
    <SidePanelForm
      title={routerRoutes.panels.edit}
      name={route.name}
      submitLabel="Update route"
      needs={networkCollaborator}
      schema={routeSchema}
      initial={routeValues(route)}
      effects={(values) => routeEffects(route, values, subnets)}
      draft={{ fields: routeDraft }}
      send={(values, { save, ask, was }) =>
        edit(
          { was: routeBody(was), body: routeBody(values) },
          (next) => save(routersApi.endpoints.vpcRouterRouteUpdate, { route: route.id, ...next }),
          ask,
        )
      }
      saved={(saved) => `Route ${saved.name} updated`}
      back={back}
    >
      {onlyTarget && (
        <Notice tone="info" title="Default route">
          Of a default route, only the target can be changed.
        </Notice>
      )}
      <RouteFields at={at} onlyTarget={onlyTarget} />
      <ResourceMeta
        record={route}
        more={onlyTarget ? [{ label: 'Name', value: route.name }, destination] : []}
      />
    </SidePanelForm>
  )
}
