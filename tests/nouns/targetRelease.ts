import type { NounCases } from '../support/nounCases'

export const cases: NounCases = {
  pages: { list: { title: 'Update' } },
  lacks: {
    found: 'one setting of the region, with a page of its own',
    viewed: 'the commands that change it are on releases',
  },
  failing: [['systemUpdateStatus', '/system/update/release', 'Could not load the target release']],
  fleetViewerButtons: [
    [
      '/system/update/release',
      'Upload repository',
      'Only an admin of the fleet can do this. You are a viewer',
    ],
  ],
}
