import { stranger, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  missing: [[`/access/${stranger}/edit`, `role for ${stranger}`]],
  failing: [['policyView', '/access', 'Could not load silo access']],
}
