import { goes, planner, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  missing: [[`${planner}/affinity/missing`, 'anti-affinity group missing in berth-planner']],
  filters: [
    {
      path: `${planner}/affinity/data-spread`,
      table: 'Members',
      typed: 'replica',
      found: ['berth-db-replica'],
      facet: ['state', 'State', 'running', 'running', 1],
    },
  ],
  commands: [
    goes(
      `${planner}/affinity/data-spread`,
      'berth-db-replica',
      'Remove from group',
      'leaves the anti-affinity group',
    ),
  ],
}
