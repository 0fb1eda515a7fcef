import { creating, plant, updating, vpc, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  at: { subnet: 'reefer-01' },
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
  sends: [
    creating(`${plant}/subnets-new`, 'Create subnet', { texts: { 'IPv4 block': '10.40.77.0/24' } }),
    updating(`${plant}/subnets/reefer-01/edit`, 'Edit subnet', 'Update subnet'),
  ],
}
