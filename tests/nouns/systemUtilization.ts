import type { NounCases } from '../support/nounCases'

export const cases: NounCases = {
  pages: { list: { title: 'Capacity' } },
  failing: [['siloUtilizationList', '/system/utilization', 'Could not load utilization']],
  filters: [
    { path: '/system/utilization', table: 'Silos', typed: 'research', found: ['tidewater-research'] },
  ],
  menus: [['/system/utilization', 'tidewater-ops', ['Copy silo ID']]],
}
