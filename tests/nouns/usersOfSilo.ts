import { idOf } from '#mirage/random'
import { editingOne, goes, ops, type NounCases } from '../support/nounCases'

const withPasswords = { at: { silo: 'tidewater-research' } }

export const cases: NounCases = {
  at: { identity: { is: idOf('user ines'), named: 'Ines Quadros' } },
  pages: {
    create: withPasswords,
    page: withPasswords,
    changeRole: withPasswords,
    setPassword: withPasswords,
  },
  lacks: { role: 'the silo decides which role' },
  failing: [['siloUserList', `${ops}/users`, 'Could not load users']],
  disabled: [
    [`${ops}/users?filter=yuki`, 'Yuki Tanabe', 'Set password', /./],
    [`${ops}/users?filter=yuki`, 'Yuki Tanabe', 'Delete', /./],
  ],
  commands: [goes('/system/silos/tidewater-research/users', 'Ines Quadros', 'Delete', 'access tokens')],
  edits: [
    editingOne(
      `/system/silos/tidewater-research/users/${idOf('user ines')}/role`,
      { role: 'viewer' },
      { role: 'none' },
    ),
  ],
}
