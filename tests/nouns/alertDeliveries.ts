import { idOf } from '#mirage/random'
import { type NounCases } from '../support/nounCases'

export const cases: NounCases = {
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
