import type { NounCases } from '../support/nounCases'

export const cases: NounCases = {
  forms: [
    {
      path: '/system/alerts/receivers/ops-pager/secrets-add',
      typed: { Secret: 'between us' },
      wrong: [[{ Secret: '' }, 'secret', 'Secret is required']],
    },
  ],
}
