import { foundInVpc, type FoundKind } from '#features/shared/foundFacts'
import { routerRoutes, routers } from './noun'

/** Routers, and routes by what they lead to. */
export const foundBy: readonly FoundKind[] = [
  foundInVpc('vpcList', 'vpcRouterList', routers, {
    factsOf: ({ name }, { project, vpc }) => ({ to: routers.to.page({ project, vpc, router: name }) }),
    inside: ({ name }, place) => ({ ...place, router: name }),
  }),
  foundInVpc('vpcRouterList', 'vpcRouterRouteList', routerRoutes, {
    needs: ['router'],
    factsOf: ({ destination, target }, { project, vpc, router = '' }) => ({
      to: routerRoutes.to.list({ project, vpc, router }),
      texts: [destination.value, 'value' in target ? target.value : undefined],
    }),
  }),
]
