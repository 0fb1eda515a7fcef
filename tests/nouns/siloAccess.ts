import { idOf } from '#mirage/random'
import { stranger, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  pages: {
    edit: { at: { identity: { is: idOf('group platform-builders'), named: 'platform-builders' } } },
  },
  missing: [[`/access/${stranger}/edit`, `role for ${stranger}`]],
  failing: [['policyView', '/access', 'Could not load silo access']],
  sends: [
    {
      path: '/access-new',
      title: 'Add user or group',
      submit: 'Add user or group',
      picks: { 'User or group': 'on-call' },
      radio: 'Admin',
    },
  ],
}
