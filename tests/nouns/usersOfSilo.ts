import { goes, ops, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  lacks: { role: 'the silo decides which role' },
  failing: [['siloUserList', `${ops}/users`, 'Could not load users']],
  disabled: [
    [`${ops}/users?filter=yuki`, 'Yuki Tanabe', 'Set password', /./],
    [`${ops}/users?filter=yuki`, 'Yuki Tanabe', 'Delete', /./],
  ],
  commands: [goes('/system/silos/tidewater-research/users', 'Ines Quadros', 'Delete', 'access tokens')],
}
