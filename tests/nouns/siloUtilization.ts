import type { NounCases } from '../support/nounCases'

export const cases: NounCases = {
  failing: [['utilizationView', '/utilization', 'Could not load utilization']],
  failingLists: [['utilizationView', '/utilization', 'Utilization']],
}
