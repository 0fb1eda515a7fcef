import { goes, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  lacks: { found: 'a pattern of its receiver, which is found' },
  forms: [
    {
      path: '/system/alerts/receivers/ops-pager/subscriptions-add',
      typed: { Subscription: 'test.disk.*' },
      wrong: [[{ Subscription: 'test.disk.lost' }, 'subscription', 'There is no alert class of this name']],
      shows: [
        '/system/alerts/receivers/ops-pager/subscriptions',
        'test.disk.* test.disk.failed, test.disk.replaced',
      ],
    },
  ],
  commands: [
    goes(
      '/system/alerts/receivers/audit-sink/subscriptions',
      'test.update.*',
      'Remove',
      'Remove test.update.*?',
    ),
  ],
}
