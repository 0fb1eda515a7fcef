import { editing, describing, goes, planner, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  beside: { antiAffinityGroup: 'data-spread' },
  at: { antiAffinityGroup: 'api-spread' },
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
  forms: [describing(`${planner}/affinity/api-spread/edit`, `${planner}/affinity/api-spread`, 'yard-spread')],
  commands: [
    goes(
      `${planner}/affinity/data-spread`,
      'berth-db-replica',
      'Remove from group',
      'leaves the anti-affinity group',
    ),
  ],
  edits: [editing(`${planner}/affinity/api-spread/edit`)],
}
