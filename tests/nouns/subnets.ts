import { vpc, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  missing: [[`${vpc}/subnets/nowhere/edit`, 'subnet nowhere in default']],
  filters: [
    {
      path: `${vpc}/subnets`,
      table: 'Subnets',
      typed: '172.30.5.0',
      found: ['backup'],
      facet: ['router', 'Router', 'system', 'System router only', 3],
    },
  ],
  viewerButtons: [['vpcs/plant-floor/subnets', 'Create subnet']],
  viewerMenus: [['vpcs/plant-floor/subnets', 'reefer-01', ['Edit', 'Delete']]],
  limitedMenus: [['vpcs/plant-floor/subnets', 'reefer-01']],
}
