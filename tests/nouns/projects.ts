import { editing, creating, describing, nameRequired, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  beside: { project: 'telemetry-ingest' },
  at: { project: 'berth-planner' },
  pages: {
    // They read everything that is in it: little.
    deleteAll: { at: { project: 'sandbox' }, title: 'Take down sandbox' },
    edit: { at: { project: 'sandbox' } },
  },
  missing: [
    ['/projects/nowhere', 'project nowhere'],
    ['/projects/nowhere/edit', 'project nowhere'],
    ['/projects/nowhere/disks', 'project nowhere'],
    ['/projects/nowhere/access', 'project nowhere'],
    ['/projects/gone/snapshots', 'project gone'],
  ],
  filters: [{ path: '/projects', table: 'Projects', typed: 'cranes shifts', found: ['dock-scheduler'] }],
  menus: [['/projects', 'berth-planner', ['Copy ID', 'Edit', 'Delete', 'Take down…']]],
  opensOver: [['/projects', 'berth-planner', 'Edit', true]],
  forms: [
    {
      path: '/projects-new',
      typed: { Name: 'quay-nine' },
      wrong: [nameRequired],
      refused: [[{ Name: 'sandbox' }, 'name', /Project name already exists/]],
      shows: ['/projects', 'quay-nine'],
    },
    describing('/projects/sandbox/edit', '/projects', 'berth-planner'),
  ],
  sends: [creating('/projects-new', 'Create project')],
  edits: [editing('/projects/sandbox/edit')],
}
