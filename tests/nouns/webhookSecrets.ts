import type { NounCases } from '../support/nounCases'

export const cases: NounCases = {
  lacks: { found: 'nothing of a secret is in the index' },
  forms: [
    {
      path: '/system/alerts/receivers/ops-pager/secrets-add',
      typed: { Secret: 'between us' },
      wrong: [[{ Secret: '' }, 'secret', 'Secret is required']],
    },
  ],
}
