import type { NounCases } from '../support/nounCases'

export const cases: NounCases = {
  pages: { list: { title: 'Inventory' } },
  fleetViewerMenus: [
    [
      '/system/inventory/uninitialized',
      'ORS1112',
      'Only an admin of the fleet can do this. You are a viewer',
      ['Add'],
    ],
  ],
}
