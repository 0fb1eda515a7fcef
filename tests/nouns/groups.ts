import { type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  failing: [['groupList', '/silo/groups', 'Could not load groups']],
}
