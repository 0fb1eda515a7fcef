import { editing, describing, goes, nameRequired, planner, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  beside: { affinityGroup: 'forecast-by-the-cache' },
  at: { affinityGroup: 'simulation' },
  missing: [
    [`${planner}/affinity-groups/missing`, 'affinity group missing in berth-planner'],
    [`${planner}/affinity-groups/api-spread`, 'affinity group api-spread in berth-planner'],
  ],
  empty: [['/projects/sandbox/affinity', 'No affinity groups', 'Create affinity group']],
  filters: [
    {
      path: `${planner}/affinity`,
      table: 'Affinity groups',
      typed: 'simul',
      found: ['simulation'],
      facet: ['policy', 'Policy', 'fail', 'Fail', 3],
    },
  ],
  viewerButtons: [['affinity', 'Create affinity group']],
  viewerMenus: [['affinity', 'api-spread', ['Edit', 'Delete']]],
  forms: [
    {
      path: `${planner}/affinity-new?kind=affinity`,
      typed: { Name: 'close', Policy: 'fail' },
      wrong: [nameRequired, [{ Name: 'Loud' }, 'name', /lower-case letters/]],
      refused: [[{ Name: 'simulation' }, 'name', /already exists/]],
      shows: [`${planner}/affinity`, 'close'],
    },
    {
      // The other kind has its own names.
      path: `${planner}/affinity-new`,
      typed: { Name: 'simulation' },
      shows: [`${planner}/affinity/simulation`, 'No members'],
    },
    describing(`${planner}/affinity-groups/simulation/edit`, `${planner}/affinity-groups/simulation`),
  ],
  commands: [
    goes(`${planner}/affinity`, 'yard-spread', 'Delete', 'The anti-affinity group is deleted'),
    goes(`${planner}/affinity`, 'simulation', 'Delete', 'The affinity group is deleted'),
  ],
  edits: [editing(`${planner}/affinity-groups/simulation/edit`)],
}
