import type { NounCases } from '../support/nounCases'

export const cases: NounCases = {
  lacks: { found: 'few, on one page by their versions' },
  at: { version: '15.1.0' },
  pages: { page: { title: 'Repository 15.1.0' } },
  missing: [['/system/update/repositories/9.9.9', 'repository 9.9.9']],
  disabled: [
    [
      '/system/update/repositories/14.2.0',
      'Repository actions',
      'Set as target release',
      'The target release only goes forward, and it is 15.0.0 now',
    ],
  ],
  fleetViewerMenus: [
    [
      '/system/update/repositories/15.1.0',
      'Repository actions',
      'Only an admin of the fleet can do this. You are a viewer',
      ['Set as target release'],
    ],
  ],
  commands: [
    {
      path: '/system/update/repositories/15.1.0',
      of: 'Repository actions',
      label: 'Set as target release',
      asks: 'There is no way back to 15.0.0',
      shows: ['/system/update/repositories/15.1.0', 'This one'],
    },
  ],
}
