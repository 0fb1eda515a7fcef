import { editing, goes, nameRequired, planner, plant, type NounCases, vpc } from '../support/nounCases'

export const cases: NounCases = {
  at: { route: 'depot-01' },
  lacks: { deletedWith: 'it goes with its router' },
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
  forms: [
    {
      path: `${plant}/routers/inland/routes-new`,
      typed: {
        Name: 'by-crane',
        destinationType: 'ip_net',
        destinationValue: '10.8.0.0/16',
        targetType: 'instance',
        targetValue: 'crane-vision',
      },
      wrong: [
        nameRequired,
        [{ destinationValue: '10.8' }, 'destinationValue', /./],
        [{ targetValue: '' }, 'targetValue', 'Instance is required'],
      ],
      refused: [[{ Name: 'depot-01' }, 'name', /already exists/]],
      shows: [`${plant}/routers/inland`, /by-crane custom IP network 10\.8\.0\.0\/16 Instance crane-vision/],
    },
    {
      path: `${plant}/routers/inland/routes/depot-01/edit`,
      typed: { 'Target type': 'drop' },
      shows: [`${plant}/routers/inland`, /depot-01 custom IP network 10\.80\.1\.0\/24 Drop/],
    },
    {
      path: `${plant}/routers/inland/routes/depot-03/edit`,
      typed: { targetType: 'internet_gateway', targetValue: 'uplink-east' },
      shows: [`${plant}/routers/inland`, /depot-03 custom IP network 10\.80\.3\.0\/24 Gateway uplink-east/],
    },
    // Of a default route only the target changes.
    {
      path: `${plant}/routers/system/routes/default-v4/edit`,
      typed: { 'Target type': 'drop' },
      shows: [`${plant}/routers/system`, /default-v4 \w+ IP network 0\.0\.0\.0\/0 Drop/],
    },
  ],
  commands: [goes(`${plant}/routers/inland`, 'depot-05', 'Delete', 'Delete depot-05?')],
  edits: [
    editing(
      `${plant}/routers/inland/routes/depot-01/edit`,
      { destinationType: 'ip', destinationValue: '10.80.9.1' },
      { targetType: 'drop', targetValue: '' },
    ),
  ],
}
