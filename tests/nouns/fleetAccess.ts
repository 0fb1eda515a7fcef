import { idOf } from '#mirage/random'
import { editingOne, stranger, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  pages: {
    list: { title: 'People and access' },
    edit: { at: { identity: { is: idOf('user marit'), named: 'Marit Aune' } } },
  },
  missing: [[`/system/access/${stranger}/edit`, `role for ${stranger}`]],
  menus: [['/system/access', 'Any admin of the silo tidewater-ops', ['View silo']]],
  forms: [
    {
      path: '/system/access-new',
      typed: { 'User or group': idOf('group on-call'), Role: 'collaborator' },
      wrong: [[{ 'User or group': '' }, 'identityId', 'User or group is required']],
      notice: 'on-call is collaborator',
      shows: ['/system/access', /on-call Group Collaborator/],
    },
    {
      path: `/system/access/${idOf('group on-call')}/edit`,
      typed: { Role: 'viewer' },
      shows: ['/system/access', /on-call Group Viewer/],
    },
  ],
  commands: [
    // The mapping of the silo gives the same role.
    {
      path: '/system/access',
      of: 'Marit Aune',
      label: 'Delete',
      hides: ['/system/access', 'Marit Aune User Admin'],
    },
  ],
  edits: [
    editingOne(
      `/system/access/${idOf('user staff Solveig Haugen')}/edit`,
      { roleName: 'collaborator' },
      { roleName: 'admin' },
    ),
  ],
}
