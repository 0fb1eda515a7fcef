import { ops, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  beside: { silo: 'tidewater-research' },
  at: { silo: 'tidewater-ops' },
  pages: {
    // Its users sign in with passwords.
    deleteAll: { at: { silo: 'tidewater-research' }, title: 'Take down tidewater-research' },
  },
  missing: [['/system/silos/nowhere/quotas', 'silo nowhere']],
  failing: [
    ['siloList', '/system/silos', 'Could not load silos'],
    ['siloIpPoolList', `${ops}/ip-pools`, 'Could not load IP pools'],
    ['siloUtilizationView', `${ops}/quotas`, 'Could not load quotas'],
  ],
  failingLists: [['siloList', '/system/silos', 'Silos']],
  empty: [['/system/silos', 'No silos', 'Create silo']],
  emptyInSmall: [['/system/silos/recovery/ip-pools', 'No IP pools linked']],
  menus: [
    ['/system/silos', 'tidewater-research', ['Copy ID', 'Delete']],
    [`${ops}/ip-pools`, 'dock-public', ['Copy ID', 'Clear default', 'Unlink']],
  ],
  fleetViewerButtons: [
    ['/system/silos', 'Create silo', 'Only a collaborator of the fleet can do this. You are a viewer'],
    [
      '/system/silos/tidewater-research/quotas',
      'Edit quotas',
      'Only a collaborator of the fleet can do this. You are a viewer',
    ],
    [
      '/system/silos/tidewater-research/ip-pools',
      'Link IP pool',
      'Only an admin of the fleet can do this. You are a viewer',
    ],
  ],
  fleetViewerMenus: [
    [
      '/system/silos',
      'tidewater-research',
      'Only a collaborator of the fleet can do this. You are a viewer',
      ['Delete'],
    ],
  ],
  forms: [
    {
      path: `${ops}/quotas/edit`,
      typed: { 'Memory quota': 4_096 },
      wrong: [[{ 'Memory quota': '' }, 'memory', 'Memory quota is required']],
      notice: 'Quotas of tidewater-ops updated',
      shows: [`${ops}/quotas`, / of 4 TiB/],
    },
  ],
  commands: [
    {
      path: `${ops}/ip-pools`,
      of: 'exhausted-v4',
      label: 'Unlink',
      refused: /IP pool still has addresses in use in that silo/,
    },
    {
      path: `${ops}/ip-pools`,
      of: 'dock-public',
      label: 'Clear default',
      asks: 'cannot create instances',
      shows: [`${ops}/ip-pools`, 'No default pool'],
    },
  ],
  edits: [
    {
      path: `${ops}/quotas/edit`,
      changes: [{ cpus: 500 }, { memory: 4_096 }, { storage: 130_000 }],
      clash: [{ cpus: 490 }, { cpus: 510 }],
    },
  ],
}
