import { editingOne, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  pages: { page: { title: 'Silo administration' } },
  forms: [
    {
      path: '/silo/token-lifetime/edit',
      typed: { limit: 'at_most', amount: 12, unit: 'hours' },
      wrong: [[{ amount: '' }, 'amount', 'Longest lifetime is required']],
      shows: ['/silo/token-lifetime', '12 hours'],
    },
  ],
  edits: [
    editingOne(
      '/silo/token-lifetime/edit',
      { limit: 'at_most', amount: 12, unit: 'hours' },
      { limit: 'at_most', amount: 7, unit: 'days' },
    ),
  ],
}
