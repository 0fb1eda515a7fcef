import type { NounCases } from '../support/nounCases'

export const cases: NounCases = {
  at: { builtIn: 'db-init' },
  pages: { list: { title: 'People and access' } },
}
