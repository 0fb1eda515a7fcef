import { idOf } from '#mirage/random'
import { berthPlanner, nameRequired, planner, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  at: { snapshot: 'tide-tables-monday' },
  pages: {
    byId: {
      at: { snapshot: idOf(`snapshot ${berthPlanner} tide-tables-monday`) },
      title: 'Snapshot details: tide-tables-monday',
      isPanel: true,
      leadsTo: `${planner}/snapshots/tide-tables-monday`,
    },
  },
  missing: [
    [`${planner}/snapshots/gone`, 'snapshot gone in berth-planner'],
    [`${planner}/snapshots/gone/images-new`, 'snapshot gone in berth-planner'],
  ],
  emptyInSmall: [['/projects/web/snapshots', 'No snapshots']],
  filters: [
    {
      path: `${planner}/snapshots`,
      table: 'Snapshots',
      typed: 'monday',
      found: ['tide-tables-monday'],
      facet: ['state', 'State', 'faulted', 'faulted', 1],
    },
  ],
  viewerButtons: [['snapshots', 'Create snapshot']],
  viewerMenus: [['snapshots', 'tide-tables-monday', ['Create disk', 'Create image', 'Delete']]],
  forms: [
    {
      path: `${planner}/snapshots-new`,
      typed: { Name: 'fresh', Disk: idOf(`disk ${berthPlanner} scratch`) },
      wrong: [nameRequired, [{ Disk: '' }, 'disk', 'Disk is required']],
      refused: [[{ Name: 'tide-tables-monday' }, 'name', /Snapshot name already exists/]],
    },
    {
      // A blank system and version are sent as such.
      path: `${planner}/snapshots/tide-tables-monday/images-new`,
      typed: { OS: '', Version: '' },
      refused: [[{ Name: 'berth-golden' }, 'name', /Project image name already exists/]],
      shows: [`${planner}/images/tide-tables-monday`, /OS none/],
    },
  ],
}
