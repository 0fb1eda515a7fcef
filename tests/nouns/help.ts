import { type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  missing: [['/help/nothing', 'help page nothing']],
}
