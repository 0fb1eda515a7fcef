import { idOf } from '#mirage/random'
import type { NounCases } from '../support/nounCases'

export const cases: NounCases = {
  at: { deliveryId: { is: idOf('delivery seed 5'), named: 'test.disk.failed' } },
  lacks: {
    found: 'of each receiver as many as there were alerts',
    viewed: 'its calls show all of its kind, not one by its id',
  },
  missing: [
    [
      `/system/alerts/receivers/ops-pager/deliveries/${idOf('nothing')}`,
      `delivery ${idOf('nothing')} in ops-pager`,
    ],
  ],
  commands: [
    {
      path: '/system/alerts/receivers/ops-pager',
      of: 'test.disk.replaced',
      label: 'Resend',
    },
  ],
}
