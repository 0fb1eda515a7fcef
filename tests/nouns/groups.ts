import { idOf } from '#mirage/random'
import type { NounCases } from '../support/nounCases'

export const cases: NounCases = {
  at: { groupId: { is: idOf('group on-call'), named: 'on-call' } },
  pages: { list: { title: 'Silo administration' } },
  failing: [['groupList', '/silo/groups', 'Could not load groups']],
}
