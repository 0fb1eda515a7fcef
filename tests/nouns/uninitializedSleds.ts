import type { NounCases } from '../support/nounCases'

export const cases: NounCases = {
  pages: { list: { title: 'Inventory' } },
  commands: [
    {
      path: '/system/inventory/uninitialized',
      of: 'ORS1112',
      label: 'Add',
      asks: /puts the sled in service.*can be aborted on the page of the rack/,
      shows: ['/system/inventory/uninitialized', 'being added'],
    },
  ],
  fleetViewerMenus: [
    [
      '/system/inventory/uninitialized',
      'ORS1112',
      'Only an admin of the fleet can do this. You are a viewer',
      ['Add'],
    ],
  ],
}
