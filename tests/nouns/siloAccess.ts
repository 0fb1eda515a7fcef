import { idOf } from '#mirage/random'
import { editingOne, stranger, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  pages: {
    edit: { at: { identity: { is: idOf('group platform-builders'), named: 'platform-builders' } } },
  },
  missing: [[`/access/${stranger}/edit`, `role for ${stranger}`]],
  failing: [['policyView', '/access', 'Could not load silo access']],
  forms: [
    {
      path: '/access-new',
      typed: { 'User or group': idOf('group on-call'), Role: 'admin' },
      wrong: [[{ 'User or group': '' }, 'identityId', 'User or group is required']],
      notice: 'on-call is admin',
      shows: ['/access', /on-call Group Admin/],
    },
  ],
  edits: [
    editingOne(
      `/access/${idOf('group platform-builders')}/edit`,
      { roleName: 'viewer' },
      { roleName: 'admin' },
    ),
  ],
}
