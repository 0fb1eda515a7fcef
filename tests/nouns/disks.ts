import { idOf } from '#mirage/random'
import { berthPlanner, idOfInstance, nameRequired, planner, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  at: { disk: 'archive-2024' },
  pages: {
    byId: {
      at: { disk: idOf(`disk ${berthPlanner} archive-2024`) },
      title: 'Disk details: archive-2024',
      isPanel: true,
      leadsTo: `${planner}/disks/archive-2024`,
    },
  },
  missing: [[`${planner}/disks/nowhere`, 'disk nowhere in berth-planner']],
  empty: [['/projects/sandbox/disks', 'No disks', 'Create disk']],
  filters: [
    {
      path: `${planner}/disks`,
      table: 'Disks',
      typed: 'archive-2024',
      found: ['archive-2024'],
      facet: ['attached', 'Attached to', idOfInstance('berth-db-replica'), 'berth-db-replica', 6],
    },
  ],
  viewerButtons: [['disks', 'Create disk']],
  viewerMenus: [['disks', 'archive-2024', ['Snapshot', 'Delete']]],
  forms: [
    {
      path: `${planner}/disks-new`,
      typed: { Name: 'fresh', Description: 'Kept' },
      wrong: [nameRequired],
      refused: [[{ Name: 'scratch' }, 'name', /Disk name already exists/]],
    },
  ],
}
