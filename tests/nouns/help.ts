import type { NounCases } from '../support/nounCases'

export const cases: NounCases = {
  at: { topic: 'instances' },
  pages: { page: { title: 'Instances' } },
  missing: [['/help/nothing', 'help page nothing']],
}
