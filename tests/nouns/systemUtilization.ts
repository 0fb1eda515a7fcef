import { type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  failing: [['siloUtilizationList', '/system/utilization', 'Could not load utilization']],
  filters: [
    { path: '/system/utilization', table: 'Silos', typed: 'research', found: ['tidewater-research'] },
  ],
  menus: [['/system/utilization', 'tidewater-ops', ['Copy silo ID']]],
}
