import { planner, vpc, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  lacks: { takenDown: 'it goes with its router' },
  missing: [[`${vpc}/routers/system/routes/nowhere/edit`, 'route nowhere in system']],
  failingParts: [
    [
      'vpcRouterRouteList',
      `${planner}/vpcs/plant-floor/routers/inland`,
      'Could not load routes',
      'Kind custom',
    ],
  ],
  filters: [
    {
      path: `${vpc}/routers/system`,
      table: 'Routes',
      typed: 'storage',
      found: ['storage'],
      facet: ['target', 'Target', 'internet_gateway', 'Gateway', 2],
    },
  ],
  limitedMenus: [['vpcs/plant-floor/routers/inland', 'depot-01']],
}
