import { creating, planner, plant, updating, vpc, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  at: { route: 'depot-01' },
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
  sends: [
    creating(`${plant}/routers/inland/routes-new`, 'Create route', {
      texts: { 'Destination IP': '10.9.9.9', 'Target IP': '10.40.1.9' },
    }),
    updating(`${plant}/routers/inland/routes/depot-01/edit`, 'Edit route', 'Update route'),
  ],
}
