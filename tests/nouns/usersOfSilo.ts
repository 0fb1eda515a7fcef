import { idOf } from '#mirage/random'
import { editingOne, goes, ops, type NounCases } from '../support/nounCases'

const research = '/system/silos/tidewater-research'
const ines = idOf('user ines')
const withPasswords = { at: { silo: 'tidewater-research' } }

export const cases: NounCases = {
  at: { identity: { is: ines, named: 'Ines Quadros' } },
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
  forms: [
    {
      path: `${research}/users-new`,
      typed: { Username: 'bilge', Password: 'swab the decks' },
      wrong: [
        [{ Username: '' }, 'name', 'Username is required'],
        [{ Password: '' }, 'password', 'Password is required'],
      ],
      refused: [[{ Username: 'ines' }, 'name', /already exists/]],
      notice: 'User bilge created',
      shows: [`${research}/users`, 'bilge'],
    },
    {
      path: `${research}/users/${ines}/role`,
      typed: { 'Role on tidewater-research': 'viewer' },
      shows: [`${research}/users`, /Ines Quadros [^.]*Viewer/],
    },
    {
      path: `${research}/users/${ines}/password`,
      typed: { 'Sign-in': 'login_disallowed' },
      wrong: [[{ 'Sign-in': 'password' }, 'password', 'Password is required']],
      notice: 'Ines Quadros cannot sign in any more',
    },
  ],
  commands: [goes(`${research}/users`, 'Ines Quadros', 'Delete', 'access tokens')],
  edits: [editingOne(`${research}/users/${ines}/role`, { role: 'viewer' }, { role: 'none' })],
}
