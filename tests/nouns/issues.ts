import type { NounCases } from '../support/nounCases'

export const cases: NounCases = {
  pages: { list: { title: 'Overview' } },
}
