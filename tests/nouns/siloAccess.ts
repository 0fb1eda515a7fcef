import { idOf } from '#mirage/random'
import { editingOne, goes, stranger, type NounCases } from '../support/nounCases'

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
  commands: [goes('/access', 'platform-builders', 'Delete', 'Delete the role of platform-builders?')],
  edits: [
    editingOne(
      `/access/${idOf('group platform-builders')}/edit`,
      { roleName: 'viewer' },
      { roleName: 'admin' },
    ),
  ],
}
