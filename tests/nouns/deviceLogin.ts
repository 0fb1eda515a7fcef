import type { NounCases } from '../support/nounCases'

export const cases: NounCases = {
  pages: { success: { title: 'Device logged in' } },
}
