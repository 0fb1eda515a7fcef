import {
  describing,
  editing,
  idOfInstance,
  nameRequired,
  planner,
  type NounCases,
} from '../support/nounCases'

export const cases: NounCases = {
  at: { externalSubnet: 'reefer-sensors' },
  missing: [[`${planner}/external-subnets/nowhere/edit`, 'external subnet nowhere in berth-planner']],
  filters: [
    {
      path: `${planner}/external-subnets`,
      table: 'External subnets',
      typed: '198.18.2',
      found: ['reefer-sensors'],
      facet: ['attached', 'Instance', idOfInstance('berth-api-1'), 'berth-api-1', 1],
    },
  ],
  disabled: [
    [
      `${planner}/external-subnets`,
      'crane-cameras',
      'Delete',
      'Detach this external subnet from its instance before deleting it',
    ],
  ],
  viewerButtons: [['external-subnets', 'Create external subnet']],
  viewerMenus: [['external-subnets', 'reefer-sensors', ['Edit', 'Attach', 'Delete']]],
  forms: [
    {
      path: `${planner}/external-subnets-new`,
      typed: { Name: 'fresh' },
      wrong: [
        nameRequired,
        [{ 'Prefix length': 33 }, 'prefixLength', 'At most 32'],
        [{ from: 'explicit', subnet: '198.18.9.0' }, 'subnet', /separated by a \//],
      ],
      refused: [
        [{ Name: 'ferries' }, 'name', /already exists/],
        [{ 'Prefix length': 19 }, 'prefixLength', /has no gap of that size, or does not allow/],
      ],
      notice: 'External subnet fresh created: 198.18.3.0/24',
    },
    describing(`${planner}/external-subnets/reefer-sensors/edit`, `${planner}/external-subnets`, 'ferries'),
  ],
  commands: [
    {
      path: `${planner}/external-subnets`,
      of: 'gate-readers',
      label: 'Detach',
      asks: /Its addresses no longer lead to the instance/,
    },
    {
      path: `${planner}/external-subnets`,
      of: 'reefer-sensors',
      label: 'Delete',
      hides: [`${planner}/external-subnets`, 'reefer-sensors'],
    },
  ],
  edits: [editing(`${planner}/external-subnets/reefer-sensors/edit`)],
}
